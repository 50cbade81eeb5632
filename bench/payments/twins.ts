import { randomBytes, randomUUID } from 'node:crypto'
import type { Payment } from '@edil/contract/payments'
import type { Pool } from 'pg'
import { givenBoards } from '../claims/boards.ts'
import type { Buyer } from '../claims/buyers.ts'
import { insistOn } from '../claims/insist.ts'
import { askAs } from './ask.ts'
import { checkRecords, LOST_SUBMISSION } from './check-records.ts'
import { checkScreenshots, UNREADABLE } from './check-screenshots.ts'
import { findPaymentFaults, NO_JOB } from './find-faults.ts'
import { loseMailJobs } from './mail-jobs.ts'
import { newPlayerRecord, type PlayerRecord } from './records.ts'
import { runBooks } from './run-books.ts'

export type TwinHouse = {
  readonly owner: Pool
  readonly ownerUrl: string
  readonly players: readonly Buyer[]
  readonly reviewer: Buyer
  readonly ports: readonly number[]
  readonly origin: string
}

/** Takes one guard away after the other: whoever checks must notice each time. Returns what went unnoticed. */
export async function runTwins(house: TwinHouse): Promise<string[]> {
  return [
    ...(await withASubmissionGone(house)),
    ...(await withAFileGone(house)),
    ...(await withTheJobOutside(house)),
    // The last one: its ledger stays wrong.
    ...(await withoutTheLock(house)),
  ]
}

async function withASubmissionGone(house: TwinHouse): Promise<string[]> {
  const [record] = await givenWaiting(house, 1)
  const paymentId = record?.submissions[0]?.paymentId
  await house.owner.query('delete from payments where id = $1', [paymentId])
  const found = await checkRecords(house.owner, record ? [record] : [], [])
  return expectFaults(found, [`${LOST_SUBMISSION}: ${paymentId}`], 'a submission went after its answer')
}

async function withAFileGone(house: TwinHouse): Promise<string[]> {
  const [paymentId = ''] = idsOf(await givenWaiting(house, 1))
  // The row of these has never had a file.
  const found = await checkScreenshots(house.owner, house, [paymentId])
  return expectFaults(found, [`${UNREADABLE}: ${paymentId}`], 'the file of a screenshot was away')
}

/** A process that decides, commits and then dies before it has asked for the mail, every second time. */
async function withTheJobOutside(house: TwinHouse): Promise<string[]> {
  const paymentIds = idsOf(await givenWaiting(house, 8))
  const doomed = paymentIds.filter((_, index) => index % 2 === 0)
  await loseMailJobs(house.owner, doomed)
  await approveAtOnce(house, paymentIds)
  const found = (await findPaymentFaults(house.owner)).filter((fault) => fault.startsWith(NO_JOB))
  const wanted = doomed.map((id) => `${NO_JOB}: ${id}`)
  if (found.length > doomed.length)
    return [`${found.length} decisions without a job, where ${doomed.length} lost theirs`]
  return expectFaults(found, wanted, 'the job of a mail was no part of its decision')
}

const LOCK = 'perform 1 from ledger_accounts where id = any (accounts) order by id for update;'
const READ = 'select balance into before from ledger_accounts where id = entry.account;'

async function withoutTheLock(house: TwinHouse): Promise<string[]> {
  const { owner, ownerUrl, players } = house
  const { rows } = await owner.query<{ text: string }>(`select pg_get_functiondef('post_money'::regproc) as text`)
  const shipped = rows[0]?.text ?? ''
  if (!shipped.includes(LOCK) || !shipped.includes(READ)) return ['post_money has changed, and its twin was not made']
  const paymentIds = idsOf(await givenWaiting(house, players.length))
  await owner.query(shipped.replace(LOCK, '').replace(READ, `${READ} perform pg_sleep(0.05);`))
  await approveAtOnce(house, paymentIds)
  const { faults } = await runBooks(ownerUrl)
  return expectFaults(faults, ['a balance is not the sum of its entries'], 'money was posted without a lock')
}

/** Payments that wait, each of another player on another board. Their screenshots are rows without a file. */
async function givenWaiting({ owner, players, ports, origin }: TwinHouse, count: number): Promise<PlayerRecord[]> {
  const gameIds = await givenBoards(owner, count)
  return Promise.all(
    gameIds.map(async (gameId, index) => {
      const player = players[index % players.length]
      if (!player) throw new Error('a twin needs players')
      const key = randomUUID()
      const screenshotId = await givenScreenshot(owner, player.personId)
      const body = { key, gameId, method: 'telebirr', accountName: 'Selam Bekele', screenshotId, numbers: [], count: 1 }
      const { insist, close } = insistOn(ports, index)
      const { answer, refusal } = await askAs(player, origin, insist).post<Payment>('/api/payments', body)
      close()
      if (!answer) throw new Error(`a twin's payment was refused: ${refusal}`)
      const record = newPlayerRecord(player)
      const { id: paymentId, amountSantim } = answer
      record.submissions.push({ key, body, screenshotId, paymentId, amountSantim, count: 1, unknowns: 0 })
      return record
    }),
  )
}

async function givenScreenshot(owner: Pool, personId: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into screenshots (id, person_id, file, original_sha256, likeness, width, height, bytes)
     values (gen_random_uuid(), $1, $2, $3, 0, 90, 160, 1) returning id`,
    [personId, `${randomBytes(16).toString('hex')}.jpg`, randomBytes(32)],
  )
  return rows[0]?.id ?? ''
}

function idsOf(records: readonly PlayerRecord[]): string[] {
  return records.flatMap(({ submissions }) => submissions.map(({ paymentId }) => paymentId))
}

async function approveAtOnce({ reviewer, origin, ports }: TwinHouse, paymentIds: readonly string[]): Promise<void> {
  await Promise.all(
    paymentIds.map(async (id, index) => {
      const { insist, close } = insistOn(ports, index)
      const { refusal } = await askAs(reviewer, origin, insist).post(`/api/review/payments/${id}/approval`, {})
      close()
      if (refusal) throw new Error(`a twin's approval was refused: ${refusal}`)
    }),
  )
}

function expectFaults(all: readonly string[], wanted: readonly string[], twin: string): string[] {
  const found = all.filter((fault) => wanted.some((each) => fault.includes(each)))
  const unnoticed = wanted.filter((each) => !found.some((fault) => fault.includes(each)))
  const more = found.length > 1 ? ` and ${found.length - 1} more` : ''
  console.log(`twin: ${twin}; noticed: ${found[0] ?? 'nothing'}${more}`)
  return unnoticed.length > 0 ? [`${twin}, and nobody noticed`] : []
}
