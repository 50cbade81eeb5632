import { expect, test } from 'vitest'
import { actionOf } from './keys.ts'

const BODY = { tagName: 'BODY' }
const press = (key: string, more: object = {}) => ({
  key,
  code: `Key${key.toUpperCase()}`,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  repeat: false,
  ...more,
})

test.each([
  ['a', 'approve'],
  ['A', 'approve'],
  ['r', 'reject'],
  ['p', 'pay'],
  ['j', 'next'],
  ['K', 'previous'],
] as const)('%s means %s', (key, action) => {
  expect(actionOf(press(key), BODY)).toBe(action)
})

test('other keys have no action', () => {
  for (const key of ['b', 'Enter', 'Tab', 'ArrowDown', 'Escape', ' ', '1'])
    expect(actionOf(press(key, { code: 'KeyA' }), BODY)).toBeUndefined()
})

test('no key acts in a text field or a select', () => {
  for (const place of [
    { tagName: 'INPUT', type: 'search' },
    { tagName: 'INPUT', type: 'text' },
    { tagName: 'TEXTAREA' },
    { tagName: 'SELECT' },
    { tagName: 'DIV', isContentEditable: true },
  ])
    expect(actionOf(press('a'), place)).toBeUndefined()
  expect(actionOf(press('a'), { tagName: 'A' })).toBe('approve')
  expect(actionOf(press('a'), { tagName: 'BUTTON', type: 'button' })).toBe('approve')
})

test('shortcuts of the browser have no action', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    expect(actionOf(press('r', { [modifier]: true }), BODY)).toBeUndefined()
})

test('a key held down moves through the queue and decides nothing', () => {
  expect(actionOf(press('j', { repeat: true }), BODY)).toBe('next')
  expect(actionOf(press('a', { repeat: true }), BODY)).toBeUndefined()
  expect(actionOf(press('r', { repeat: true }), BODY)).toBeUndefined()
})

test('on an Amharic keyboard the physical key counts', () => {
  expect(actionOf(press('አ', { code: 'KeyA' }), BODY)).toBe('approve')
  expect(actionOf(press('ጀ', { code: 'KeyJ' }), BODY)).toBe('next')
})

test('the question mark opens the help, on any keyboard that has one', () => {
  const press = { key: '?', code: 'Slash', altKey: false, ctrlKey: false, metaKey: false, repeat: false }
  expect(actionOf(press, {})).toBe('help')
  expect(actionOf({ ...press, code: 'Minus' }, {})).toBe('help')
  expect(actionOf(press, { tagName: 'TEXTAREA' })).toBeUndefined()
})
