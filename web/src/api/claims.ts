import type { holdNumbers, joinGame, MyNumbers, releaseNumber, releaseNumbers } from '@edil/contract/boards'
import type { BodyOf } from '@edil/contract/endpoint'
import { send } from './client.ts'

/** A claim is retried with its key, so a long wait for a lost response gains nothing. */
const TIMEOUT_MS = 8_000

type Choice = { readonly numbers: number[] } | { readonly random: number }

/** One claim, which can be sent repeatedly: its key makes every repetition the same claim. */
export function claim(gameId: string, choice: Choice): () => Promise<MyNumbers> {
  const body: BodyOf<typeof holdNumbers> = { key: crypto.randomUUID(), ...choice }
  return () => send<typeof holdNumbers>('POST', `/api/games/${gameId}/holds`, body, TIMEOUT_MS)
}

export function releaseHold(gameId: string, number: number): () => Promise<MyNumbers> {
  return () => send<typeof releaseNumber>('DELETE', `/api/games/${gameId}/holds/${number}`, undefined, TIMEOUT_MS)
}

export function releaseAllHolds(gameId: string): () => Promise<MyNumbers> {
  return () => send<typeof releaseNumbers>('DELETE', `/api/games/${gameId}/holds`, undefined, TIMEOUT_MS)
}

/** Whether the player can pick numbers on this board now. */
export function join(gameId: string) {
  return send<typeof joinGame>('POST', `/api/games/${gameId}/join`)
}
