import { type KnownLog, knownLogOf } from '../log/known-logs.ts'
import { isInLog, readLogProof } from '../log/log-proof.ts'
import { isSignedBy, writeKey } from '../log/signed-note.ts'
import { type Witnessing, witnessingOf } from '../log/witnessing.ts'
import { NUMBERS_PER_GAME } from '../plans.ts'
import { isSignatureOf } from './beacon.ts'
import { bytesToHex, hexToBytes } from './bytes.ts'
import { type Chain, findChain, timeOfRound } from './chains.ts'
import { type CloseRecord, decidingRound, readCloseRecord, SEALED_BEFORE_MS } from './close-record.ts'
import { ballsOf, drawBalls, seedOf, WINNERS } from './draw.ts'
import { logEntryHash, recordOfEntry, timeOfEntry } from './log-entry.ts'
import { manifestHash } from './manifest.ts'
import { type OpenRecord, openHash, readOpenRecord } from './open-record.ts'
import type { LoggedRecord, Proof } from './proof.ts'
import { type ResultRecord, readResultRecord, type Winners } from './result-record.ts'

/** The rules before sales, the sealed list of entries, the public random value, the winners computed again. */
export const VERIFY_STEPS = ['promise', 'entries', 'beacon', 'winners'] as const
export type VerifyStep = (typeof VERIFY_STEPS)[number]

export const VERIFY_FAULTS = [
  'open_record_unreadable',
  'beacon_not_known',
  'close_record_unreadable',
  'result_unreadable',
  'other_game',
  'log_entry_edited',
  'log_entry_differs',
  'log_out_of_order',
  'log_proof_wrong',
  'checkpoint_signature_wrong',
  'opened_late',
  'promise_changed',
  'manifest_differs',
  'sold_differs',
  'too_few_sold',
  'closed_before_time',
  'closed_early_after_time',
  'closed_at_differs',
  'sealed_late',
  'round_differs',
  'signature_wrong',
  'too_few_balls',
  'winners_differ',
  'step_before_failed',
] as const
export type VerifyFault = (typeof VERIFY_FAULTS)[number]

export type StepVerdict =
  | { readonly step: VerifyStep; readonly ok: true }
  | {
      readonly step: VerifyStep
      readonly ok: false
      readonly because: VerifyFault
      readonly expected?: string | undefined
      readonly found?: string | undefined
    }

/** The values that a verdict refers to, as far as they could be read. */
export type VerifiedFacts = {
  readonly open?: OpenRecord | undefined
  readonly openHash: string
  readonly close?: CloseRecord | undefined
  readonly manifestHash: string
  readonly result?: ResultRecord | undefined
  readonly seed?: string | undefined
  readonly winners?: Winners | undefined
  /** Who outside has seen the sealed list, and when; `undefined` when that could not be checked. */
  readonly witnessing?: Witnessing | undefined
  /** The public keys of the log and its witnesses, to compare with what they publish themselves. */
  readonly keys: readonly string[]
}

export type Verdict = {
  readonly fair: boolean
  /** Drawn with the test beacon, whose key is public: the calculation may be correct, but it proves nothing. */
  readonly isTrial: boolean
  readonly steps: readonly StepVerdict[]
  readonly facts: VerifiedFacts
}

/** The closing time in the record and the time of its entry in the log may differ by this much: one transaction writes both. */
const CLOCKS_AGREE_MS = 5_000

type Fault = { readonly because: VerifyFault; readonly expected?: string; readonly found?: string }

/** Repeats a draw from its proof and reports for each step whether it is correct, and if not, why. */
export function verifyProof(proof: Proof): Verdict {
  const { gameId, commitments, log } = proof
  const open = readOpenRecord(proof.openRecord)
  const close = readCloseRecord(proof.closeRecord)
  const result = readResultRecord(proof.resultRecord)
  const chain = open && findChain(open.beaconChainHash, open.beaconPublicKey)
  const known = chain && knownLogOf(chain)
  const isSigned = rememberSigned()
  const hashes = { openHash: openHash(proof.openRecord), manifestHash: manifestHash(gameId, commitments) }

  function promiseFault(): Fault | undefined {
    if (!open) return { because: 'open_record_unreadable' }
    if (open.gameId !== gameId) return differs('other_game', gameId, open.gameId)
    if (!chain) return { because: 'beacon_not_known', found: open.beaconPublicKey }
    const fault = logFault(log.opened, 'game_opened', proof.openRecord)
    if (fault) return fault
    const isEarlyEnough = timeOfEntry(log.opened) < Date.parse(open.closesAt)
    return isEarlyEnough ? undefined : differs('opened_late', `< ${open.closesAt}`, log.opened.at)
  }

  function entriesFault(): Fault | undefined {
    if (!close) return { because: 'close_record_unreadable' }
    if (close.gameId !== gameId) return differs('other_game', gameId, close.gameId)
    if (close.openHash !== hashes.openHash) return differs('promise_changed', close.openHash, hashes.openHash)
    if (close.manifestHash !== hashes.manifestHash) {
      return differs('manifest_differs', close.manifestHash, hashes.manifestHash)
    }
    if (close.sold !== commitments.size) return differs('sold_differs', close.sold, commitments.size)
    if (close.closedBy === 'full' && close.sold !== NUMBERS_PER_GAME) {
      return differs('sold_differs', NUMBERS_PER_GAME, close.sold)
    }
    if (close.sold < WINNERS) return differs('too_few_sold', WINNERS, close.sold)
    const fault = open && chain && roundFault(open, close, chain)
    if (fault) return fault
    if (log.closed.seq <= log.opened.seq) return differs('log_out_of_order', log.opened.seq, log.closed.seq)
    return logFault(log.closed, 'game_closed', proof.closeRecord) ?? (chain && sealFault(close, log.closed, chain))
  }

  function beaconFault(): Fault | undefined {
    if (!chain || !close) return { because: 'step_before_failed' }
    if (!result) return { because: 'result_unreadable' }
    if (result.round !== close.round) return differs('round_differs', close.round, result.round)
    return isSignatureOf(chain, close.round, result.signature)
      ? undefined
      : { because: 'signature_wrong', found: result.signature }
  }

  const balls = open && ballsOf(open.pool, commitments)
  const seed = result && seedOf({ gameId, ...hashes, round: result.round, signature: result.signature })
  const winners = balls && seed && balls.length >= WINNERS ? drawBalls(seed, balls) : undefined

  function winnersFault(): Fault | undefined {
    if (!balls) return { because: 'step_before_failed' }
    if (!result) return { because: 'result_unreadable' }
    if (result.gameId !== gameId) return differs('other_game', gameId, result.gameId)
    if (!winners) return { because: 'too_few_balls', found: String(balls.length) }
    if (winners.join() !== result.winners.join()) return differs('winners_differ', winners, result.winners)
    if (log.drawn.seq <= log.closed.seq && !(witnessing?.isWitnessed && isLogRestarted())) {
      return differs('log_out_of_order', log.closed.seq, log.drawn.seq)
    }
    return logFault(log.drawn, 'game_drawn', proof.resultRecord)
  }

  /** A restarted log has fewer entries, so their numbers repeat. That the list was sealed before is what the witnesses say. */
  function isLogRestarted(): boolean {
    const [sealedIn = -1, drawnIn = -1] = [log.closed, log.drawn].map(({ proof }) => {
      const origin = readLogProof(proof ?? '')?.checkpoint.origin
      return known?.logs.findIndex(({ name }) => name === origin)
    })
    return sealedIn >= 0 && drawnIn > sealedIn
  }

  function logFault(entry: LoggedRecord, action: string, record: string): Fault | undefined {
    const hash = logEntryHash(entry)
    if (hash !== entry.hash) return differs('log_entry_edited', hash, entry.hash)
    const expected = JSON.stringify([action, gameId, record])
    const found = JSON.stringify([entry.action, entry.subject, recordOfEntry(entry)])
    if (found !== expected) return differs('log_entry_differs', expected, found)
    return known && logProofFault(entry, known, isSigned)
  }

  const entries = verdictOf('entries', entriesFault())
  const witnessing =
    entries.ok && chain && known && close
      ? witnessingOf(log.closed.proof, known, {
          sealedMs: timeOfEntry(log.closed),
          roundMs: timeOfRound(chain, close.round),
        })
      : undefined
  const steps = [
    verdictOf('promise', promiseFault()),
    entries,
    verdictOf('beacon', beaconFault()),
    verdictOf('winners', winnersFault()),
  ]
  return {
    fair: steps.every(({ ok }) => ok),
    isTrial: chain?.name === 'test',
    steps,
    facts: {
      ...hashes,
      open,
      close,
      result,
      seed: seed && bytesToHex(seed),
      winners: winners as Winners | undefined,
      witnessing,
      keys: known ? [...known.logs, ...known.witnesses].map(writeKey) : [],
    },
  }
}

function verdictOf(step: VerifyStep, fault: Fault | undefined): StepVerdict {
  return fault ? { step, ok: false, ...fault } : { step, ok: true }
}

function differs(because: VerifyFault, expected: unknown, found: unknown): Fault {
  return { because, expected: String(expected), found: String(found) }
}

/** Entries share a checkpoint, and checking a signature takes a cheap phone 20 ms. */
function rememberSigned(): typeof isSignedBy {
  const known = new Map<string, boolean>()
  return (note, key) => {
    const name = JSON.stringify([key.name, note])
    const isSigned = known.get(name) ?? isSignedBy(note, key)
    known.set(name, isSigned)
    return isSigned
  }
}

/** An entry that is in no checkpoint yet is no fault; one whose proof is wrong is. */
function logProofFault(
  { seq, hash, proof }: LoggedRecord,
  { logs }: KnownLog,
  isSigned: typeof isSignedBy,
): Fault | undefined {
  if (proof === null) return undefined
  const read = readLogProof(proof)
  if (!read) return { because: 'log_proof_wrong' }
  const { origin, note, size } = read.checkpoint
  if (!logs.some((log) => log.name === origin && isSigned(note, log))) {
    return differs('checkpoint_signature_wrong', logs.map(({ name }) => name).join(), origin)
  }
  const isProved = read.index === seq - 1 && isInLog(hexToBytes(hash), read)
  return isProved ? undefined : differs('log_proof_wrong', `${seq} ∈ ${origin} ${size}`, read.index + 1)
}

/** The log says when the list was really sealed. A seal near the round, or after it, could be one of several that were tried. */
function sealFault({ closedAt, round }: CloseRecord, entry: LoggedRecord, chain: Chain): Fault | undefined {
  const sealedAtMs = timeOfEntry(entry)
  const latestMs = timeOfRound(chain, round) - SEALED_BEFORE_MS
  if (!(sealedAtMs <= latestMs)) {
    return differs('sealed_late', `≤ ${new Date(latestMs).toISOString()}`, entry.at)
  }
  return Math.abs(sealedAtMs - Date.parse(closedAt)) <= CLOCKS_AGREE_MS
    ? undefined
    : differs('closed_at_differs', closedAt, entry.at)
}

/** The round follows from when and why the game closed; the operator has no choice. */
function roundFault(open: OpenRecord, close: CloseRecord, chain: Chain): Fault | undefined {
  const closedAtMs = Date.parse(close.closedAt)
  if (close.closedBy === 'time' && closedAtMs < Date.parse(open.closesAt)) {
    return differs('closed_before_time', open.closesAt, close.closedAt)
  }
  // Otherwise there would be two rounds to choose from: that of an early closing and that of a closing by time.
  if (close.closedBy !== 'time' && closedAtMs >= Date.parse(open.closesAt)) {
    return differs('closed_early_after_time', `< ${open.closesAt}`, close.closedAt)
  }
  const round = decidingRound({ chain, closedBy: close.closedBy, closedAtMs, drawAtMs: Date.parse(open.drawAt) })
  return round === close.round ? undefined : differs('round_differs', round, close.round)
}
