import { AUDIT_ACTIONS } from '@edil/domain/audit-actions'
import { expect, test } from 'vitest'
import { type AuditTrail, type Tampering, tamperings } from '../../test/audit-tamperings.ts'
import { testDatabase } from '../../test/database.ts'
import { openDb } from '../platform/database/db.ts'
import { transaction } from '../platform/database/transaction.ts'
import type { AuditEntry } from './audit-entry.ts'
import type { AuditFault } from './audit-fault.ts'
import { type AuditHead, readAuditHead } from './audit-head.ts'
import { type AuditVerdict, type Comparisons, chainChecker, EXACTLY } from './chain-checker.ts'
import { recordAudit } from './record-audit.ts'
import { readAuditEntries } from './verify-audit.ts'

const ENTRIES = 200
const SEED = 20_261_115
/** A game has each of the first three once, and only the owner writes the last. */
const ACTIONS = AUDIT_ACTIONS.filter(
  (action) => !['game_opened', 'game_closed', 'game_drawn', 'log_restarted'].includes(action),
)
const { store, urls } = await testDatabase()
const log = await givenLog()
const forged = tamperings(log, 1_000, SEED)
const judged = forged.map((tampering) => ({ tampering, faults: faultsOf(check(tampering)) }))

/** Real rows: inserted by the application, chained by the database, read as the owner. */
async function givenLog(): Promise<AuditTrail> {
  await transaction(store, async (tx) => {
    for (let count = 0; count < ENTRIES; count += 1) {
      const action = ACTIONS[count % ACTIONS.length] ?? 'signed_in'
      const actor = ['system', 'visitor', `person-${count % 7}`][count % 3] ?? 'system'
      const subject = [null, '', 'ሰላም', `person-${count % 11}`][count % 4] ?? null
      recordAudit(tx, { actor, action, subject, details: count % 5 === 0 ? {} : { count, note: '“☕”\n' } })
    }
  })
  const owner = openDb(urls.owner, 1, () => undefined)
  const entries: AuditEntry[] = []
  await owner.transaction().execute(async (snapshot) => {
    for await (const entry of readAuditEntries(snapshot)) entries.push(entry)
  })
  const head = await readAuditHead(owner)
  await owner.destroy()
  return { entries, head }
}

type Checked = AuditTrail & { readonly anchors?: readonly AuditHead[] }

function check({ entries, head, anchors = [] }: Checked, compare?: Comparisons): AuditVerdict {
  const { take, end } = chainChecker(anchors, compare)
  for (const entry of entries) take(entry)
  return end(head)
}

function faultsOf(verdict: AuditVerdict): readonly AuditFault[] {
  return verdict.whole ? [] : verdict.faults
}

const hasTidyPlaces = ({ entries, head, anchors }: Tampering) =>
  entries.every(({ seq }, index) => seq === BigInt(index + 1)) &&
  [head, ...anchors].every(({ seq }) => seq <= BigInt(entries.length)) &&
  head.seq === BigInt(entries.length)

test('an untouched log passes, also against its earlier heads', () => {
  expect(check(log)).toEqual({ whole: true, entries: ENTRIES, head: { seq: log.head.seq, hash: log.head.hash } })
  expect(check({ ...log, anchors: log.entries })).toMatchObject({ whole: true })
  expect(check({ entries: [], head: { seq: 0n, hash: Buffer.alloc(32) } })).toMatchObject({ whole: true, entries: 0 })
})

test('finds each of 1,000 tamperings and names every entry it touched', () => {
  const missed = judged.flatMap(({ tampering, faults }) => {
    const unnamed = tampering.places.filter((place) => !faults.some(({ from, to }) => from <= place && place <= to))
    return faults.length > 0 && unnamed.length === 0 ? [] : [{ kind: tampering.kind, unnamed, faults }]
  })
  expect(new Set(forged.map(({ kind }) => kind)).size).toBeGreaterThan(35)
  expect(missed).toEqual([])
})

test('no report starts before the tampering, except at the entry next to a broken link', () => {
  const tooEarly = judged.flatMap(({ tampering, faults }) => {
    // A recomputed chain differs from the anchor only, so the place of the edit is unknown.
    if (tampering.kind === 'recompute the whole chain') return []
    const reported = faults.reduce((least, { from }) => (from < least ? from : least), 10_000n)
    const touched = tampering.places.reduce((least, place) => (place < least ? place : least))
    return reported >= touched - 1n ? [] : [{ kind: tampering.kind, reported, touched }]
  })
  expect(tooEarly).toEqual([])
})

test('sabotage: without comparisons none of the 1,000 is found', () => {
  const blind: Comparisons = { samePlace: () => true, sameHash: () => true }
  expect(forged.filter((tampering) => !check(tampering, blind).whole)).toEqual([])
})

test('sabotage: without hash comparisons, tamperings that keep the numbering are not found', () => {
  const withoutHashes: Comparisons = { ...EXACTLY, sameHash: () => true }
  const careful = forged.filter(hasTidyPlaces)
  expect(careful.length).toBeGreaterThan(700)
  expect(careful.filter((tampering) => !check(tampering, withoutHashes).whole)).toEqual([])
})

test('a log recomputed after an edit is consistent in itself and differs from an earlier head', () => {
  const [tampering] = forged.filter(({ kind }) => kind === 'recompute the whole chain')
  if (!tampering) throw new Error('no such tampering')
  expect(check({ ...tampering, anchors: [] })).toMatchObject({ whole: true })
  expect(faultsOf(check(tampering))).toEqual([
    { because: 'anchor_differs', from: 1n, to: tampering.anchors[0]?.seq ?? -1n },
  ])
})

test('two anchors bound the place from which a log was recomputed', () => {
  const recomputed = tamperings(log, 1_000, SEED + 1).find(
    ({ kind, places }) => kind === 'recompute the whole chain' && (places[0] ?? 0n) > 100n && (places[0] ?? 0n) <= 150n,
  )
  const [before, after] = [log.entries[99], log.entries[149]]
  if (!recomputed || !before || !after) throw new Error('no such tampering')
  expect(faultsOf(check({ ...recomputed, anchors: [before, after] }))).toEqual([
    { because: 'anchor_differs', from: 101n, to: 150n },
  ])
})

const edited = (place: number): AuditEntry => ({ ...entry(place), actor: 'somebody else' })
const entry = (place: number): AuditEntry => {
  const found = log.entries[place - 1]
  if (!found) throw new Error(`no entry ${place}`)
  return found
}

test('one tampering does not hide another', () => {
  const entries = log.entries.with(9, edited(10)).with(49, edited(50)).with(50, edited(51)).toSpliced(99, 3)
  expect(faultsOf(check({ ...log, entries: entries.with(-1, edited(200)) }))).toEqual([
    { because: 'entry_edited', from: 10n, to: 10n },
    { because: 'entry_edited', from: 50n, to: 51n },
    { because: 'entries_missing', from: 100n, to: 102n },
    { because: 'entry_edited', from: 200n, to: 200n },
  ])
})

test('distinguishes two swapped entries from two edited ones', () => {
  const entries = log.entries.with(9, { ...entry(40), seq: 10n }).with(39, { ...entry(10), seq: 40n })
  const moved = faultsOf(check({ ...log, entries })).filter(({ because }) => because === 'entries_moved')
  expect(moved).toEqual([
    { because: 'entries_moved', from: 10n, to: 10n, writtenAs: 40n },
    { because: 'entries_moved', from: 40n, to: 40n, writtenAs: 10n },
  ])
})

test('a gap closed by renumbering is one fault, not one for every later entry', () => {
  const entries = log.entries.toSpliced(99, 4).map((kept, index) => ({ ...kept, seq: BigInt(index + 1) }))
  expect(faultsOf(check({ entries, head: { ...log.head, seq: 196n } }))).toEqual([
    { because: 'entries_moved', from: 100n, to: 196n, writtenAs: 104n },
    { because: 'chain_broken', from: 99n, to: 100n },
  ])
})

test('lists a hundred faults and counts the others', () => {
  const everyOther = log.entries.flatMap((kept) => (kept.seq % 2n === 0n ? [kept, kept] : [kept]))
  const many = [...everyOther, ...log.entries.slice(0, 30)]
  expect(check({ ...log, entries: many })).toMatchObject({ whole: false, unlisted: 30 })
})

test('a log without a head fails the check', () => {
  const { take, end } = chainChecker()
  for (const entry of log.entries) take(entry)
  expect(faultsOf(end(undefined))).toEqual([{ because: 'head_missing', from: 200n, to: 200n }])
})
