import { EXAMPLE_GAME, type Game } from '@edil/contract/games'
import { expect, test } from 'vitest'
import { gamesToRefetch } from './ongoing-games.ts'

test('refetches a game that left the list of ongoing games, and not one that is known to have ended', () => {
  const game = (id: string, status: Game['status']): [string, Game] => [id, { ...EXAMPLE_GAME, id, status }]
  const known = new Map([game('daily-1', 'completed'), game('daily-2', 'active'), game('weekly-1', 'active')])
  expect(gamesToRefetch(known, [{ ...EXAMPLE_GAME, id: 'weekly-1' }])).toEqual(['daily-2'])
})
