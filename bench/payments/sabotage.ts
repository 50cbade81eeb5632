import { randomUUID } from 'node:crypto'
import type { Payment } from '@edil/contract/payments'
import { transaction } from '../../server/src/platform/database/transaction.ts'
import { confirmWithdrawal } from '../../server/src/withdrawals/confirm-withdrawal.ts'
import { givenPerson } from '../../server/test/people.ts'
import { newReference } from '../../server/test/references.ts'
import { givenScreenshot } from '../../server/test/screenshots.ts'
import { givenWithdrawalRequest } from '../../server/test/withdrawals.ts'
import type { World } from '../../server/test/world.ts'
import { givenBoards } from '../claims/boards.ts'
import { createRetrier } from '../claims/retry-until-answered.ts'
import { sabotageFunction } from '../sabotage-function.ts'
import type { SignedIn } from '../signed-in.ts'
import { createApiClient } from './api-client.ts'
import { checkRecords, LOST_SUBMISSION } from './check-records.ts'
import { checkScreenshots, UNREADABLE } from './check-screenshots.ts'
import { dropNotifications } from './drop-notifications.ts'
import { findPaymentFaults, NOT_NOTIFIED, NOT_ONE_REFUND } from './find-faults.ts'
import { newPlayerRecord, type PlayerRecord } from './records.ts'
import { runBooks } from './run-books.ts'

export type SabotageTarget = {
  readonly world: World
  readonly ownerUrl: string
  readonly players: readonly SignedIn[]
  readonly reviewer: SignedIn
  readonly ports: readonly number[]
  readonly origin: string
}

/** Removes one safeguard after the other; the checks must detect each. Returns the ones that were not detected. */
export async function runSabotage(target: SabotageTarget): Promise<string[]> {
  return [
    ...(await withLostSubmission(target)),
    ...(await withMissingFile(target)),
    ...(await withLostRefund(target)),
    ...(await withNotificationOutsideTransaction(target)),
    // Last, because the ledger stays wrong.
    ...(await withoutLedgerLock(target)),
  ]
}

async function withLostSubmission(target: SabotageTarget): Promise<string[]> {
  const [record] = await givenPendingPayments(target, 1)
  const paymentId = record?.submissions[0]?.paymentId
  await target.world.owner.query('delete from used_pictures where payment_id = $1', [paymentId])
  await target.world.owner.query('delete from payments where id = $1', [paymentId])
  const found = await checkRecords(target.world.owner, {
    players: record ? [record] : [],
    reviewers: [],
    playedBefore: [],
  })
  return expectFaults(found, [`${LOST_SUBMISSION}: ${paymentId}`], 'an acknowledged submission was deleted')
}

async function withMissingFile(target: SabotageTarget): Promise<string[]> {
  const [paymentId = ''] = idsOf(await givenPendingPayments(target, 1))
  // These screenshots are rows without a file.
  const found = await checkScreenshots(target.world.owner, target, [paymentId])
  return expectFaults(found, [`${UNREADABLE}: ${paymentId}`], 'the file of a screenshot is missing')
}

/** As if the refund of a withdrawn ticket was owed in another transaction, which was lost. */
async function withLostRefund({ world }: SabotageTarget): Promise<string[]> {
  const { owner, store } = world
  const { id: personId } = await givenPerson(world, { hasPassword: false })
  const [gameId = ''] = await givenBoards(world, 1)
  const paymentId = await givenWithdrawalRequest(world, { personId, gameId, numbers: [7] })
  const { rows } = await owner.query('select id from ticket_withdrawals where payment_id = $1', [paymentId])
  const { id: operatorId } = await givenPerson(world, { role: 'admin', hasPassword: false })
  await transaction(store, (tx) => confirmWithdrawal(tx, { withdrawalId: rows[0].id, operatorId }))
  await owner.query('delete from refunds where payment_id = $1', [paymentId])
  const found = await findPaymentFaults(owner)
  return expectFaults(found, [`${NOT_ONE_REFUND}: ${paymentId}`], 'the refund of a withdrawn ticket was lost')
}

/** As if every second process died after the commit of a decision and before it notified the player. */
async function withNotificationOutsideTransaction(target: SabotageTarget): Promise<string[]> {
  const paymentIds = idsOf(await givenPendingPayments(target, 8))
  const dropped = paymentIds.filter((_, index) => index % 2 === 0)
  await dropNotifications(target.world.owner, dropped)
  await approveConcurrently(target, paymentIds)
  const found = (await findPaymentFaults(target.world.owner)).filter((fault) => fault.startsWith(NOT_NOTIFIED))
  const expected = dropped.map((id) => `${NOT_NOTIFIED}: ${id}`)
  if (found.length > dropped.length)
    return [`${found.length} decisions without a notification, where ${dropped.length} lost theirs`]
  return expectFaults(found, expected, 'the notification is not part of the decision')
}

const LOCK = 'perform 1 from ledger_accounts where id = any (accounts) order by id for update;'
const READ = 'select balance into balance_before from ledger_accounts where id = entry.account;'

/** The trigger that counts approvals locks a row for the game type until the commit, which would keep them in order as well. */
async function withoutLedgerLock(target: SabotageTarget): Promise<string[]> {
  const { world, ownerUrl, players } = target
  await world.owner.query('alter table payments disable trigger payments_count_approved')
  const paymentIds = idsOf(await givenPendingPayments(target, players.length))
  await sabotageFunction(world.owner, 'post_money', [
    { from: LOCK, to: '' },
    { from: READ, to: `${READ} perform pg_sleep(0.05);` },
  ])
  await approveConcurrently(target, paymentIds)
  const { faults } = await runBooks(ownerUrl)
  return expectFaults(faults, ['a balance is not the sum of its entries'], 'money is posted without a lock')
}

/** Pending payments, each of another player on another board. Their screenshots are rows without a file. */
async function givenPendingPayments(
  { world, players, ports, origin }: SabotageTarget,
  count: number,
): Promise<PlayerRecord[]> {
  const gameIds = await givenBoards(world, count)
  return Promise.all(
    gameIds.map(async (gameId, index) => {
      const player = players[index % players.length]
      if (!player) throw new Error('the sabotage needs players')
      const key = randomUUID()
      const screenshotId = await givenScreenshot(world, player.personId)
      const reference = newReference()
      const payer = { method: 'telebirr', accountName: 'Selam Bekele', reference }
      const body = { key, gameId, ...payer, screenshotId, numbers: [], count: 1 }
      const { retryUntilAnswered, close } = createRetrier(ports, index)
      const { answer, refusal } = await createApiClient(player, origin, retryUntilAnswered).post<Payment>(
        '/api/payments',
        body,
      )
      close()
      if (!answer) throw new Error(`a payment of the sabotage was refused: ${refusal}`)
      const record = newPlayerRecord(player)
      const { id: paymentId, amountSantim } = answer
      record.submissions.push({ key, body, screenshotId, paymentId, amountSantim, count: 1, unknowns: 0 })
      return record
    }),
  )
}

function idsOf(records: readonly PlayerRecord[]): string[] {
  return records.flatMap(({ submissions }) => submissions.map(({ paymentId }) => paymentId))
}

async function approveConcurrently(
  { world, reviewer, origin, ports }: SabotageTarget,
  paymentIds: readonly string[],
): Promise<void> {
  const { rows } = await world.owner.query<{ id: string; reference: string }>(
    'select id, reference from payments where id = any($1)',
    [paymentIds],
  )
  await Promise.all(
    rows.map(async ({ id, reference }, index) => {
      const { retryUntilAnswered, close } = createRetrier(ports, index)
      const { refusal } = await createApiClient(reviewer, origin, retryUntilAnswered).post(
        `/api/review/payments/${id}/approval`,
        { reference },
      )
      close()
      if (refusal) throw new Error(`an approval of the sabotage was refused: ${refusal}`)
    }),
  )
}

function expectFaults(all: readonly string[], expected: readonly string[], sabotage: string): string[] {
  const found = all.filter((fault) => expected.some((each) => fault.includes(each)))
  const undetected = expected.filter((each) => !found.some((fault) => fault.includes(each)))
  const more = found.length > 1 ? ` and ${found.length - 1} more` : ''
  console.log(`sabotage: ${sabotage}; detected: ${found[0] ?? 'nothing'}${more}`)
  return undetected.length > 0 ? [`sabotage not detected: ${sabotage}`] : []
}
