import { showHome } from '@edil/contract/figures'
import { expect, test } from 'vitest'
import { shownWinners } from './shown-winners.ts'

const [winner] = showHome.example.recentWinners

test('hides the winners of a draw until the stage has shown them', () => {
  const winners = winner ? [{ ...winner, drawnAt: '2026-11-14T15:00:00.000Z' }] : []
  expect(shownWinners(winners, Date.parse('2026-11-14T15:00:07.000Z'))).toEqual([])
  expect(shownWinners(winners, Date.parse('2026-11-14T15:00:09.000Z'))).toEqual(winners)
})
