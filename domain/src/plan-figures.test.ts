import { expect, test } from 'vitest'
import { fullBoard, refusePlanMoney } from './plan-figures.ts'

test('a full board of the midday plan leaves 2,300 birr', () => {
  const money = { fee: 10_000n, prizes: [700_000n, 50_000n, 20_000n] } as const
  expect(fullBoard(money)).toEqual({ moneyIn: 1_000_000n, prizes: 770_000n, left: 230_000n })
  expect(refusePlanMoney(money)).toBeUndefined()
})

test('prizes may use up a full board and no more', () => {
  expect(refusePlanMoney({ fee: 100n, prizes: [9_000n, 500n, 500n] })).toBeUndefined()
  expect(refusePlanMoney({ fee: 100n, prizes: [9_001n, 500n, 500n] })).toBe('prizes_above_full_board')
})

test('a lower place never wins more than a higher one, and every place wins something', () => {
  expect(refusePlanMoney({ fee: 100n, prizes: [400n, 500n, 300n] })).toBe('prizes_out_of_order')
  expect(refusePlanMoney({ fee: 100n, prizes: [500n, 300n, 400n] })).toBe('prizes_out_of_order')
  expect(refusePlanMoney({ fee: 100n, prizes: [500n, 300n, 0n] })).toBe('request_invalid')
})
