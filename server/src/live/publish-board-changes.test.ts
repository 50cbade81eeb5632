import type { Board } from '@edil/contract/boards'
import type { Client } from 'pg'
import { expect, test } from 'vitest'
import type { Nchan } from '../platform/nchan.ts'
import { createBoardPublisher } from './publish-board-changes.ts'

/** A board that changes every 20 ms for so many seconds; returns the second of each update that its viewers got. */
async function updatesOf(seconds: number): Promise<readonly number[]> {
  let now = 0
  let version = 0
  const updates: number[] = []
  const nchan = {
    publish: async (channel: string) => {
      if (channel.startsWith('board/')) updates.push(now / 1_000)
    },
  } as unknown as Nchan
  const client = { query: async () => ({ rows: [{ game_id: 'daily-1', version }] }) } as unknown as Client
  const readers = {
    readBoards: async () => [{ gameId: 'daily-1', version } as Board],
    readGames: async () => [],
    readDraws: async () => [],
  }
  const publish = createBoardPublisher(nchan, readers, () => now)
  for (; now < seconds * 1_000; now += 20) {
    version += 1
    await publish(client, 1_000)
  }
  return updates
}

test('a short rush is shown ten times a second; a board that goes on changing is sent three times a second', async () => {
  const updates = await updatesOf(60)
  expect(updates.filter((at) => at < 3)).toHaveLength(30)
  expect(updates.filter((at) => at >= 30).length).toBeLessThanOrEqual(91)
  expect(updates.filter((at) => at >= 30).length).toBeGreaterThan(80)
})
