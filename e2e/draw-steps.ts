import type { Draw } from '@edil/contract/draws'
import { until } from '../dev/process.ts'
import { makeDue } from '../server/test/games.ts'
import { node, openGameOf, owner, world } from './stack.ts'

/** Closes the open daily game, which earlier stories may have used, and returns the next one. */
export async function freshGame(): Promise<string> {
  const { id } = await openGameOf(owner, 'daily')
  await makeDue(await world(), [id], new Date())
  await until(async () => (await openGameOf(owner, 'daily')).id !== id, 20_000)
  return (await openGameOf(owner, 'daily')).id
}

export async function drawOf(gameId: string): Promise<Draw> {
  const response = await fetch(`${node(2)}/api/games/${gameId}/draw`)
  return response.json()
}
