import { EXAMPLE_DRAW } from '@edil/contract/draws'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { readDraws, storeDraw } from './draws.ts'

afterEach(() => vi.unstubAllGlobals())

test('an event that comes while an older answer is on its way is not taken back by it', async () => {
  const client = new QueryClient()
  const newer = { ...EXAMPLE_DRAW, version: EXAMPLE_DRAW.version + 1 }
  vi.stubGlobal('fetch', async () => {
    storeDraw(client, newer)
    return Response.json({ draws: [EXAMPLE_DRAW] })
  })
  expect((await readDraws(client)).get(EXAMPLE_DRAW.gameId)).toEqual(newer)
})
