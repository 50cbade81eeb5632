import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeToast, currentToasts, showToast, subscribeToToasts } from './toast-list.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id)
  vi.useRealTimers()
})

const titles = () => currentToasts().map(({ title }) => title)

test('a toast leaves after four seconds', () => {
  showToast('good', 'Copied to clipboard', '0900123456')
  vi.advanceTimersByTime(3999)
  expect(titles()).toEqual(['Copied to clipboard'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

test('an error stays until it is closed', () => {
  showToast('bad', 'Some Numbers Taken')
  vi.advanceTimersByTime(60_000)
  expect(titles()).toEqual(['Some Numbers Taken'])
  const [toast] = currentToasts()
  closeToast(toast?.id ?? 0)
  expect(titles()).toEqual([])
})

test('listeners hear of every change until they leave', () => {
  const heard = vi.fn()
  const leave = subscribeToToasts(heard)
  showToast('note', 'Maximum Numbers Selected')
  vi.advanceTimersByTime(4000)
  expect(heard).toHaveBeenCalledTimes(2)
  leave()
  showToast('note', 'Maximum Numbers Selected')
  expect(heard).toHaveBeenCalledTimes(2)
})

test('the last word on a matter is the only one, and good news ends the bad', () => {
  showToast('bad', 'Login Failed', 'The name or the password is not right.')
  showToast('bad', 'Login Failed', 'Too many attempts.')
  expect(currentToasts()).toMatchObject([{ text: 'Too many attempts.' }])
  showToast('good', 'Welcome back!')
  expect(titles()).toEqual(['Welcome back!'])
})
