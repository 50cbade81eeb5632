import type { holdNumbers, joinGame, MyNumbers, releaseNumber, releaseNumbers } from '@edil/contract/boards'
import type { BodyOf } from '@edil/contract/endpoint'
import { send } from './client.ts'

/** A claim is retried with its key, so a long wait for a lost response gains nothing. */
const PATIENCE_MS = 8_000

type Wish = { readonly numbers: number[] } | { readonly random: number }

/** One claim, which can be sent repeatedly: its key makes every repetition the same claim. */
export function claim(gameId: string, wish: Wish): () => Promise<MyNumbers> {
  const body: BodyOf<typeof holdNumbers> = { key: crypto.randomUUID(), ...wish }
  return () => send<typeof holdNumbers>('POST', `/api/games/${gameId}/holds`, body, PATIENCE_MS)
}

export function giveBack(gameId: string, number: number): () => Promise<MyNumbers> {
  return () => send<typeof releaseNumber>('DELETE', `/api/games/${gameId}/holds/${number}`, undefined, PATIENCE_MS)
}

export function giveBackAll(gameId: string): () => Promise<MyNumbers> {
  return () => send<typeof releaseNumbers>('DELETE', `/api/games/${gameId}/holds`, undefined, PATIENCE_MS)
}

/** Whether the player can pick numbers on this board now. */
export function join(gameId: string) {
  return send<typeof joinGame>('POST', `/api/games/${gameId}/join`)
}
