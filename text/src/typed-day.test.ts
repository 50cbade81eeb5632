import { expect, test } from 'vitest'
import { asTypedDay, spreadTypedDay } from './typed-day.ts'

test.each([
  ['25 / 03 / 1998', '1998-03-25'],
  ['25/3/1998', '1998-03-25'],
  ['5.3.1998', '1998-03-05'],
  ['25031998', '1998-03-25'],
  [' 25-03-1998 ', '1998-03-25'],
  ['1998-03-25', '1998-03-25'],
  ['２５／０３／１９９８', '1998-03-25'],
  ['25 / 03 / 98', undefined],
  ['25 / 03', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('%s is read as %s', (text, day) => {
  expect(asTypedDay(text)).toBe(day)
})

test('slashes are inserted while digits are typed', () => {
  let shown = ''
  const steps = [...'25031998'].map((digit) => {
    shown = spreadTypedDay(shown + digit)
    return shown
  })
  expect(steps).toEqual([
    '2',
    '25 / ',
    '25 / 0',
    '25 / 03 / ',
    '25 / 03 / 1',
    '25 / 03 / 19',
    '25 / 03 / 199',
    '25 / 03 / 1998',
  ])
  expect(spreadTypedDay('25 / 03 / 19987')).toBe('25 / 03 / 1998')
})

test('accepts typed slashes, and a single digit before one', () => {
  expect(spreadTypedDay('25 / /')).toBe('25 / ')
  expect(spreadTypedDay('5/')).toBe('05 / ')
  expect(spreadTypedDay('05 / 3.')).toBe('05 / 03 / ')
  expect(spreadTypedDay('5/3/1998')).toBe('05 / 03 / 1998')
})

test('what a browser fills in is turned around', () => {
  expect(spreadTypedDay('1998-03-25')).toBe('25 / 03 / 1998')
})
