/**
 * Players hold numbers, upload proof, pay and select tickets, and reviewers decide, while API processes, workers, PostgreSQL
 * and the file storage are killed -9 at random. What was acknowledged must be so, every santim must be where a ticket, a
 * selection or a refund says it is, and each decision has asked for its mail once. Afterwards the guards are taken away one by
 * one, and the same checks must notice.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { secretOf } from '../../dev/edil.ts'
import { openPool } from '../../dev/pool.ts'
import { portOf } from '../../dev/ports.ts'
import { until } from '../../dev/process.ts'
import { startStack } from '../../dev/stack.ts'
import { givenBoards } from '../claims/boards.ts'
import { givenBuyers } from '../claims/buyers.ts'
import { insistOn } from '../claims/insist.ts'
import { killAtRandom } from '../kill-at-random.ts'
import type { Measurement } from '../measurement.ts'
import { askAs } from '../payments/ask.ts'
import { checkRecords } from '../payments/check-records.ts'
import { checkScreenshots } from '../payments/check-screenshots.ts'
import { findPaymentFaults } from '../payments/find-faults.ts'
import { findUnexpected } from '../payments/find-unexpected.ts'
import { makeGong } from '../payments/gong.ts'
import { keepMailJobs } from '../payments/mail-jobs.ts'
import { newPlayerRecord, newReviewerRecord, type PlayerRecord } from '../payments/records.ts'
import { runBooks } from '../payments/run-books.ts'
import type { Storm } from '../payments/storm.ts'
import { payInStorm, repeatSubmission } from '../payments/stormy-player.ts'
import { reviewInStorm } from '../payments/stormy-reviewer.ts'
import { runTwins } from '../payments/twins.ts'
import { seededDice } from '../seeded.ts'
import { givenReceivingAccounts, givenStaff } from '../staff.ts'

const VICTIMS = ['api-1', 'api-2', 'worker-1', 'worker-2', 'postgres', 'files'] as const
const PLAYERS = 16
const REVIEWERS = 6
const BOARDS = 15
const TWIN_PLAYERS = 16
/** A kill seldom falls between a commit and its answer; a bad network loses answers all the time. */
const ONE_ANSWER_LOST_OF = 12

export const measure: Measurement = async ({ short, seed = Date.now() % 1_000_000 }) => {
  const kills = short ? 5 : 30
  console.log(`seed ${seed}`)
  const stack = await startStack({ name: 'fault-payments', apis: 2, workers: 2, nodes: 1, files: 's3' })
  const owner = openPool(stack.database.owner)
  const startedAt = Date.now()
  try {
    await keepMailJobs(owner)
    await givenReceivingAccounts(owner)
    const secret = secretOf(stack.folder)
    const players = (await givenBuyers(owner, PLAYERS, secret)).map(newPlayerRecord)
    const reviewers = (await givenStaff(owner, 'reviewer', REVIEWERS, secret)).map(newReviewerRecord)
    const stop = new AbortController()
    const gong = makeGong()
    const dice = seededDice(seed + 1)
    const storm: Storm = {
      ports: [await portOf(stack.folder, 'api-1'), await portOf(stack.folder, 'api-2')],
      origin: stack.nodes[0]?.publicUrl ?? '',
      gameIds: await givenBoards(owner, BOARDS),
      dice,
      gong,
      losesAnswer: () => dice.below(ONE_ANSWER_LOST_OF) === 0,
      signal: stop.signal,
    }
    const busy = [
      ...players.map((record, index) => payInStorm(record, storm, index)),
      ...reviewers.map((record, index) => reviewInStorm(record, storm, index)),
    ]
    await killAtRandom(stack, { victims: VICTIMS, dice: seededDice(seed), kills, warn: gong.strike })
    await sleep(1_000)
    stop.abort()
    await Promise.all(busy)
    await repeatOld(players, storm)

    const isBack = () =>
      owner.query('select 1').then(
        () => true,
        () => false,
      )
    await until(isBack, 10_000)
    const submissions = players.flatMap((record) => record.submissions)
    const decisions = reviewers.flatMap((record) => record.decisions)
    const [reviewer] = reviewers.map((record) => record.reviewer)
    if (!reviewer) throw new Error('nobody reviews')
    const house = { owner, ownerUrl: stack.database.owner, reviewer, ports: storm.ports, origin: storm.origin }
    const paymentIds = submissions.map(({ paymentId }) => paymentId)
    const faults = [
      ...(await checkRecords(owner, players, reviewers)),
      ...(await findPaymentFaults(owner)),
      ...(await checkScreenshots(owner, house, paymentIds)),
      ...(await runBooks(stack.database.owner)).faults,
      ...findUnexpected(stack.folder, ['api-1', 'api-2']),
      ...stack.deadParts().map((part) => `${part} ended by itself`),
    ]
    const seconds = (Date.now() - startedAt) / 1_000
    const approvals = await countDecided(owner, 'approved')
    const rejections = await countDecided(owner, 'rejected')
    const twinPlayers = players.slice(0, TWIN_PLAYERS).map(({ player }) => player)
    faults.push(...(await runTwins({ ...house, players: twinPlayers })))

    const selections = players.flatMap((record) => record.selections)
    const unsure = (all: readonly { readonly unknowns: number }[]) => all.filter(({ unknowns }) => unknowns > 0).length
    const acknowledged = decisions.filter(({ told }) => told === 'acknowledged').length
    console.log(
      `asked for more than once: ${unsure(submissions)} submissions, ${unsure(decisions)} decisions, ` +
        `${unsure(selections)} selections; ${approvals + rejections - acknowledged} decisions stood whose answer was lost`,
    )
    const line =
      `payments: kills=${kills} submissions=${submissions.length} approvals=${approvals} ` +
      `rejections=${rejections} selections=${selections.length} seconds=${seconds.toFixed(0)} faults=${faults.length}`
    return { line, faults }
  } finally {
    await owner.end()
    await stack.stop()
  }
}

/** When all is quiet again, an old key is still the same payment. */
async function repeatOld(players: readonly PlayerRecord[], storm: Storm): Promise<void> {
  for (const record of players) {
    const { insist, close } = insistOn(storm.ports, 0)
    await repeatSubmission(record, storm, askAs(record.player, storm.origin, insist))
    close()
  }
}

async function countDecided(owner: Pool, status: 'approved' | 'rejected'): Promise<number> {
  return (await owner.query('select 1 from payments where status = $1', [status])).rowCount ?? 0
}
