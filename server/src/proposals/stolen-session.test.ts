import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { browse, ORIGIN, type Reply, testApp, testDeps } from '../../test/app.ts'
import { newAuthenticator } from '../../test/authenticator.ts'
import { contractEndpoints } from '../../test/contract-endpoints.ts'
import { testDatabase } from '../../test/database.ts'
import { closeNow, givenSoldGame, givenWorker } from '../../test/draws.ts'
import { givenGame } from '../../test/games.ts'
import { givenApproved, givenPayment, givenRejectedWithMoney, openAll, rejectGiven } from '../../test/payments.ts'
import {
  type GivenPayout,
  givenApprovedPrize,
  givenClaimed,
  givenConfirmedTax,
  givenWonPrizes,
} from '../../test/payouts.ts'
import { givenPerson } from '../../test/people.ts'
import { newReference } from '../../test/references.ts'
import { giveSession, giveTwoFactor, stepUp } from '../../test/sessions.ts'
import { givenWithdrawalRequest } from '../../test/withdrawals.ts'
import { transaction } from '../platform/database/transaction.ts'
import { proposeChange } from './propose-change.ts'

/**
 * Two admins, Hana and Dawit. A thief has the session of Hana for an hour: once without her authenticator app, once just after she has
 * entered a code. Each row is a request of the thief, what it comes to, and what Dawit does about it, alone unless it says otherwise.
 * 'waits' is a proposal: Dawit stops it within a day.
 */
const TABLE = `
  endpoint              | without a code            | with a code            | what the other admin does
  setReceivingAccount   | step_up_required          | waits                  | stops it
  changeRole            | step_up_required          | waits                  | stops it
  lockPerson            | step_up_required          | waits                  | logs in again and stops it
  unlockPerson          | step_up_required          | waits                  | stops it
  confirmProposal       | step_up_required          | second_person_confirms | nothing to do
  stopProposal          | step_up_required          | ok                     | proposes it again
  reportActivity        | ok                        | ok                     | nothing to do: the session ends after ten hours
  startPasskey          | step_up_required          | password_wrong         | nothing to do: it needs the password too
  addPasskey            | step_up_required          | passkey_refused        | nothing to do: it needs the password too
  removePasskey         | step_up_required          | password_wrong         | nothing to do: it needs the password too
  startPasskeyStepUp    | ok                        | ok                     | nothing to do: the thief has no passkey
  stepUpWithPasskey     | passkey_refused           | passkey_refused        | nothing to do
  startPasswordReset    | ok                        | ok                     | nothing to do: the mail goes to the player
  approvePayment        | ok                        | ok                     | withdraws the ticket, with a second person
  approveDespiteChecks  | step_up_required          | ok                     | withdraws the ticket, with a second person
  rejectPayment         | ok                        | ok                     | does not pay it: the thief cannot
  setReference          | ok                        | ok                     | enters the right one
  reportPresence        | ok                        | ok                     | nothing to do
  approveGroup          | ok                        | ok                     | withdraws the ticket, with a second person
  cancelGroup           | ok                        | ok                     | nothing to do: the player sends the payment again
  reserveRefund         | ok                        | ok                     | reserves it after ten minutes
  payRefund             | step_up_required          | ok                     | no undo: finds the transfer missing in the statement
  approvePrize          | step_up_required          | ok                     | marks it as failed, and the winner claims again
  reservePrize          | ok                        | ok                     | reserves it after ten minutes
  releasePrize          | ok                        | ok                     | reserves it
  payPrize              | step_up_required          | ok                     | marks the transfer as failed: it is owed again
  failPrize             | step_up_required          | ok                     | nothing to do: the winner claims again
  requestWithdrawal     | step_up_required          | ok                     | cancels the request
  confirmWithdrawal     | step_up_required          | ok                     | no undo: the player gets the money back, or a new ticket
  cancelWithdrawal      | ok                        | ok                     | requests it again
  startDraw             | step_up_required          | ok                     | no undo: a draw is fair whenever it is closed
  enterSignature        | step_up_required          | signature_wrong        | nothing to do: only the right one is accepted
  clearStage            | step_up_required          | ok                     | nothing to do: the result stays
  recordRehearsal       | ok                        | ok                     | nothing to do
  stopSales             | step_up_required          | ok                     | resumes them
  resumeSales           | step_up_required          | ok                     | stops them again
  createNotice          | step_up_required          | ok                     | ends it
  endNotice             | step_up_required          | ok                     | writes it again
  changePlan            | step_up_required          | ok                     | changes it back before the next game opens
  changeHelp            | step_up_required          | ok                     | changes it back
  changeLicence         | step_up_required          | ok                     | changes it back
  changeDesk            | step_up_required          | ok                     | changes it back
  changeSecurity        | step_up_required          | ok                     | changes it back
  setPayoutSettings     | step_up_required          | ok                     | changes it back
  confirmTaxRule        | step_up_required          | ok                     | confirms a later rule
`
const ROWS = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([name = '', without = '', withCode = '', remedy = '']) => ({ name, without, withCode, remedy }))

const database = await testDatabase()
const { owner, store } = database
const deps = await testDeps(database)
// The thief and Dawit send more requests in a minute than people do.
const app = await testApp(database, { ...deps, limits: { take: async () => 9, giveBack: async () => undefined } })

type Staff = Awaited<ReturnType<typeof givenStaff>>
async function givenStaff(role: 'admin' | 'reviewer') {
  const person = await givenPerson(database, { role })
  await giveTwoFactor(owner, person.id, deps.accounts.secret)
  const staff = { ...person, browser: browse(app) }
  await logIn(staff)
  return staff
}
async function logIn({ id, browser }: Pick<Staff, 'id' | 'browser'>): Promise<void> {
  await giveSession(owner, browser, id, deps.accounts.secret)
  await stepUp(owner, id)
}
const [hana, dawit, reviewer] = [await givenStaff('admin'), await givenStaff('admin'), await givenStaff('reviewer')]

const gameId = await givenGame(database)
const prizes: GivenPayout[] = []
let taken = 0

beforeAll(async () => {
  await givenWorker(database)
  await givenConfirmedTax(database)
  for (let games = 0; games < 4; games += 1) {
    prizes.push(...(await givenWonPrizes(database)))
  }
}, 120_000)

/** What the thief asks for, and how Dawit makes it right. */
type Attempt = { readonly reply: Reply; readonly undo?: () => Promise<Reply> }

const by = ({ browser }: Staff) => ({
  post: (path: string, body?: object) => browser.send('POST', `/api/${path}`, body),
  put: (path: string, body: object) => browser.send('PUT', `/api/${path}`, body),
  delete: (path: string) => browser.send('DELETE', `/api/${path}`),
})
const [thief, other] = [by(hana), by(dawit)]
const one = async (sql: string, values: unknown[]) => (await owner.query(sql, values)).rows[0]

async function givenTicketTo(status: 'pending' | 'approved', sha256?: Buffer) {
  taken += 1
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  const given = { personId, gameId, numbers: [taken], ...(sha256 && { screenshot: { sha256 } }) }
  const id = await (status === 'pending' ? givenPayment : givenApproved)(database, given)
  return { id, personId, ...(await one('select reference from payments where id = $1', [id])) }
}
/** The ticket that the thief has made out of nothing is taken back before the draw. */
async function withdraw(paymentId: string): Promise<Reply> {
  await other.post(`review/payments/${paymentId}/withdrawal`, { reason: 'No money arrived' })
  const { id } = await one('select id from ticket_withdrawals where payment_id = $1', [paymentId])
  return by(reviewer).post(`withdrawals/${id}/confirmation`)
}
async function givenOwedRefund(): Promise<string> {
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  await givenRejectedWithMoney(database, { personId, gameId, numbers: [] }, 10_000n)
  return (await one('select id from refunds where person_id = $1', [personId])).id
}
async function givenPrize(status: 'claimed' | 'approved'): Promise<GivenPayout> {
  const prize = prizes.shift()
  if (!prize) throw new Error('too few prizes')
  await (status === 'claimed' ? givenClaimed : givenApprovedPrize)(database, prize)
  return prize
}
const letTenMinutesPass = (table: 'refunds' | 'payouts', id: string) =>
  owner.query(`update ${table} set reserved_until = now() - interval '1 second' where id = $1`, [id])
const latestProposal = async () => (await one('select id from proposals order by proposed_at desc limit 1', [])).id
const stopLatest = async () => other.post(`proposals/${await latestProposal()}/stop`)

async function givenWithdrawal(): Promise<{ id: string; paymentId: string }> {
  taken += 1
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  const paymentId = await givenWithdrawalRequest(database, { personId, gameId, numbers: [taken] })
  return { paymentId, ...(await one('select id from ticket_withdrawals where payment_id = $1', [paymentId])) }
}

async function givenPasskeyOf(personId: string): Promise<string> {
  const { id } = await one(
    `insert into passkeys (person_id, name, credential_id, public_key, counter, device_type, backed_up)
     values ($1, 'My laptop', gen_random_uuid(), 'key', 0, 'singleDevice', false) returning id`,
    [personId],
  )
  return id
}

const STOP = { scope: 'everything', textEn: 'Sales are stopped.', textAm: 'ሽያጩ ቆሟል።' }
const NOTICE = {
  textEn: 'A notice',
  textAm: 'ማስታወቂያ',
  showsFrom: '2030-01-01T00:00:00.000Z',
  showsUntil: '2030-01-02T00:00:00.000Z',
}
const latest = async (table: 'sales_stops' | 'notices', at: string) =>
  (await one(`select id from ${table} order by ${at} desc limit 1`, [])).id

/** Changes a part of the settings, and back. */
async function changeSettings(part: string, values: object, before: object): Promise<Attempt> {
  const change = async (who: typeof thief, to: object) =>
    who.put(`settings/${part}`, { ...(await one('select max(version)::integer as version from settings', [])), ...to })
  return { reply: await change(thief, values), undo: () => change(other, before) }
}
const HELP = { helpCenter: '', telegram: '', instagram: '', phone: '8989', email: '' }
const LICENCE = { number: '', authority: '', validFrom: '', validUntil: '' }

const ATTEMPTS: Record<string, () => Promise<Attempt>> = {
  async setReceivingAccount() {
    const account = { accountName: 'A thief', accountNumber: '0911999999' }
    return { reply: await thief.put('receiving-accounts/telebirr', account), undo: stopLatest }
  },
  async changeRole() {
    const { id } = await givenPerson(database)
    await giveTwoFactor(owner, id, deps.accounts.secret)
    return { reply: await thief.put(`people/${id}/role`, { role: 'admin' }), undo: stopLatest }
  },
  async lockPerson() {
    const reply = await thief.post(`people/${dawit.id}/lock`, { reason: 'In my way' })
    return {
      reply,
      async undo() {
        await logIn(dawit)
        return stopLatest()
      },
    }
  },
  async unlockPerson() {
    const { id } = await givenPerson(database, { role: 'admin' })
    await owner.query(`update people set locked_at = now(), locked_reason = 'A thief' where id = $1`, [id])
    return { reply: await thief.post(`people/${id}/unlock`), undo: stopLatest }
  },
  async confirmProposal() {
    const account = { method: 'cbe', accountName: 'A thief', accountNumber: '0911999999' } as const
    await transaction(store, (tx) => proposeChange(tx, { kind: 'receiving_account', ...account }, hana.id))
    return { reply: await thief.post(`proposals/${await latestProposal()}/confirmation`) }
  },
  async stopProposal() {
    const propose = () =>
      other.put('receiving-accounts/bank', { accountName: 'Edil Games', accountNumber: '0900123456' })
    await propose()
    return { reply: await thief.post(`proposals/${await latestProposal()}/stop`), undo: propose }
  },
  async reportActivity() {
    return { reply: await thief.post('session/activity') }
  },
  async startPasskey() {
    return { reply: await thief.post('account/passkeys/options', { password: 'a guess' }) }
  },
  async addPasskey() {
    const credential = newAuthenticator({ origin: ORIGIN }).create({ challenge: 'made up' })
    return { reply: await thief.post('account/passkeys', { name: 'Mine', credential }) }
  },
  async removePasskey() {
    const id = await givenPasskeyOf(hana.id)
    return { reply: await thief.post(`account/passkeys/${id}/removal`, { password: 'a guess' }) }
  },
  async startPasskeyStepUp() {
    await givenPasskeyOf(hana.id)
    return { reply: await thief.post('session/step-up/passkey/options') }
  },
  async stepUpWithPasskey() {
    const device = newAuthenticator({ origin: ORIGIN })
    const { body } = await thief.post('session/step-up/passkey/options')
    return { reply: await thief.post('session/step-up/passkey', { credential: device.sign(body.options) }) }
  },
  async startPasswordReset() {
    const { id } = await givenPerson(database)
    return { reply: await thief.post(`people/${id}/password-reset`) }
  },
  async approvePayment() {
    const { id, reference } = await givenTicketTo('pending')
    return { reply: await thief.post(`review/payments/${id}/approval`, { reference }), undo: () => withdraw(id) }
  },
  async approveDespiteChecks() {
    const sha256 = randomBytes(32)
    await rejectGiven(database, (await givenTicketTo('pending', sha256)).id, 'fraud', 0n)
    const { id, reference } = await givenTicketTo('pending', sha256)
    const reply = await thief.post(`review/payments/${id}/approval-despite-checks`, { note: 'It is fine', reference })
    return { reply, undo: () => withdraw(id) }
  },
  async rejectPayment() {
    const { id } = await givenTicketTo('pending')
    const reply = await thief.post(`review/payments/${id}/rejection`, { reason: 'other', receivedSantim: 500_000 })
    const { id: refundId } = await one('select id from refunds where payment_id = $1', [id])
    expect(await thief.post(`review/refunds/${refundId}/reservation`)).toMatchObject({ code: 'decider_cannot_pay' })
    return { reply }
  },
  async setReference() {
    const { id, reference } = await givenTicketTo('pending')
    const put = (who: typeof thief, typed: string) => who.put(`review/payments/${id}/reference`, { reference: typed })
    return { reply: await put(thief, newReference()), undo: () => put(other, reference) }
  },
  async reportPresence() {
    return { reply: await thief.post(`review/payments/${(await givenTicketTo('pending')).id}/presence`) }
  },
  async approveGroup() {
    const { id, personId } = await givenTicketTo('pending')
    await openAll(database, { gameId, personId, reviewerId: hana.id })
    return { reply: await thief.post('review/numbers/approval', { gameId, personId }), undo: () => withdraw(id) }
  },
  async cancelGroup() {
    const { personId } = await givenTicketTo('pending')
    return { reply: await thief.post('review/numbers/cancellation', { gameId, personId }) }
  },
  async reserveRefund() {
    const id = await givenOwedRefund()
    const path = `review/refunds/${id}/reservation`
    return {
      reply: await thief.post(path),
      async undo() {
        expect(await other.post(path)).toMatchObject({ code: 'reserved_by_other' })
        await letTenMinutesPass('refunds', id)
        return other.post(path)
      },
    }
  },
  async payRefund() {
    const id = await givenOwedRefund()
    await thief.post(`review/refunds/${id}/reservation`)
    const pay = () => thief.post(`review/refunds/${id}/transfer`, { transferReference: newReference() })
    const reply = await pay()
    if (reply.status === 200) expect(await pay()).toMatchObject({ status: 409, code: 'refund_already_paid' })
    return { reply }
  },
  async approvePrize() {
    const { id } = await givenPrize('claimed')
    const undo = () => other.post(`prizes/${id}/failure`, { failure: 'other' })
    return { reply: await thief.post(`prizes/${id}/approval`), undo }
  },
  async reservePrize() {
    const { id } = await givenPrize('approved')
    const path = `prizes/${id}/reservation`
    return {
      reply: await thief.post(path),
      async undo() {
        await letTenMinutesPass('payouts', id)
        return other.post(path)
      },
    }
  },
  async releasePrize() {
    const { id } = await givenPrize('approved')
    await other.post(`prizes/${id}/reservation`)
    const reply = await thief.delete(`prizes/${id}/reservation`)
    return { reply, undo: () => other.post(`prizes/${id}/reservation`) }
  },
  async payPrize() {
    const { id } = await givenPrize('approved')
    await thief.post(`prizes/${id}/reservation`)
    const transfer = { amountSantim: 100, transferReference: newReference() }
    return {
      reply: await thief.post(`prizes/${id}/transfers`, transfer),
      async undo() {
        const { id: transferId } = await one('select id from payout_transfers where payout_id = $1', [id])
        return other.post(`prizes/${id}/failure`, { failure: 'other', transferId })
      },
    }
  },
  async failPrize() {
    const { id } = await givenPrize('claimed')
    return { reply: await thief.post(`prizes/${id}/failure`, { failure: 'other' }) }
  },
  async requestWithdrawal() {
    const { id: paymentId } = await givenTicketTo('approved')
    return {
      reply: await thief.post(`review/payments/${paymentId}/withdrawal`, { reason: 'No reason' }),
      async undo() {
        const { id } = await one('select id from ticket_withdrawals where payment_id = $1', [paymentId])
        return other.post(`withdrawals/${id}/cancellation`)
      },
    }
  },
  async confirmWithdrawal() {
    return { reply: await thief.post(`withdrawals/${(await givenWithdrawal()).id}/confirmation`) }
  },
  async cancelWithdrawal() {
    const { id, paymentId } = await givenWithdrawal()
    const undo = () => other.post(`review/payments/${paymentId}/withdrawal`, { reason: 'No money arrived' })
    return { reply: await thief.post(`withdrawals/${id}/cancellation`), undo }
  },
  async startDraw() {
    const sold = await givenSoldGame(database, [1, 2, 3])
    return { reply: await thief.post(`games/${sold}/draw`, { closesEarly: true, reason: 'In a hurry' }) }
  },
  async enterSignature() {
    const sold = await givenSoldGame(database, [1, 2, 3])
    await closeNow(database, sold)
    return { reply: await thief.post(`games/${sold}/signature`, { signature: '00'.repeat(48) }) }
  },
  async clearStage() {
    const { game_id } = await one('select game_id from draws limit 1', [])
    return { reply: await thief.post(`games/${game_id}/stage/clear`) }
  },
  async recordRehearsal() {
    return { reply: await thief.post('rehearsals', { type: 'daily' }) }
  },
  async stopSales() {
    const reply = await thief.post('sales-stops', STOP)
    return { reply, undo: async () => other.post(`sales-stops/${await latest('sales_stops', 'stopped_at')}/end`) }
  },
  async resumeSales() {
    await other.post('sales-stops', STOP)
    const end = `sales-stops/${await latest('sales_stops', 'stopped_at')}/end`
    const reply = await thief.post(end)
    return {
      reply,
      async undo() {
        const again = await other.post('sales-stops', STOP)
        await other.post(`sales-stops/${await latest('sales_stops', 'stopped_at')}/end`)
        return again
      },
    }
  },
  async createNotice() {
    const reply = await thief.post('notices', NOTICE)
    return { reply, undo: async () => other.post(`notices/${await latest('notices', 'created_at')}/end`) }
  },
  async endNotice() {
    await other.post('notices', NOTICE)
    const reply = await thief.post(`notices/${await latest('notices', 'created_at')}/end`)
    return { reply, undo: () => other.post('notices', NOTICE) }
  },
  async changePlan() {
    const change = async (who: typeof thief, feeSantim: number) => {
      const { plans } = (await dawit.browser.get('/api/plan-settings')).body
      const { version, history } = plans.find(({ id }: { id: string }) => id === 'weekly')
      const { changedAt: _, changedBy: __, ...figures } = history[0]
      return who.put('plan-settings/weekly', { ...figures, version, feeSantim })
    }
    return { reply: await change(thief, 200_000), undo: () => change(other, 100_000) }
  },
  changeHelp: () => changeSettings('help', { ...HELP, phone: '0911999999' }, HELP),
  changeLicence: () =>
    changeSettings(
      'licence',
      { number: 'made up', authority: 'A thief', validFrom: '2026-01-01', validUntil: '2027-01-01' },
      LICENCE,
    ),
  changeDesk: () => changeSettings('desk', { paymentLateMinutes: 60 }, { paymentLateMinutes: 10 }),
  changeSecurity: () => changeSettings('security', { contact: 'thief@example.com' }, { contact: '' }),
  async setPayoutSettings() {
    const set = (who: typeof thief, adminApprovesAboveSantim: number) =>
      who.put('payout-settings', { adminApprovesAboveSantim, unclaimedGoTo: '' })
    return { reply: await set(thief, 900_000_000), undo: () => set(other, 2_500_000) }
  },
  async confirmTaxRule() {
    const confirm = (who: typeof thief, day: string) => who.put(`tax-rules/${day}`, { rate: 2_000 })
    return { reply: await confirm(thief, '2031-01-01'), undo: () => confirm(other, '2031-01-02') }
  },
}

const outcomeOf = ({ status, code, body }: Reply) =>
  status !== 200 ? (code ?? String(status)) : body?.isWaiting === true ? 'waits' : 'ok'

test('the table lists every request that an admin can make and that changes something', async () => {
  const changing = (await contractEndpoints()).filter(
    ({ method, access }) => method !== 'GET' && Array.isArray(access) && access.includes('admin'),
  )
  expect(ROWS.map(({ name }) => name).toSorted()).toEqual(changing.map(({ name }) => name).toSorted())
  expect(Object.keys(ATTEMPTS).toSorted()).toEqual(ROWS.map(({ name }) => name).toSorted())
})

test.each(ROWS)('$name: without a code $without, with a code $withCode; the other admin $remedy', async (row) => {
  for (const [isStepUp, expected] of [
    [false, row.without],
    [true, row.withCode],
  ] as const) {
    await logIn(hana)
    if (!isStepUp) await owner.query('update sessions set stepped_up_at = null where person_id = $1', [hana.id])
    await stepUp(owner, dawit.id)
    const { reply, undo } = (await ATTEMPTS[row.name]?.()) ?? { reply: { status: 0 } as Reply }
    expect(outcomeOf(reply), isStepUp ? 'with a code' : 'without a code').toBe(expected)
    if (reply.status === 200 && undo) expect(outcomeOf(await undo()), row.remedy).toMatch(/^(ok|waits)$/)
  }
})

test('afterwards the income goes where it went, and only the two are admins', async () => {
  const { rows: accounts } = await owner.query('select account_number from receiving_accounts where closed_at is null')
  expect(new Set(accounts.map(({ account_number }) => account_number))).toEqual(new Set(['0900123456']))
  const { rows: admins } = await owner.query(
    `select id from people where role = 'admin' and locked_at is null and two_factor_enabled order by id`,
  )
  expect(admins.map(({ id }) => id)).toEqual([hana.id, dawit.id].toSorted())
})

test('the other admin ends the stolen session at once, alone', async () => {
  await logIn(hana)
  expect((await hana.browser.get('/api/people')).status).toBe(200)
  expect((await other.post(`people/${hana.id}/lock`, { reason: 'A stolen session' })).body).toEqual({ isWaiting: true })
  expect((await hana.browser.get('/api/people')).code).toBe('login_required')
  expect((await thief.post(`people/${dawit.id}/lock`, { reason: 'In my way' })).code).toBe('login_required')
})
