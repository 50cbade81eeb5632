/**
 * Players hold numbers, upload proof, pay and select tickets, reviewers decide and withdraw tickets, and admins stop sales and
 * change plans, while API processes, workers, PostgreSQL and the file storage are killed with SIGKILL at random. Every
 * acknowledged request must be in the database, every santim must belong to a ticket, a selection or a refund, each decision
 * must have notified its player once, no number may be sold while its sales are stopped, every withdrawn ticket has one refund,
 * and games keep the figures with which they opened. Then each safeguard is removed in turn, and the same checks must detect it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { PAYMENT_METHODS } from '@edil/domain/postings'
import type { Pool } from 'pg'
import { secretOf } from '../../dev/edil.ts'
import { portOf } from '../../dev/ports.ts'
import { until } from '../../dev/process.ts'
import { startStack } from '../../dev/stack.ts'
import { givenReceivingAccount, letHavePlayed } from '../../server/test/payments.ts'
import { createSeededRandom } from '../../server/test/seeded-random.ts'
import { openWorld } from '../../server/test/world.ts'
import { givenBoards } from '../claims/boards.ts'
import { stopAndResumeUnderChaos } from '../claims/chaos-stopper.ts'
import { findBoardFaults } from '../claims/find-faults.ts'
import { createRetrier } from '../claims/retry-until-answered.ts'
import { withSalesAfterStop } from '../claims/sabotage.ts'
import { killAtRandom } from '../kill-at-random.ts'
import type { Measurement } from '../measurement.ts'
import { createApiClient } from '../payments/api-client.ts'
import type { ChaosContext } from '../payments/chaos-context.ts'
import { repeatSubmission, runPlayerUnderChaos } from '../payments/chaos-player.ts'
import { runReviewerUnderChaos } from '../payments/chaos-reviewer.ts'
import { withdrawUnderChaos } from '../payments/chaos-withdrawer.ts'
import { checkRecords } from '../payments/check-records.ts'
import { checkScreenshots } from '../payments/check-screenshots.ts'
import { findPaymentFaults } from '../payments/find-faults.ts'
import { findUnexpectedErrors } from '../payments/find-unexpected-errors.ts'
import { createKillSignal } from '../payments/kill-signal.ts'
import { newPlayerRecord, newReviewerRecord, type PlayerRecord } from '../payments/records.ts'
import { runBooks } from '../payments/run-books.ts'
import { runSabotage } from '../payments/sabotage.ts'
import { changePlansUnderChaos, givenRunningPlans } from '../plans/chaos-planner.ts'
import { findPlanFaults } from '../plans/find-faults.ts'
import { runPlanSabotage } from '../plans/sabotage.ts'
import { givenSignedIn, givenSignedInStaff, keepSteppedUp } from '../signed-in.ts'

const VICTIMS = ['api-1', 'api-2', 'worker-1', 'worker-2', 'postgres', 'files'] as const
const PLAYERS = 16
const REVIEWERS = 6
const BOARDS = 15
const SABOTAGE_PLAYERS = 16
/** A kill rarely falls between a commit and its answer, so the clients also drop one answer of this many. */
const ONE_ANSWER_DROPPED_OF = 12

export const measure: Measurement = async ({ short, seed = Date.now() % 1_000_000 }) => {
  const kills = short ? 5 : 30
  console.log(`seed ${seed}`)
  const stack = await startStack({ name: 'fault-payments', apis: 2, workers: 2, nodes: 1, files: 's3' })
  const world = await openWorld(stack.database.owner)
  const { owner } = world
  const startedAt = Date.now()
  try {
    for (const method of PAYMENT_METHODS) await givenReceivingAccount(world, method)
    const secret = secretOf(stack.folder)
    const players = (await givenSignedIn(world, PLAYERS, secret)).map(newPlayerRecord)
    // The run sends more payments than new players may.
    const playedBefore = await letHavePlayed(
      world,
      players.map(({ player }) => player.personId),
    )
    const reviewers = (await givenSignedInStaff(world, 'reviewer', REVIEWERS, secret)).map(newReviewerRecord)
    const [asking, confirming, stopper, planner] = await givenSignedInStaff(world, 'admin', 4, secret)
    if (!asking || !confirming || !stopper || !planner) throw new Error('the run has no admins')
    await keepSteppedUp(world, [asking, confirming, stopper, planner])
    const planIds = await givenRunningPlans(world)
    const stop = new AbortController()
    const killSignal = createKillSignal()
    const random = createSeededRandom(seed + 1)
    const chaos: ChaosContext = {
      ports: [await portOf(stack.folder, 'api-1'), await portOf(stack.folder, 'api-2')],
      origin: stack.nodes[0]?.publicUrl ?? '',
      gameIds: await givenBoards(world, BOARDS),
      random,
      killSignal,
      dropsAnswer: () => random.below(ONE_ANSWER_DROPPED_OF) === 0,
      signal: stop.signal,
    }
    const busy = [
      ...players.map((record, index) => runPlayerUnderChaos(record, chaos, index)),
      ...reviewers.map((record, index) => runReviewerUnderChaos(record, chaos, index)),
    ]
    const withdrawing = withdrawUnderChaos([asking, confirming], chaos)
    const stopping = stopAndResumeUnderChaos(stopper, { ...chaos, random: createSeededRandom(seed + 2) })
    const planning = changePlansUnderChaos(planner, world, planIds, { ...chaos, random: createSeededRandom(seed + 3) })
    await killAtRandom(stack, {
      victims: VICTIMS,
      random: createSeededRandom(seed),
      kills,
      announce: killSignal.announce,
    })
    await sleep(1_000)
    stop.abort()
    await Promise.all(busy)
    const plans = await planning
    const operatorFaults = [...(await withdrawing), ...(await stopping), ...plans.faults]
    await repeatOld(players, chaos)

    const isBack = () =>
      owner.query('select 1').then(
        () => true,
        () => false,
      )
    await until(isBack, 10_000)
    const submissions = players.flatMap((record) => record.submissions)
    const decisions = reviewers.flatMap((record) => record.decisions)
    const [reviewer] = reviewers.map((record) => record.reviewer)
    if (!reviewer) throw new Error('the run has no reviewer')
    const target = { world, ownerUrl: stack.database.owner, reviewer, ports: chaos.ports, origin: chaos.origin }
    const paymentIds = submissions.map(({ paymentId }) => paymentId)
    const faults = [
      ...operatorFaults,
      ...(await checkRecords(owner, { players, reviewers, playedBefore })),
      ...(await findPaymentFaults(owner)),
      ...(await findBoardFaults(owner)),
      ...(await findPlanFaults(owner)),
      ...(await checkScreenshots(owner, target, paymentIds)),
      ...(await runBooks(stack.database.owner)).faults,
      ...findUnexpectedErrors(stack.folder, ['api-1', 'api-2']),
      ...stack.deadParts().map((part) => `${part} exited unexpectedly`),
    ]
    const seconds = (Date.now() - startedAt) / 1_000
    const approvals = await countDecided(owner, 'approved')
    const rejections = await countDecided(owner, 'rejected')
    const withdrawals = await countRows(owner, 'ticket_withdrawals where is_confirmed')
    const stops = await countRows(owner, 'sales_stops')
    faults.push(...(await runPlanSabotage(world)), ...(await withSalesAfterStop(world)))
    // Others: payments of the run's players may still wait for their review.
    const sabotagePlayers = await givenSignedIn(world, SABOTAGE_PLAYERS, secret)
    await letHavePlayed(
      world,
      sabotagePlayers.map(({ personId }) => personId),
    )
    faults.push(...(await runSabotage({ ...target, players: sabotagePlayers })))

    const selections = players.flatMap((record) => record.selections)
    const unsure = (all: readonly { readonly unknowns: number }[]) => all.filter(({ unknowns }) => unknowns > 0).length
    const acknowledged = decisions.filter(({ result }) => result === 'acknowledged').length
    console.log(
      `sent more than once: ${unsure(submissions)} submissions, ${unsure(decisions)} decisions, ` +
        `${unsure(selections)} selections; ${approvals + rejections - acknowledged} decisions were committed whose answer was lost`,
    )
    const line =
      `payments: kills=${kills} submissions=${submissions.length} approvals=${approvals} ` +
      `rejections=${rejections} selections=${selections.length} withdrawals=${withdrawals} stops=${stops} ` +
      `plan_changes=${plans.changes} seconds=${seconds.toFixed(0)} faults=${faults.length}`
    return { line, faults }
  } finally {
    await world.close()
    await stack.stop()
  }
}

/** After the kills, an old key still returns its payment. */
async function repeatOld(players: readonly PlayerRecord[], chaos: ChaosContext): Promise<void> {
  for (const record of players) {
    const { retryUntilAnswered, close } = createRetrier(chaos.ports, 0)
    await repeatSubmission(record, chaos, createApiClient(record.player, chaos.origin, retryUntilAnswered))
    close()
  }
}

function countDecided(owner: Pool, status: 'approved' | 'rejected'): Promise<number> {
  return countRows(owner, `payments where status = '${status}'`)
}

async function countRows(owner: Pool, from: string): Promise<number> {
  return (await owner.query(`select 1 from ${from}`)).rowCount ?? 0
}
