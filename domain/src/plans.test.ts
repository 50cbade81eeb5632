import { expect, test } from 'vitest'
import { etb } from './money.ts'
import { fullTakings, GAME_TYPES, prizePool, SHIPPED_PLANS } from './plans.ts'

test('every game type ships with one plan', () => {
  expect(SHIPPED_PLANS.map((plan) => plan.type)).toEqual([...GAME_TYPES])
})

test('a full board pays out between 75 and 90 per cent of what it takes', () => {
  for (const plan of SHIPPED_PLANS) {
    const share = Number(prizePool(plan.prizes)) / Number(fullTakings(plan.fee))
    expect(share, plan.id).toBeGreaterThan(0.75)
    expect(share, plan.id).toBeLessThan(0.9)
  }
})

test('the daily plan collects 50,000 ETB and pays 40,000', () => {
  const daily = SHIPPED_PLANS.find((plan) => plan.id === 'daily')
  expect(daily && fullTakings(daily.fee)).toBe(etb(50_000))
  expect(daily && prizePool(daily.prizes)).toBe(etb(40_000))
})
