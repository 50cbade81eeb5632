import { expect, test } from 'vitest'
import { holdStage } from './hold-stage.ts'

test.each([
  [900, 'normal'],
  [180, 'normal'],
  [179, 'low'],
  [60, 'low'],
  [59, 'last'],
  [1, 'last'],
  [0, 'expired'],
  [-5, 'expired'],
] as const)('with %i seconds left a hold is %s', (seconds, stage) => {
  expect(holdStage(seconds)).toBe(stage)
})
