import { EXAMPLE_DRAW } from '@edil/contract/draws'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { drawsQuery, storeDraw } from './draws.ts'
import { readMerged } from './use-live-query.ts'

afterEach(() => vi.unstubAllGlobals())

test('a response that is older than an event received meanwhile does not undo it', async () => {
  const client = new QueryClient()
  const newer = { ...EXAMPLE_DRAW, version: EXAMPLE_DRAW.version + 1 }
  vi.stubGlobal('fetch', async () => {
    storeDraw(client, newer)
    return Response.json({ draws: [EXAMPLE_DRAW] })
  })
  expect((await readMerged(client, drawsQuery)).get(EXAMPLE_DRAW.gameId)).toEqual(newer)
})
