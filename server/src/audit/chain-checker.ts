import { type AuditEntry, auditHash } from './audit-entry.ts'
import type { AuditFault } from './audit-fault.ts'
import { type AuditHead, BEFORE_THE_FIRST } from './audit-head.ts'
import { faultList } from './fault-list.ts'

export type AuditVerdict =
  | { readonly whole: true; readonly entries: number; readonly head: AuditHead }
  | {
      readonly whole: false
      readonly entries: number
      readonly faults: readonly AuditFault[]
      readonly unlisted: number
    }

/** The checker's comparisons. Tests remove one to prove that it is the one that finds a tampering. */
export type Comparisons = {
  readonly samePlace: (a: bigint, b: bigint) => boolean
  readonly sameHash: (a: Buffer, b: Buffer) => boolean
}

export const EXACTLY: Comparisons = { samePlace: (a, b) => a === b, sameHash: (a, b) => a.equals(b) }

export type ChainChecker = {
  /** The entries in order of their sequence numbers. */
  readonly take: (entry: AuditEntry) => void
  readonly end: (head: AuditHead | undefined) => AuditVerdict
}

/** A moved entry is recognised within this distance. The search computes two hashes per step. */
const REACH = 250n
const SEARCHES = 100

/**
 * Checks a log against its hash chain and against heads recorded elsewhere (`anchors`): only an anchor can reveal that
 * a chain was recomputed. It keeps one entry in memory and continues after a fault, so that one tampering does not hide
 * another.
 */
export function chainChecker(anchors: readonly AuditHead[] = [], compare: Comparisons = EXACTLY): ChainChecker {
  const { samePlace, sameHash } = compare
  const faults = faultList()
  let last = BEFORE_THE_FIRST
  let entries = 0
  let displacement = 0n
  let searches = 0
  let lastAnchor = 0n

  function take(entry: AuditEntry): void {
    entries += 1
    const isNext = samePlace(entry.seq, last.seq + 1n)
    if (!isNext && entry.seq <= last.seq) {
      faults.add({ because: 'entry_added', from: entry.seq, to: entry.seq })
      return
    }
    if (!isNext) faults.add({ because: 'entries_missing', from: last.seq + 1n, to: entry.seq - 1n })
    checkContents(entry)
    if (isNext && !sameHash(entry.previousHash, last.hash)) {
      faults.extend({ because: 'chain_broken', from: last.seq || entry.seq, to: entry.seq })
    }
    checkAnchors(entry)
    last = { seq: entry.seq, hash: entry.hash }
  }

  function checkContents(entry: AuditEntry): void {
    const { seq } = entry
    const writtenAs = findWrittenAs(entry)
    if (writtenAs === undefined) faults.extend({ because: 'entry_edited', from: seq, to: seq })
    else if (writtenAs !== seq) faults.extend({ because: 'entries_moved', from: seq, to: seq, writtenAs })
    if (writtenAs !== undefined) displacement = writtenAs - seq
  }

  /** The sequence number that matches an entry's hash: its own, or the earlier one if it was renumbered. */
  function findWrittenAs(entry: AuditEntry): bigint | undefined {
    const isWrittenAs = (seq: bigint) => sameHash(auditHash({ ...entry, seq }), entry.hash)
    const likely = [entry.seq, entry.seq + displacement].find(isWrittenAs)
    if (likely !== undefined || searches === SEARCHES) return likely
    searches += 1
    for (let distance = 1n; distance <= REACH; distance += 1n) {
      const found = [entry.seq - distance, entry.seq + distance].find(isWrittenAs)
      if (found !== undefined) return found
    }
    return undefined
  }

  function checkAnchors(entry: AuditEntry): void {
    for (const anchor of anchors.filter(({ seq }) => seq === entry.seq)) {
      const isAsNoted = sameHash(entry.hash, anchor.hash)
      if (!isAsNoted) faults.add({ because: 'anchor_differs', from: lastAnchor + 1n, to: anchor.seq })
      lastAnchor = anchor.seq
    }
  }

  function end(head: AuditHead | undefined): AuditVerdict {
    const { seq } = last
    const furthest = [head, ...anchors].reduce((most, known) => (known && known.seq > most ? known.seq : most), seq)
    if (!samePlace(furthest, seq)) faults.add({ because: 'log_cut', from: seq + 1n, to: furthest })
    if (!head) faults.add({ because: 'head_missing', from: seq, to: seq })
    else if (head.seq < seq && !samePlace(head.seq, seq)) {
      faults.add({ because: 'entries_beyond_head', from: head.seq + 1n, to: seq })
    } else if (head.seq <= seq && !sameHash(head.hash, last.hash)) {
      faults.add({ because: 'head_differs', from: seq, to: seq })
    }
    const { listed, unlisted } = faults
    if (listed.length === 0) return { whole: true, entries, head: last }
    return { whole: false, entries, faults: listed, unlisted: unlisted() }
  }

  return { take, end }
}
