import { proveConsistency } from '@edil/domain/log/merkle-tree'
import { WITNESSES_MIN } from '@edil/domain/log/witness-rule'
import { readAuditHead } from '../audit/audit-head.ts'
import type { Worker } from '../jobs/work.ts'
import type { Db } from '../platform/database/db.ts'
import { type Store, type Tx, transaction } from '../platform/database/transaction.ts'
import { type Leader, pause, startLeader } from '../platform/leader.ts'
import type { LogKey } from './log-key.ts'
import { computeOnLog } from './log-tree.ts'
import {
  type DrawEntry,
  findCurrentCheckpoint,
  insertCosignature,
  listDrawEntries,
  lockLog,
  type StoredCheckpoint,
} from './public-log.queries.ts'
import { LogFault, signCheckpoint } from './sign-checkpoint.ts'
import { createWitnessClient, type WitnessClient, type WitnessFailing, WitnessFailure } from './witness-client.ts'

export type LogSignerOptions = Pick<Worker, 'log' | 'metrics'> & {
  readonly databaseUrl: string
  readonly store: Store
  readonly key: LogKey
  readonly witnessUrls: readonly string[]
  /** A witness has seen these closings and results for the first time. Called in the transaction that stores its cosignature. */
  readonly onWitnessed: (tx: Tx, entries: readonly DrawEntry[]) => Promise<void>
  /** The longest time from a commit to its checkpoint. */
  readonly pollMs?: number
}

/** An arbitrary advisory lock id. */
const LEADER_LOCK = 7_305_443
const POLL_MS = 250
const CHECKPOINT_EVERY_MS = 3_600_000
/** Between a closing and its round there are at least 25 s: time for several attempts. */
const ASK_AGAIN_MS = 2_000
/** How long a checkpoint waits for its second witness before the next one may be signed. */
const SECOND_WITNESS_MS = 1_000
/** The alarm is repeated until someone acts; meanwhile nothing is signed. */
const AFTER_FAULT_MS = 10_000

type AskedWitness = {
  readonly client: WitnessClient
  isAsked: boolean
  cosigned: StoredCheckpoint | undefined
  /** Why it did not cosign the last time, if it did not. */
  failing: AskFailing | undefined
  askAfter: number
}

/**
 * Signs checkpoints of the public log and has them cosigned by the witnesses, from one worker at a time.
 *
 * Inputs: the entries of the audit log. A checkpoint is due when a game was closed or drawn since the last one, or after an hour.
 * States: standby (waits for the leader lock), leading (looks for work every `pollMs`). Each witness is idle or asked, independently.
 * Invariants: a checkpoint is committed before it is sent; witnesses are asked outside of transactions, for the newest checkpoint only.
 * Locks: an advisory lock of the session to lead, and one of the transaction while signing (sign-checkpoint.ts).
 * Failure: a witness that fails is asked again after ASK_AGAIN_MS and delays no other. A process that dies loses nothing: the next leader
 * asks for the newest checkpoint. A new leader signs only after two witnesses have confirmed that checkpoint. When the log has changed, or
 * when two witnesses remember another history (the database was restored from a backup), nothing is signed and an alarm is raised.
 */
export function startLogSigner(options: LogSignerOptions): Leader {
  const { databaseUrl, log, key, witnessUrls } = options
  return startLeader({ databaseUrl, name: 'log-signer', lock: LEADER_LOCK, log }, async ({ isOver }) => {
    const witnesses = witnessUrls.map((url): AskedWitness => {
      const client = createWitnessClient({ url, witnesses: key.known.witnesses })
      return { client, isAsked: false, cosigned: undefined, failing: undefined, askAfter: 0 }
    })
    await waitUntilConfirmed(options, witnesses, isOver)
    const isDue = createDueCheck(options.store)
    const asked = new Set<Promise<unknown>>()
    while (!isOver.aborted) {
      if (isHistoryRefused(witnesses)) await waitUntilConfirmed(options, witnesses, isOver)
      const checkpoint = await newestCheckpoint(options, witnesses, isDue, isOver)
      for (const witness of checkpoint ? witnesses.filter(isIdle(checkpoint)) : []) {
        const ask = askWitness(options, witness, checkpoint as StoredCheckpoint)
        asked.add(ask)
        void ask.finally(() => asked.delete(ask))
      }
      await pause(options.pollMs ?? POLL_MS, isOver)
    }
    await Promise.all(asked)
  })
}

function isCosigned(witnesses: readonly AskedWitness[], { origin, size }: StoredCheckpoint): boolean {
  const cosigners = witnesses.filter(({ cosigned }) => cosigned?.origin === origin && cosigned.size === size)
  return cosigners.length >= neededOf(witnesses)
}

const isIdle =
  ({ origin, size }: StoredCheckpoint) =>
  ({ isAsked, cosigned, askAfter }: AskedWitness) =>
    !isAsked && !(cosigned?.origin === origin && cosigned.size === size) && performance.now() >= askAfter

/**
 * Shows the newest checkpoint to the witnesses again, before anything new is signed, until two of them have cosigned it. Entries that
 * were lost with the database must not be replaced by others under the same name of the log: `npm run admin -- restart-log`.
 */
async function waitUntilConfirmed(
  options: LogSignerOptions,
  witnesses: readonly AskedWitness[],
  isOver: AbortSignal,
): Promise<void> {
  while (!isOver.aborted) {
    const last = await findCurrentCheckpoint(options.store.db)
    if (!last) return
    const failures = await Promise.all(witnesses.map((witness) => askWitness(options, witness, last)))
    if (failures.filter((because) => because === undefined).length >= neededOf(witnesses)) return
    if (isHistoryRefused(witnesses)) raiseAlarm(options)
    await pause(isHistoryRefused(witnesses) ? AFTER_FAULT_MS : ASK_AGAIN_MS, isOver)
  }
}

/** How many witnesses have to agree: two, or all when there are fewer. */
const neededOf = (witnesses: readonly AskedWitness[]) => Math.min(WITNESSES_MIN, witnesses.length)

/** One witness can be wrong. Two that remember another history are an alarm. */
function isHistoryRefused(witnesses: readonly AskedWitness[]): boolean {
  const refusing = witnesses.filter(({ failing }) => failing === 'history_refused').length
  return refusing > 0 && refusing >= neededOf(witnesses)
}

function raiseAlarm({ log, metrics }: LogSignerOptions): void {
  metrics.logFaults.inc()
  log.error('witnesses remember another history: nothing is signed')
}

/** Signs a new one if it is due. */
async function newestCheckpoint(
  { store, key, log, metrics }: LogSignerOptions,
  witnesses: readonly AskedWitness[],
  isDue: DueCheck,
  isOver: AbortSignal,
): Promise<StoredCheckpoint | undefined> {
  const last = await findCurrentCheckpoint(store.db)
  // Witnesses are asked for the newest checkpoint only, and two of them should cosign the same one.
  const waitsForWitnesses =
    last && Date.now() - last.signedAt.getTime() < SECOND_WITNESS_MS && !isCosigned(witnesses, last)
  try {
    return !waitsForWitnesses && (await isDue(last)) ? await signCheckpoint(store, key) : last
  } catch (error) {
    if (!(error instanceof LogFault)) throw error
    metrics.logFaults.inc()
    log.error({ err: error }, 'the log has changed: no checkpoint is signed')
    await pause(AFTER_FAULT_MS, isOver)
    return undefined
  }
}

type DueCheck = (last: StoredCheckpoint | undefined) => Promise<boolean>

/** Says whether a checkpoint is due. It remembers up to where it found no closing or result, so that each poll reads only newer entries. */
function createDueCheck({ db }: Store): DueCheck {
  let readUntil = 0
  return async (last) => {
    const head = Number((await readAuditHead(db)).seq)
    // The database has lost entries, and others may take their places.
    if (head < readUntil) readUntil = 0
    if (!last || head < last.size) return head > 0 || last !== undefined
    if (head === last.size) return false
    if (Date.now() - last.signedAt.getTime() >= CHECKPOINT_EVERY_MS) return true
    const unread = Math.max(last.size, readUntil)
    if (head === unread) return false
    const isFound = (await listDrawEntries(db, unread, head)).length > 0
    if (!isFound) readUntil = head
    return isFound
  }
}

type AskFailing = WitnessFailing | 'not_stored' | 'outdated'

const reasonOf = (error: unknown): AskFailing => (error instanceof WitnessFailure ? error.because : 'not_stored')

/** Another worker has signed since: the witness may have seen that one. */
async function isOutdated(db: Db, { origin, size }: StoredCheckpoint): Promise<boolean> {
  const newest = await findCurrentCheckpoint(db).catch(() => undefined)
  return newest !== undefined && (newest.origin !== origin || newest.size > size)
}

/** Returns why the witness did not cosign, if it did not. */
async function askWitness(
  options: LogSignerOptions,
  witness: AskedWitness,
  checkpoint: StoredCheckpoint,
): Promise<AskFailing | undefined> {
  const { store, log, metrics, onWitnessed } = options
  witness.isAsked = true
  try {
    const prove = (old: number) =>
      computeOnLog(store.db, checkpoint.size, (read) => proveConsistency(read, old, checkpoint.size))
    const { cosignatures, before } = await witness.client.cosign(checkpoint, prove)
    await transaction(store, async (tx) => {
      await lockLog(tx)
      for (const cosignature of cosignatures) await insertCosignature(tx, cosignature)
      await onWitnessed(tx, await listDrawEntries(tx.db, before, checkpoint.size))
    })
    witness.cosigned = checkpoint
    witness.failing = undefined
    return undefined
  } catch (error) {
    witness.askAfter = performance.now() + ASK_AGAIN_MS
    const { host } = new URL(witness.client.url)
    const reason = (await isOutdated(store.db, checkpoint)) ? 'outdated' : reasonOf(error)
    metrics.witnessFailures.inc({ witness: host, reason })
    if (reason === 'history_refused') log.error({ err: error, witness: host }, 'a witness remembers another history')
    else log.warn({ err: error, witness: host }, 'a witness did not cosign')
    witness.failing = reason
    return reason
  } finally {
    witness.isAsked = false
  }
}
