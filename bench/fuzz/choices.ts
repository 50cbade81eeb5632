import { createHash } from 'node:crypto'
import { createSeededRandom, type SeededRandom } from '../../server/test/seeded-random.ts'
import type { Actor } from './people-of-scene.ts'
import type { Kind, Scene, Thing } from './scene.ts'

/** Everything that a request is made of, besides the contract. */
export type Choices = {
  readonly random: SeededRandom
  readonly scene: Scene
  readonly actor: Actor
  /** What the request is about. */
  readonly thing: Thing
  /** Letters and digits that no other request of the run has. */
  readonly unique: string
}

/** The same for the same seed and number, whatever other requests do. */
export function randomOf(seed: number, index: number): SeededRandom {
  return createSeededRandom(createHash('sha256').update(`${seed}:${index}`).digest().readUInt32BE(0))
}

export function uuid(random: SeededRandom): string {
  const digits = (count: number) => Array.from({ length: count }, () => random.below(16).toString(16)).join('')
  return `${digits(8)}-${digits(4)}-4${digits(3)}-9${digits(3)}-${digits(12)}`
}

/** True in `percent` of a hundred cases. */
export function happens(random: SeededRandom, percent: number): boolean {
  return random.below(100) < percent
}

export function maybeOne<T>(random: SeededRandom, of: readonly T[]): T | undefined {
  return of.length === 0 ? undefined : random.one(of)
}

/** A thing of this kind, mostly one of the actor's own, sometimes one that does not exist. */
export function chooseThing(random: SeededRandom, scene: Scene, kind: Kind, actor: Actor): Thing {
  const all = scene.things[kind]
  const own = all.filter(({ owner }) => owner === actor.number)
  const chosen = happens(random, 60) ? (maybeOne(random, own) ?? maybeOne(random, all)) : maybeOne(random, all)
  if (!chosen || happens(random, 4)) return { id: uuid(random), owner: -1 }
  return chosen
}
