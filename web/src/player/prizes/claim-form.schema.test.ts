import { expect, test } from 'vitest'
import { claimSchema } from './claim-form.schema.ts'

const claim = { method: 'telebirr', accountNumber: '0911 22-33-44', accountName: ' Selam Bekele ' }

test('a phone number is accepted in any usual notation and stored in one', () => {
  const stored = { method: 'telebirr', accountNumber: '+251911223344', accountName: 'Selam Bekele', bank: null }
  for (const accountNumber of ['0911 22-33-44', '+251 911 223 344', '911223344'])
    expect(claimSchema.parse({ ...claim, accountNumber })).toEqual(stored)
})

test('a wallet requires a mobile number, a bank account does not', () => {
  const accountNumber = '1000 1234 5678 9'
  const { error } = claimSchema.safeParse({ ...claim, accountNumber })
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['accountNumber'])
  const bank = { ...claim, method: 'bank', accountNumber, bank: ' Dashen Bank ' }
  expect(claimSchema.parse(bank)).toMatchObject({ accountNumber: '1000123456789', bank: 'Dashen Bank' })
  for (const missing of [undefined, null, ' '])
    expect(claimSchema.safeParse({ ...bank, bank: missing }).success).toBe(false)
})

test.each(['', '12 34', 'ABC12345678', '1'.repeat(21)])('a bank account number %j is refused', (accountNumber) => {
  expect(claimSchema.safeParse({ ...claim, method: 'bank', bank: 'Dashen Bank', accountNumber }).success).toBe(false)
})
