import { expect, test } from 'vitest'
import { TEST_SECRET_KEY } from '../../../dev/beacon-key.ts'
import { exampleKey, exampleProof, quicknetProof } from '../../../dev/example-proof.ts'
import { TEST_LOG } from '../log/known-logs.ts'
import { writeKey } from '../log/signed-note.ts'
import { signRound } from './beacon.ts'
import { QUICKNET, timeOfRound } from './chains.ts'
import { readCloseRecord } from './close-record.ts'
import { logEntryHash } from './log-entry.ts'
import { commitmentOf, manifestHash } from './manifest.ts'
import { openHash } from './open-record.ts'
import type { LoggedRecord, Proof } from './proof.ts'
import { readResultRecord, type Winners } from './result-record.ts'
import { VERIFY_FAULTS, VERIFY_STEPS, type Verdict, verifyProof } from './verify.ts'

const PROOF = exampleProof()
const CLOSE = readCloseRecord(PROOF.closeRecord)
const RESULT = readResultRecord(PROOF.resultRecord)
if (!CLOSE || !RESULT) throw new Error('the example cannot be read')
const { round } = CLOSE
const { winners, signature } = RESULT

/** For each step: ok, or the reason. */
const outcomes = ({ steps }: Verdict) => steps.map((step) => (step.ok ? 'ok' : step.because))

test('the example with the test beacon is fair and a trial', () => {
  expect(verifyProof(PROOF)).toEqual({
    fair: true,
    isTrial: true,
    steps: VERIFY_STEPS.map((step) => ({ step, ok: true })),
    facts: {
      open: JSON.parse(PROOF.openRecord),
      openHash: openHash(PROOF.openRecord),
      close: CLOSE,
      manifestHash: manifestHash(PROOF.gameId, PROOF.commitments),
      result: RESULT,
      seed: 'f424cfcb2718bdbdb4a73df9ee40ac7e5345c8a7eaef50c0a013c614cbb70a38',
      winners,
      witnessing: {
        isWitnessed: true,
        witnesses: ['witness-1.test/edil', 'witness-2.test/edil', 'witness-3.test/edil'],
        known: 3,
        firstBeforeMs: 597_000,
        lastBeforeMs: 596_000,
      },
      keys: [...TEST_LOG.logs, ...TEST_LOG.witnesses].map(writeKey),
    },
  })
})

test('a draw with a real round of quicknet is fair and not a trial', () => {
  const { fair, isTrial, facts } = verifyProof(quicknetProof())
  expect({ fair, isTrial }).toEqual({ fair: true, isTrial: false })
  expect(facts.witnessing).toMatchObject({ isWitnessed: false, witnesses: [] })
})

test.each([
  ['two witnesses, one of them only just in time', [600, 5, undefined], true, 2],
  ['one witness', [600, undefined, undefined], false, 1],
  ['a second witness that was 4 s before the round', [600, 4, undefined], false, 1],
  ['witnesses that came after the round', [-1, -2, -3], false, 0],
  ['no witness', [], false, 0],
  ['a witness whose clock is at 1970', [600, 1_790_000_000, undefined], false, 1],
])('a draw seen by %s is fair, and says so', (_, witnessed, isWitnessed, count) => {
  const { fair, facts } = verifyProof(exampleProof({ witnessed }))
  expect(fair).toBe(true)
  expect(facts.witnessing).toMatchObject({ isWitnessed, known: 3 })
  expect(facts.witnessing?.witnesses).toHaveLength(count)
})

test('a draw whose entries are in no checkpoint is fair and not witnessed', () => {
  const [opened, closed, drawn] = [PROOF.log.opened, PROOF.log.closed, PROOF.log.drawn].map((entry) => ({
    ...entry,
    proof: null,
  })) as [LoggedRecord, LoggedRecord, LoggedRecord]
  const { fair, facts } = verifyProof({ ...PROOF, log: { opened, closed, drawn } })
  expect(fair).toBe(true)
  expect(facts.witnessing).toMatchObject({ isWitnessed: false, witnesses: [] })
})

test('a cosignature under another checkpoint does not count', () => {
  const forgedProof = PROOF.log.closed.proof?.replace(/— witness-1.*\n/, (line) => line.replace('A', 'B'))
  const { facts } = verifyProof(withLog({ closed: { ...closed, proof: forgedProof ?? null } }))
  expect(facts.witnessing?.witnesses).toEqual(['witness-2.test/edil', 'witness-3.test/edil'])
})

test('a draw after a restart of the log is fair, although its entry has a lower number than the closing', () => {
  const restarted = exampleProof({ isLogRestarted: true })
  expect(restarted.log.drawn.seq).toBeLessThan(restarted.log.closed.seq)
  expect(verifyProof(restarted).fair).toBe(true)
  const { opened, closed, drawn } = restarted.log
  const notWitnessed = exampleProof({ isLogRestarted: true, witnessed: [597] })
  const backwards = exampleProof({ isLogRestarted: 'backwards' })
  for (const proof of [
    { ...restarted, log: { opened, closed, drawn: { ...drawn, proof: null } } },
    notWitnessed,
    backwards,
  ]) {
    expect(verifyProof(proof).steps.at(-1)).toMatchObject({ ok: false, because: 'log_out_of_order' })
  }
})

test('a draw among sold numbers only is fair', () => {
  const tickets = new Map([7, 42, 93].map((number) => [number, exampleKey(number)]))
  const verdict = verifyProof(exampleProof({ tickets, open: { pool: 'sold' } }))
  expect(verdict.fair).toBe(true)
  expect([...(verdict.facts.winners ?? [])].sort((a, b) => a - b)).toEqual([7, 42, 93])
})

test('a full game may be drawn early', () => {
  const tickets = new Map(Array.from({ length: 100 }, (_, index) => [index + 1, exampleKey(index + 1)]))
  const closedAt = '2026-11-15T09:00:00.000Z'
  const proof = exampleProof({ tickets, close: { closedBy: 'full', closedAt } })
  const verdict = verifyProof(proof)
  expect(verdict.fair).toBe(true)
  expect(timeOfRound(QUICKNET, verdict.facts.close?.round ?? 0) - Date.parse(closedAt)).toBe(30_000)
})

test('the log may have the closing five seconds later, and until 15 s before the round', () => {
  for (const closedAt of ['2026-11-15T14:50:05.000000Z AD', '2026-11-15T14:49:55.000000Z AD']) {
    expect(verifyProof(exampleProof({ logged: { closedAt } })).fair).toBe(true)
  }
})

test('a game may close later than its open record says', () => {
  expect(verifyProof(exampleProof({ close: { closedAt: '2026-11-15T16:00:00.001Z' } })).fair).toBe(true)
})

/** A changed entry with a correct hash. */
function forged(entry: LoggedRecord, change: Partial<LoggedRecord>): LoggedRecord {
  const written = { ...entry, ...change }
  return { ...written, hash: logEntryHash(written) }
}
const withLog = (change: Partial<Proof['log']>): Proof => ({ ...PROOF, log: { ...PROOF.log, ...change } })
const { opened, closed, drawn } = PROOF.log

function withoutNumber(number: number): Map<number, string> {
  const commitments = new Map(PROOF.commitments)
  commitments.delete(number)
  return commitments
}

const lowered = PROOF.openRecord.replace('3500000', '2500000')
const otherWinners: Winners = [winners[1], winners[0], winners[2]]
const twoTickets = new Map([7, 42].map((number) => [number, exampleKey(number)]))
const step = 'step_before_failed'

type Case = readonly [name: string, proof: Proof, outcomes: readonly string[], expected?: unknown, found?: unknown]

const TAMPERED: readonly Case[] = [
  [
    'an open record without fields',
    { ...PROOF, openRecord: '{}' },
    ['open_record_unreadable', 'promise_changed', step, step],
  ],
  [
    "another game's open record",
    exampleProof({ open: { gameId: 'daily-413' }, close: { gameId: 'daily-412' }, result: { gameId: 'daily-412' } }),
    ['ok', 'other_game', 'ok', 'other_game'],
    'daily-413',
    'daily-412',
  ],
  [
    'a proof under another name',
    { ...PROOF, gameId: 'daily-413' },
    ['other_game', 'other_game', 'ok', 'other_game'],
    'daily-413',
    'daily-412',
  ],
  [
    'an unknown beacon',
    exampleProof({ open: { beaconChainHash: QUICKNET.chainHash } }),
    ['beacon_not_known', 'ok', step, 'ok'],
  ],
  [
    'an edited log entry of the opening',
    withLog({ opened: { ...opened, at: `${opened.at} ` } }),
    ['log_entry_edited', 'ok', 'ok', 'ok'],
    logEntryHash({ ...opened, at: `${opened.at} ` }),
    opened.hash,
  ],
  [
    'a log entry of the opening with another record',
    withLog({ opened: forged(opened, { details: '{}' }) }),
    ['log_entry_differs', 'ok', 'ok', 'ok'],
    JSON.stringify(['game_opened', 'daily-412', PROOF.openRecord]),
    JSON.stringify(['game_opened', 'daily-412', null]),
  ],
  [
    'a log entry of the opening of another game',
    withLog({ opened: forged(opened, { subject: 'daily-411' }) }),
    ['log_entry_differs', 'ok', 'ok', 'ok'],
  ],
  [
    'a log entry of the opening with another action',
    withLog({ opened: forged(opened, { action: 'game_closed' }) }),
    ['log_entry_differs', 'ok', 'ok', 'ok'],
  ],
  ['a close record without fields', { ...PROOF, closeRecord: '{}' }, ['ok', 'close_record_unreadable', step, 'ok']],
  [
    'an open record changed after closing',
    { ...PROOF, openRecord: lowered },
    ['log_entry_differs', 'promise_changed', 'ok', 'winners_differ'],
  ],
  [
    'an open record changed after closing, in the log as well',
    {
      ...PROOF,
      openRecord: lowered,
      log: {
        ...PROOF.log,
        opened: { ...forged(opened, { details: JSON.stringify({ record: lowered }) }), proof: null },
      },
    },
    ['ok', 'promise_changed', 'ok', 'winners_differ'],
    CLOSE.openHash,
    openHash(lowered),
  ],
  [
    'an open record changed after its entry was in a checkpoint',
    {
      ...PROOF,
      openRecord: lowered,
      log: { ...PROOF.log, opened: forged(opened, { details: JSON.stringify({ record: lowered }) }) },
    },
    ['log_proof_wrong', 'promise_changed', 'ok', 'winners_differ'],
  ],
  [
    'a closing that was added to the log later, under the checkpoint of before',
    withLog({ closed: forged(closed, { at: '2026-11-15T14:50:01.000000Z AD' }) }),
    ['ok', 'log_proof_wrong', 'ok', 'ok'],
  ],
  [
    'the proof of another entry of the log',
    withLog({ closed: { ...closed, proof: opened.proof } }),
    ['ok', 'log_proof_wrong', 'ok', 'ok'],
    '10398 ∈ edil.test/log 10399',
    '9870',
  ],
  [
    'a proof that is none',
    withLog({ drawn: { ...drawn, proof: 'c2sp.org/tlog-proof@v1' } }),
    ['ok', 'ok', 'ok', 'log_proof_wrong'],
  ],
  [
    'a checkpoint that the log did not sign',
    withLog({ closed: { ...closed, proof: (closed.proof ?? '').replace(/(— edil.test\/log \S{8})../, '$1AA') } }),
    ['ok', 'checkpoint_signature_wrong', 'ok', 'ok'],
  ],
  [
    'a checkpoint of another log',
    withLog({ closed: { ...closed, proof: (closed.proof ?? '').replaceAll('edil.test/log', 'edil.test/other') } }),
    ['ok', 'checkpoint_signature_wrong', 'ok', 'ok'],
    'edil.test/log,edil.test/log-2',
    'edil.test/other',
  ],
  [
    'a ticket removed after closing',
    { ...PROOF, commitments: withoutNumber(1) },
    ['ok', 'manifest_differs', 'ok', 'winners_differ'],
    CLOSE.manifestHash,
    manifestHash(PROOF.gameId, withoutNumber(1)),
  ],
  [
    'a number moved to another ticket after closing',
    { ...PROOF, commitments: new Map([...PROOF.commitments, [1, commitmentOf(PROOF.gameId, 1, exampleKey(100))]]) },
    ['ok', 'manifest_differs', 'ok', 'winners_differ'],
  ],
  [
    'a wrong count of sold numbers',
    exampleProof({ close: { sold: 96 } }),
    ['ok', 'sold_differs', 'ok', 'ok'],
    '96',
    '97',
  ],
  [
    'a game that was closed as full and was not full',
    exampleProof({ close: { closedBy: 'full' } }),
    ['ok', 'sold_differs', 'ok', 'ok'],
    '100',
    '97',
  ],
  [
    'a game that closed by time before its closing time',
    exampleProof({ close: { closedAt: '2026-11-15T14:49:59.999Z' } }),
    ['ok', 'closed_before_time', 'ok', 'ok'],
    '2026-11-15T14:50:00.000Z',
    '2026-11-15T14:49:59.999Z',
  ],
  [
    'rules that were published when sales closed',
    exampleProof({ logged: { openedAt: '2026-11-15T14:50:00.000000Z AD' } }),
    ['opened_late', 'ok', 'ok', 'ok'],
    '< 2026-11-15T14:50:00.000Z',
    '2026-11-15T14:50:00.000000Z AD',
  ],
  [
    'rules whose time of publication is not a time',
    exampleProof({ logged: { openedAt: 'yesterday' } }),
    ['opened_late', 'ok', 'ok', 'ok'],
  ],
  [
    'a draw of two sold numbers among all balls',
    exampleProof({ tickets: twoTickets }),
    ['ok', 'too_few_sold', 'ok', 'ok'],
    '3',
    '2',
  ],
  [
    'a game that a host closed early after its closing time',
    exampleProof({ close: { closedBy: 'operator', closedAt: '2026-11-15T14:50:00.000Z' } }),
    ['ok', 'closed_early_after_time', 'ok', 'ok'],
    '< 2026-11-15T14:50:00.000Z',
    '2026-11-15T14:50:00.000Z',
  ],
  [
    'a list that was sealed 14.999 s before its round',
    exampleProof({ logged: { closedAt: '2026-11-15T14:59:45.001000Z AD' } }),
    ['ok', 'sealed_late', 'ok', 'ok'],
    '≤ 2026-11-15T14:59:45.000Z',
    '2026-11-15T14:59:45.001000Z AD',
  ],
  [
    'a list that was sealed when its round was public',
    exampleProof({ logged: { closedAt: '2026-11-15T15:00:03.000000Z AD' } }),
    ['ok', 'sealed_late', 'ok', 'ok'],
  ],
  [
    'a list whose time of sealing is not a time',
    exampleProof({ logged: { closedAt: '2026-11-15T14:50:00Z' } }),
    ['ok', 'sealed_late', 'ok', 'ok'],
  ],
  [
    'a closing time that was dated back',
    exampleProof({ logged: { closedAt: '2026-11-15T14:50:05.001000Z AD' } }),
    ['ok', 'closed_at_differs', 'ok', 'ok'],
    '2026-11-15T14:50:00.000Z',
    '2026-11-15T14:50:05.001000Z AD',
  ],
  [
    'a closing time that was dated forward',
    exampleProof({ logged: { closedAt: '2026-11-15T14:49:54.999000Z AD' } }),
    ['ok', 'closed_at_differs', 'ok', 'ok'],
  ],
  [
    'a chosen round',
    exampleProof({ close: { round: round + 1 } }),
    ['ok', 'round_differs', 'ok', 'ok'],
    String(round),
    String(round + 1),
  ],
  [
    'a closing before the opening in the log',
    withLog({ closed: forged(closed, { seq: opened.seq - 1 }) }),
    ['ok', 'log_out_of_order', 'ok', 'ok'],
    String(opened.seq),
    String(opened.seq - 1),
  ],
  [
    'a closing at the position of the opening in the log',
    withLog({ closed: forged(closed, { seq: opened.seq }) }),
    ['ok', 'log_out_of_order', 'ok', 'ok'],
  ],
  [
    'an edited log entry of the closing',
    withLog({ closed: { ...closed, actor: 'visitor' } }),
    ['ok', 'log_entry_edited', 'ok', 'ok'],
  ],
  [
    'a log entry of the closing with another record',
    withLog({ closed: forged(closed, { details: closed.details.replace('daily-412', 'daily-411') }) }),
    ['ok', 'log_entry_differs', 'ok', 'ok'],
  ],
  [
    'a log entry of the closing with another action',
    withLog({ closed: forged(closed, { action: 'game_drawn' }) }),
    ['ok', 'log_entry_differs', 'ok', 'ok'],
  ],
  ['a result without fields', { ...PROOF, resultRecord: '{}' }, ['ok', 'ok', 'result_unreadable', 'result_unreadable']],
  [
    'a result of another round',
    exampleProof({ result: { round: round + 1 } }),
    ['ok', 'ok', 'round_differs', 'winners_differ'],
    String(round),
    String(round + 1),
  ],
  [
    'a chosen beacon value with the winners that follow from it',
    exampleProof({ result: { signature: signRound(TEST_SECRET_KEY, round + 1) } }),
    ['ok', 'ok', 'signature_wrong', 'ok'],
    undefined,
    signRound(TEST_SECRET_KEY, round + 1),
  ],
  [
    "another game's result",
    exampleProof({ result: { gameId: 'daily-411' } }),
    ['ok', 'ok', 'ok', 'other_game'],
    'daily-412',
    'daily-411',
  ],
  [
    'a game with two balls',
    exampleProof({ tickets: twoTickets, open: { pool: 'sold' } }),
    ['ok', 'too_few_sold', 'ok', 'too_few_balls'],
    '3',
    '2',
  ],
  [
    'the right winners in another order',
    exampleProof({ result: { winners: otherWinners } }),
    ['ok', 'ok', 'ok', 'winners_differ'],
    winners.join(),
    otherWinners.join(),
  ],
  [
    'a result before the closing in the log',
    withLog({ drawn: forged(drawn, { seq: closed.seq - 1 }) }),
    ['ok', 'ok', 'ok', 'log_out_of_order'],
    String(closed.seq),
    String(closed.seq - 1),
  ],
  [
    'a result at the position of the closing in the log',
    withLog({ drawn: forged(drawn, { seq: closed.seq }) }),
    ['ok', 'ok', 'ok', 'log_out_of_order'],
  ],
  [
    'an edited log entry of the result',
    withLog({ drawn: { ...drawn, hash: closed.hash } }),
    ['ok', 'ok', 'ok', 'log_entry_edited'],
  ],
  [
    'a log entry of the result with another record',
    withLog({ drawn: forged(drawn, { details: drawn.details.replace(signature, 'b7'.repeat(48)) }) }),
    ['ok', 'ok', 'ok', 'log_entry_differs'],
  ],
  [
    'a log entry of the result with another action',
    withLog({ drawn: forged(drawn, { action: 'game_closed' }) }),
    ['ok', 'ok', 'ok', 'log_entry_differs'],
  ],
]

for (const [name, proof, reasons, expected, found] of TAMPERED) {
  test(`detects ${name}`, () => {
    const verdict = verifyProof(proof)
    expect(outcomes(verdict)).toEqual(reasons)
    expect(verdict.fair).toBe(false)
    const fault = verdict.steps.find(({ ok }) => !ok)
    if (expected !== undefined) expect(fault).toHaveProperty('expected', expected)
    if (found !== undefined) expect(fault).toHaveProperty('found', found)
  })
}

test('every fault code has a case above', () => {
  const covered = new Set(TAMPERED.flatMap(([, , reasons]) => reasons))
  covered.delete('ok')
  expect([...covered].sort()).toEqual([...VERIFY_FAULTS].sort())
})

test('a draw with an unknown beacon is not a trial', () => {
  expect(verifyProof(exampleProof({ open: { beaconChainHash: QUICKNET.chainHash } })).isTrial).toBe(false)
})

test('reports every step and throws nothing when no record can be read', () => {
  const verdict = verifyProof({ ...PROOF, openRecord: '', closeRecord: '', resultRecord: '' })
  expect(outcomes(verdict)).toEqual(['open_record_unreadable', 'close_record_unreadable', step, step])
  expect(verdict.facts).toEqual({
    openHash: openHash(''),
    manifestHash: manifestHash(PROOF.gameId, PROOF.commitments),
    keys: [],
  })
})
