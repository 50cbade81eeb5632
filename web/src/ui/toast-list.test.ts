import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeErrors, closeToast, currentToasts, showToast, subscribeToToasts } from './toast-list.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id)
  vi.useRealTimers()
})

const titles = () => currentToasts().map(({ title }) => title)

test('a toast closes after four seconds', () => {
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

test('listeners are notified of every change until they unsubscribe', () => {
  const listener = vi.fn()
  const unsubscribe = subscribeToToasts(listener)
  showToast('note', 'Maximum Numbers Selected')
  vi.advanceTimersByTime(4000)
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
  showToast('note', 'Maximum Numbers Selected')
  expect(listener).toHaveBeenCalledTimes(2)
})

test('one toast is shown at a time', () => {
  showToast('bad', 'Login Failed', 'The name or the password is not right.')
  showToast('bad', 'Login Failed', 'Too many attempts.')
  expect(currentToasts()).toMatchObject([{ text: 'Too many attempts.' }])
  showToast('good', 'Welcome back!')
  expect(titles()).toEqual(['Welcome back!'])
})

test('an error closes when its cause is corrected, and other toasts stay', () => {
  showToast('bad', 'Login Failed')
  closeErrors()
  expect(titles()).toEqual([])
  showToast('note', 'Login Required')
  closeErrors()
  expect(titles()).toEqual(['Login Required'])
})
