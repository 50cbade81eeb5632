import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Commitments, commitmentOf } from '@edil/domain/draw/manifest'
import type { BallSet } from '@edil/domain/draw/open-record'

/** One draw as the second implementation computed it (bench/draw/reference.py). */
export type DrawVector = {
  readonly name: string
  readonly gameId: string
  readonly openRecord: string
  readonly pool: BallSet
  readonly round: number
  readonly signature: string
  /** The keys. */
  readonly tickets: Readonly<Record<string, string>>
  readonly commitments: Readonly<Record<string, string>>
  readonly picks: number
  readonly hOpen: string
  readonly hManifest: string
  readonly seed: string
  readonly winners: readonly number[]
}

export type BeaconRound = { readonly round: number; readonly signature: string; readonly randomness: string }

const FOLDER = join(import.meta.dirname, '../domain/src/draw/vectors')
const read = (name: string) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))

export const DRAW_VECTORS: readonly DrawVector[] = read('vectors.json')

/** Eight real rounds of drand's quicknet, each checked by a full pairing in an independent implementation. */
export const QUICKNET_ROUNDS: readonly BeaconRound[] = read('quicknet-vectors.json').rounds

/** Computed from the keys, to be compared with those of the vector. */
export function commitmentsOf({ gameId, tickets }: DrawVector): Commitments {
  return new Map(
    Object.entries(tickets).map(([number, key]) => [Number(number), commitmentOf(gameId, Number(number), key)]),
  )
}
