import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterStep,
  closingStep,
  GAME_STATUSES,
  GAME_STEPS,
  type GameStatus,
  type GameStep,
  isOpen,
  isReadyToDraw,
  shortGameId,
} from './games.ts'

const steps = Object.keys(GAME_STEPS) as GameStep[]

/** All 25 pairs written out, so that a mistake in GAME_STEPS fails here. */
const EVERY_OUTCOME: Record<GameStatus, Record<GameStep, GameStatus | undefined>> = {
  active: { fill: 'full', release: undefined, close: 'drawing', cancel: 'cancelled', draw: undefined },
  full: { fill: undefined, release: 'active', close: 'drawing', cancel: 'cancelled', draw: undefined },
  drawing: { fill: undefined, release: undefined, close: undefined, cancel: undefined, draw: 'completed' },
  completed: { fill: undefined, release: undefined, close: undefined, cancel: undefined, draw: undefined },
  cancelled: { fill: undefined, release: undefined, close: undefined, cancel: undefined, draw: undefined },
}

test.each(GAME_STATUSES.flatMap((status) => steps.map((step) => ({ status, step }))))(
  '$status, then $step',
  ({ status, step }) => {
    expect(afterStep(status, step)).toBe(EVERY_OUTCOME[status][step])
  },
)

test('a closed game never opens again and is never cancelled, whatever the order of steps', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 40 }), (history) => {
      let status: GameStatus = 'active'
      let closed = false
      for (const step of history) {
        const next = afterStep(status, step)
        if (closed && next) expect(['drawing', 'completed']).toContain(next)
        if (next === 'drawing') closed = true
        if (next === 'cancelled') expect(closed).toBe(false)
        status = next ?? status
      }
    }),
  )
})

test('a completed or cancelled game has no further steps', () => {
  for (const step of steps) {
    expect(afterStep('completed', step)).toBeUndefined()
    expect(afterStep('cancelled', step)).toBeUndefined()
  }
})

test('a game is open exactly when it can still sell or release a number', () => {
  for (const status of GAME_STATUSES) {
    expect(isOpen(status)).toBe(['active', 'full'].includes(status))
    expect(isOpen(status)).toBe(Boolean(afterStep(status, 'fill') ?? afterStep(status, 'release')))
  }
})

test('a game is named after its type, and a game of a second plan of the type keeps its whole id', () => {
  expect(shortGameId('midday-33', 'midday')).toBe('33')
  expect(shortGameId('quick-33', 'midday')).toBe('quick-33')
})

// proves: STATE-32
test('a game is ready to draw with one approved payment and three approved numbers', () => {
  expect(isReadyToDraw({ payments: 1, numbers: 3 })).toBe(true)
  expect(isReadyToDraw({ payments: 0, numbers: 3 })).toBe(false)
  expect(isReadyToDraw({ payments: 1, numbers: 2 })).toBe(false)
  expect(closingStep({ payments: 3, numbers: 100 })).toBe('close')
  expect(closingStep({ payments: 0, numbers: 0 })).toBe('cancel')
})
