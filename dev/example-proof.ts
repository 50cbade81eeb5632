import { signRound } from '@edil/domain/draw/beacon'
import { bytesToHex, sha256, utf8ToBytes } from '@edil/domain/draw/bytes'
import { findChain, QUICKNET, TEST_CHAIN, timeOfRound } from '@edil/domain/draw/chains'
import { type CloseFacts, decidingRound, UNKNOWN_YET_MS, writeCloseRecord } from '@edil/domain/draw/close-record'
import { ballsOf, drawBalls, seedOf, WINNERS } from '@edil/domain/draw/draw'
import { type LogEntry, logEntryHash } from '@edil/domain/draw/log-entry'
import { type Commitments, commitmentOf, manifestHash } from '@edil/domain/draw/manifest'
import { type OpenFacts, openHash, PROTOCOL, writeOpenRecord } from '@edil/domain/draw/open-record'
import type { LoggedRecord, Proof } from '@edil/domain/draw/proof'
import { type ResultFacts, type Winners, writeResultRecord } from '@edil/domain/draw/result-record'
import { TEST_SECRET_KEY } from './beacon-key.ts'
import { QUICKNET_ROUNDS } from './draw-vectors.ts'
import { exampleLog } from './example-log.ts'

/** What differs from the example; everything derived from it is recomputed. */
export type ExampleDraw = {
  /** The sold numbers with the keys of their tickets. */
  readonly tickets?: ReadonlyMap<number, string>
  readonly open?: Partial<OpenFacts>
  readonly close?: Partial<CloseFacts>
  readonly result?: Partial<ResultFacts>
  /** When the log got its entries. */
  readonly logged?: { readonly openedAt?: string; readonly closedAt?: string }
  /** How many seconds before the round each witness cosigned; `undefined` for one that did not. */
  readonly witnessed?: readonly (number | undefined)[]
  /** The log was restarted between closing and draw, with fewer entries; or, impossibly, the other way round. */
  readonly isLogRestarted?: boolean | 'backwards'
}

const OPEN_FACTS: OpenFacts = {
  gameId: 'daily-412',
  type: 'daily',
  title: 'Daily',
  feeSantim: 50_000,
  prizesSantim: [3_500_000, 300_000, 200_000],
  pool: 'all',
  closesAt: '2026-11-15T14:50:00.000Z',
  drawAt: '2026-11-15T15:00:00.000Z',
  beaconChainHash: TEST_CHAIN.chainHash,
  beaconPublicKey: TEST_CHAIN.publicKey,
}

/** The proof of a fair draw with the test beacon, or, with overrides, of one that was tampered with. */
export function exampleProof(draw: ExampleDraw = {}): Proof {
  const { tickets = exampleTickets(), open, close, result, logged, witnessed = [597, 597, 596], isLogRestarted } = draw
  const opening = { ...OPEN_FACTS, ...open }
  const { gameId } = opening
  const openRecord = writeOpenRecord(opening)
  const commitments = commitmentsTo(gameId, tickets)
  const hashes = { openHash: openHash(openRecord), manifestHash: manifestHash(gameId, commitments) }

  const { closedAt = opening.closesAt, closedBy = 'time' } = close ?? {}
  const chain = findChain(opening.beaconChainHash, opening.beaconPublicKey) ?? TEST_CHAIN
  const round = decidingRound({
    chain,
    closedBy,
    closedAtMs: Date.parse(closedAt),
    drawAtMs: Date.parse(opening.drawAt),
  })
  const closing = { gameId, ...hashes, sold: tickets.size, closedAt, closedBy, round, ...close }
  const closeRecord = writeCloseRecord(closing)

  const signature = result?.signature ?? signRound(TEST_SECRET_KEY, closing.round)
  const seed = seedOf({ gameId, ...hashes, round: closing.round, signature })
  const balls = ballsOf(opening.pool, commitments)
  const winners = (balls.length < WINNERS ? [1, 2, 3] : drawBalls(seed, balls)) as readonly number[] as Winners
  const resultRecord = writeResultRecord({ gameId, round: closing.round, signature, winners, ...result })

  const openedAt = logged?.openedAt ?? '2026-11-14T15:00:00.031415Z AD'
  const sealedAt = new Date(Date.parse(closing.closedAt) + 92).toISOString().replace('Z', '653Z AD')
  const opened = logEntry({ seq: 9_870, action: 'game_opened', at: openedAt }, gameId, openRecord)
  const closed = logEntry({ seq: 10_398, action: 'game_closed', at: logged?.closedAt ?? sealedAt }, gameId, closeRecord)
  const drawnSeq = isLogRestarted ? 10_001 : 10_412
  const drawn = logEntry(
    { seq: drawnSeq, action: 'game_drawn', at: '2026-11-15T15:00:01.412345Z AD' },
    gameId,
    resultRecord,
  )
  // Of other beacons no log is known yet.
  const isLogged = chain === TEST_CHAIN
  const log = exampleLog(
    isLogRestarted ? [opened, closed] : [opened, closed, drawn],
    isLogRestarted === 'backwards' ? 1 : 0,
  )
  const logOfResult = isLogRestarted ? exampleLog([opened, drawn], isLogRestarted === 'backwards' ? 0 : 1) : log
  const roundSeconds = timeOfRound(chain, closing.round) / 1_000
  const atClosing = log.checkpoint(10_399, (place) => {
    const before = witnessed[place - 1]
    return before === undefined ? undefined : roundSeconds - before
  })
  const atResult = logOfResult.checkpoint(drawnSeq, (place) => roundSeconds + 1 + place)
  const proved = (entry: LogEntry, size: number, note: string, by = log): LoggedRecord => ({
    ...entry,
    proof: isLogged ? by.prove(entry, size, note) : null,
  })
  return {
    protocol: PROTOCOL,
    gameId,
    openRecord,
    closeRecord,
    resultRecord,
    commitments,
    log: {
      opened: proved(opened, 10_399, atClosing),
      closed: proved(closed, 10_399, atClosing),
      drawn: proved(drawn, drawnSeq, atResult, logOfResult),
    },
  }
}

/** The proof of a draw with a round that drand really published, on 31 August 2026. */
export function quicknetProof(): Proof {
  const decided = QUICKNET_ROUNDS.at(-1)
  if (!decided) throw new Error('no round of quicknet is known')
  const closedAt = new Date(timeOfRound(QUICKNET, decided.round) - UNKNOWN_YET_MS).toISOString()
  return exampleProof({
    open: { beaconChainHash: QUICKNET.chainHash, beaconPublicKey: QUICKNET.publicKey },
    close: { closedAt, closedBy: 'operator' },
    result: { signature: decided.signature },
  })
}

/** 97 sold numbers, two to a ticket where both are sold. */
export function exampleTickets(): Map<number, string> {
  const board = Array.from({ length: 100 }, (_, index) => index + 1)
  return new Map(board.filter((number) => ![13, 50, 88].includes(number)).map((number) => [number, exampleKey(number)]))
}

/** The list that is published of these tickets. */
export function commitmentsTo(gameId: string, tickets: ReadonlyMap<number, string>): Commitments {
  return new Map([...tickets].map(([number, key]) => [number, commitmentOf(gameId, number, key)]))
}

/** The key of the ticket that holds this number. */
export function exampleKey(number: number): string {
  return bytesToHex(sha256(utf8ToBytes(`example-ticket-${Math.ceil(number / 2)}`))).slice(0, 32)
}

function logEntry(place: Pick<LogEntry, 'seq' | 'action' | 'at'>, subject: string, record: string): LogEntry {
  const previousHash = bytesToHex(sha256(utf8ToBytes(`entry ${place.seq - 1}`)))
  const salt = bytesToHex(sha256(utf8ToBytes(`salt ${place.seq}`))).slice(0, 32)
  const details = JSON.stringify({ record })
  const entry = { ...place, actor: 'system', subject, details, salt, previousHash, hash: '' }
  return { ...entry, hash: logEntryHash(entry) }
}
