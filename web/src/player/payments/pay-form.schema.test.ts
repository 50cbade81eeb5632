import { expect, test } from 'vitest'
import { isEmptyOrReference, paymentSchema } from './pay-form.schema.ts'

const typed = { accountName: ' Selam Bekele ', method: 'telebirr', reference: '' }

test('the name is required, the transaction number is optional', () => {
  expect(paymentSchema.safeParse(typed).data).toEqual({ ...typed, accountName: 'Selam Bekele' })
  expect(paymentSchema.safeParse({ ...typed, accountName: '   ' }).success).toBe(false)
})

test.each([
  ['', true],
  ['  ', true],
  ['CHV4K8Q2ZT', true],
  ['chv4-k8q2 zt', true],
  ['CHV4', false],
  ['—', false],
  ['ግብይት', false],
])('the transaction number %j is accepted: %j', (reference, isAccepted) => {
  expect(isEmptyOrReference(reference)).toBe(isAccepted)
})
