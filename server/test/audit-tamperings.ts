import { type AuditEntry, auditHash } from '../src/audit/audit-entry.ts'
import type { AuditHead } from '../src/audit/audit-head.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'

export type AuditTrail = { readonly entries: readonly AuditEntry[]; readonly head: AuditHead }

export type Tampering = AuditTrail & {
  readonly kind: string
  /** Numbers that a report must cover, as the entries stand afterwards. */
  readonly places: readonly bigint[]
  /** A head stored before the tampering. Only forgeries that no chain can show have one. */
  readonly anchors: readonly AuditHead[]
}

type Forger = (
  log: AuditTrail,
  random: SeededRandom,
) => Omit<Tampering, 'kind' | 'anchors'> & { anchors?: readonly AuditHead[] }

/** `count` tamperings, as many of each kind, the same for the same seed. */
export function tamperings(log: AuditTrail, count: number, seed: number): Tampering[] {
  const random = createSeededRandom(seed)
  const kinds = Object.entries(FORGERS)
  return Array.from({ length: count }, (_, index) => {
    const [kind, forge] = kinds[index % kinds.length] as [string, Forger]
    const { anchors = [], entries, ...rest } = forge(log, random)
    return { kind, anchors, ...rest, entries: entries.toSorted((a, b) => Number(a.seq - b.seq)) }
  })
}

const EDITS: Record<string, (entry: AuditEntry, random: SeededRandom) => Partial<AuditEntry>> = {
  'its time': ({ at }, random) => ({
    at: `${at}`.replace(/\d(?=Z)/, (digit) => `${(Number(digit) + random.between(1, 9)) % 10}`),
  }),
  'its era': ({ at }) => ({ at: `${at}`.replace('AD', 'BC') }),
  'its actor': ({ actor }) => ({ actor: actor === 'system' ? 'visitor' : 'system' }),
  'its action': ({ action }) => ({ action: action === 'signed_in' ? 'signed_out' : 'signed_in' }),
  'its subject': ({ subject }) => ({ subject: `${subject ?? ''}x` }),
  'whether it has a subject': ({ subject }) => ({ subject: subject === null ? '' : null }),
  'where actor ends and action begins': ({ actor, action }) => ({
    actor: `${actor}`.slice(0, -1),
    action: `${`${actor}`.at(-1)}${action}`,
  }),
  'its details': ({ details }) => ({ details: details === '{}' ? '{"amount":1}' : '{}' }),
  'a space in its details': ({ details }) => ({ details: `${details} ` }),
  'a bit of its salt': ({ salt }, random) => ({ salt: flipBit(salt ?? Buffer.alloc(16), random) }),
}

const LINKS: typeof EDITS = {
  'a bit of its hash': ({ hash }, random) => ({ hash: flipBit(hash, random) }),
  'a bit of its previous hash': ({ previousHash }, random) => ({ previousHash: flipBit(previousHash, random) }),
  'its hash to the previous': ({ previousHash }) => ({ hash: previousHash }),
}

const FORGERS: Record<string, Forger> = {
  ...Object.fromEntries(
    Object.entries({ ...EDITS, ...LINKS }).map(([what, edit]): [string, Forger] => [
      `edit ${what}`,
      ({ entries, head }, random) => {
        const place = random.between(1, entries.length)
        const entry = entryAt(entries, place)
        return { entries: entries.with(place - 1, { ...entry, ...edit(entry, random) }), head, places: [BigInt(place)] }
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(EDITS).map(([what, edit]): [string, Forger] => [
      `edit ${what} and work out its hash`,
      ({ entries, head }, random) => {
        const place = random.between(1, entries.length)
        const entry = entryAt(entries, place)
        const forged = sealed({ ...entry, ...edit(entry, random) })
        return { entries: entries.with(place - 1, forged), head, places: [BigInt(place)] }
      },
    ]),
  ),
  'edit its number': ({ entries, head }, random) => {
    const place = random.between(1, entries.length)
    const entry = entryAt(entries, place)
    const other = (place + random.between(1, entries.length + 9)) % (entries.length + 10)
    const seq = BigInt(other === 0 ? -random.between(0, 9) : other)
    return { entries: entries.with(place - 1, { ...entry, seq }), head, places: [entry.seq, seq] }
  },
  'delete some': ({ entries, head }, random) => {
    const [first, afterLast] = range(entries, random)
    const places = entries.slice(first, afterLast).map(({ seq }) => seq)
    return { entries: entries.toSpliced(first, afterLast - first), head, places }
  },
  'delete some and close the gap': ({ entries }, random) => {
    const [first, afterLast] = range(entries.slice(0, -1), random)
    return tidied(entries.toSpliced(first, afterLast - first), [first + 1])
  },
  'cut the start': ({ entries, head }, random) => {
    const count = random.between(1, entries.length - 1)
    return { entries: entries.slice(count), head, places: entries.slice(0, count).map(({ seq }) => seq) }
  },
  'cut the start and renumber': ({ entries }, random) =>
    tidied(entries.slice(random.between(1, entries.length - 1)), [1]),
  'cut the end': ({ entries, head }, random) => {
    const kept = random.between(0, entries.length - 1)
    return { entries: entries.slice(0, kept), head, places: entries.slice(kept).map(({ seq }) => seq) }
  },
  'cut the end and move the head': ({ entries, head }, random) => {
    const kept = random.between(1, entries.length - 1)
    const places = entries.slice(kept).map(({ seq }) => seq)
    return { ...tidied(entries.slice(0, kept), []), places, anchors: [head] }
  },
  'swap two places': ({ entries, head }, random) => {
    const [a, b] = two(entries, random)
    const swapped = entries.with(a, { ...entryAt(entries, b + 1), seq: seqAt(a) }).with(b, {
      ...entryAt(entries, a + 1),
      seq: seqAt(b),
    })
    return { entries: swapped, head, places: [seqAt(a), seqAt(b)] }
  },
  'swap the contents of two': ({ entries, head }, random) => {
    const [a, b] = two(entries, random)
    const swapped = entries.with(a, withContents(entries, a, b)).with(b, withContents(entries, b, a))
    return { entries: swapped, head, places: [seqAt(a), seqAt(b)] }
  },
  'swap the contents of two and work out their hashes': ({ entries, head }, random) => {
    const [a, b] = two(entries, random)
    const swapped = entries.with(a, sealed(withContents(entries, a, b))).with(b, sealed(withContents(entries, b, a)))
    return { entries: swapped, head, places: [seqAt(a), seqAt(b)] }
  },
  'put one in': ({ entries }, random) => {
    const index = random.between(0, entries.length - 1)
    return tidied(entries.toSpliced(index, 0, invented(entries, index)), [index + 1])
  },
  'put one in under a number that is taken': ({ entries, head }, random) => {
    const index = random.between(0, entries.length - 1)
    return {
      entries: entries.toSpliced(index + random.between(0, 1), 0, invented(entries, index)),
      head,
      places: [seqAt(index)],
    }
  },
  'put one behind the head': ({ entries, head }) => {
    const { length } = entries
    return { entries: [...entries, invented(entries, length)], head, places: [seqAt(length)] }
  },
  'move one elsewhere': ({ entries }, random) => {
    const [from, to] = two(entries, random)
    const moved = entries.toSpliced(from, 1).toSpliced(to, 0, entryAt(entries, from + 1))
    const [first, last] = [Math.min(from, to), Math.max(from, to)]
    const places = Array.from({ length: last - first + 1 }, (_, step) => first + step + 1)
    return tidied(moved, places)
  },
  'write one over another': ({ entries, head }, random) => {
    const [a, b] = two(entries, random)
    return {
      entries: entries.with(a, { ...entryAt(entries, b + 1), seq: seqAt(a) }),
      head,
      places: [seqAt(a)],
    }
  },
  'copy the contents of one to another': ({ entries, head }, random) => {
    const [a, b] = two(entries, random)
    return { entries: entries.with(a, withContents(entries, a, b)), head, places: [seqAt(a)] }
  },
  'repeat one further on': ({ entries }, random) => {
    const [a, b] = two(entries, random)
    return tidied(entries.toSpliced(a, 0, entryAt(entries, b + 1)), [a + 1])
  },
  'recompute the whole chain': ({ entries }, random) => {
    const place = random.between(1, entries.length)
    const entry = entryAt(entries, place)
    const forged = rechained(entries.with(place - 1, { ...entry, subject: `${entry.subject}x` }))
    const anchor = entryAt(entries, random.between(place, entries.length))
    return { ...tidied(forged, [place]), anchors: [anchor] }
  },
  'leave a head that differs': ({ entries, head }, random) => ({
    entries,
    head: { ...head, hash: flipBit(head.hash, random) },
    places: [head.seq],
  }),
}

/** A careful forger's work: numbered without a gap, and the head moved to its end. */
function tidied(entries: readonly AuditEntry[], places: readonly number[]): Omit<Tampering, 'kind' | 'anchors'> {
  const numbered = entries.map((entry, index) => ({ ...entry, seq: seqAt(index) }))
  return { entries: numbered, head: entryAt(numbered, numbered.length), places: places.map(BigInt) }
}

function rechained(entries: readonly AuditEntry[]): AuditEntry[] {
  let previousHash: Buffer = Buffer.alloc(32)
  return entries.map((entry) => {
    const forged = sealed({ ...entry, previousHash })
    previousHash = forged.hash
    return forged
  })
}

/** Never written by the database, but right in itself and right behind the entry before it. */
function invented(entries: readonly AuditEntry[], index: number): AuditEntry {
  const before = entries[index - 1]
  const template = before ?? entryAt(entries, 1)
  return sealed({
    ...template,
    seq: seqAt(index),
    action: 'role_changed',
    details: '{"role":"admin"}',
    previousHash: before?.hash ?? Buffer.alloc(32),
  })
}

function withContents(entries: readonly AuditEntry[], index: number, from: number): AuditEntry {
  const { seq, previousHash, hash } = entryAt(entries, index + 1)
  return { ...entryAt(entries, from + 1), seq, previousHash, hash }
}

const sealed = (entry: AuditEntry): AuditEntry => ({ ...entry, hash: auditHash(entry) })

function flipBit(hash: Buffer, random: SeededRandom): Buffer {
  const flipped = Buffer.from(hash)
  const index = random.between(0, hash.length - 1)
  flipped[index] = (flipped[index] ?? 0) ^ (1 << random.between(0, 7))
  return flipped
}

const seqAt = (index: number) => BigInt(index + 1)

function entryAt(entries: readonly AuditEntry[], place: number): AuditEntry {
  const entry = entries[place - 1]
  if (!entry) throw new Error(`no entry ${place}`)
  return entry
}

function two(entries: readonly AuditEntry[], random: SeededRandom): [number, number] {
  const a = random.between(0, entries.length - 1)
  return [a, (a + random.between(1, entries.length - 1)) % entries.length]
}

/** One entry, or up to twenty in a row. */
function range(entries: readonly AuditEntry[], random: SeededRandom): [number, number] {
  const first = random.between(0, entries.length - 1)
  return [first, Math.min(entries.length, first + (random.between(0, 1) === 0 ? 1 : random.between(2, 20)))]
}
