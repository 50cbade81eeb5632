import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asPhone, formatPhone } from './phone.ts'

test.each([
  '+251911223344',
  '+251 911 223 344',
  '+251-911-22-33-44',
  '+251 (0) 911 223344',
  '+251 (911) 223344',
  '251911223344',
  '00251911223344',
  '0911223344',
  '09 11 22 33 44',
  '0911-22-33-44',
  '(091) 122 3344',
  '911223344',
  '  911 223 344 ',
  '０９１１２２３３４４',
  '0911\u00a0223\u2011344',
])('%j is the same number', (written) => {
  expect(asPhone(written)).toBe('+251911223344')
})

test('Safaricom numbers start with 7', () => {
  expect(asPhone('0711223344')).toBe('+251711223344')
  expect(asPhone('+251 7 11 22 33 44')).toBe('+251711223344')
})

test.each([
  '',
  '12345',
  '0811223344',
  '0111223344',
  '+254911223344',
  '+2519112233445',
  '091122334',
  'phone',
  '+251 911 223 34a',
  '0+251911223344',
])('%j is not a mobile number', (written) => {
  expect(asPhone(written)).toBeUndefined()
})

test('every notation of a number is read as the same stored form', () => {
  const subscriber = fc.tuple(fc.constantFrom('7', '9'), fc.stringMatching(/^\d{8}$/)).map((parts) => parts.join(''))
  const prefix = fc.constantFrom('+251', '251', '00251', '0', '')
  fc.assert(
    fc.property(
      subscriber,
      prefix,
      fc.array(fc.constantFrom('', ' ', '-', '.'), { minLength: 9, maxLength: 9 }),
      (digits, start, gaps) => {
        const written = start + [...digits].map((digit, index) => digit + gaps[index]).join('')
        const phone = asPhone(written)
        expect(phone).toBe(`+251${digits}`)
        expect(asPhone(formatPhone(phone ?? ''))).toBe(phone)
      },
    ),
  )
})
