import { beforeAll, expect, test } from 'vitest'
import { browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { DESTINATION, type GivenPayout, givenWonPrizes } from '../../test/payouts.ts'
import { givenPerson } from '../../test/people.ts'
import { newReference } from '../../test/references.ts'
import { giveSession, stepUp } from '../../test/sessions.ts'
import { givenSender, type Sender } from '../../test/uploads.ts'
import { transaction } from '../platform/database/transaction.ts'
import { confirmTaxRule } from './change-payout-rules.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)
let hana: Sender
let dawit: Sender
let abel: Sender
let prizes: GivenPayout[] = []

beforeAll(async () => {
  const staff = (role: 'reviewer' | 'admin') => givenSender(database, app, deps.accounts.secret, { role })
  ;[hana, dawit, abel] = [await staff('reviewer'), await staff('reviewer'), await staff('admin')]
  for (const { id } of [hana, dawit, abel]) await stepUp(owner, id)
  prizes = await givenWonPrizes(database)
})

async function asWinner(personId: string) {
  const browser = browse(app)
  await giveSession(owner, browser, personId, deps.accounts.secret)
  return browser
}

const list = async (name: string) => (await hana.browser.get(`/api/prizes?list=${name}`)).body

test('from the draw to paid, with two operators and a winner who sees each step', async () => {
  const [, prize] = prizes
  if (!prize) throw new Error('no prize')
  const path = `/api/prizes/${prize.id}`
  const winner = await asWinner(prize.personId)
  const mine = async () =>
    (await winner.get('/api/my/prizes')).body.prizes.find(({ id }: { id: string }) => id === prize.id)
  expect(await mine()).toMatchObject({
    status: 'owed',
    grossSantim: 300_000,
    withheldSantim: 60_000,
    netSantim: 240_000,
    isTaxConfirmed: false,
    methods: ['telebirr', 'cbe', 'bank'],
  })
  expect((await list('unclaimed')).counts.unclaimed).toBe(3)

  const claimed = await winner.send('PUT', `/api/my/prizes/${prize.id}/claim`, DESTINATION)
  expect(claimed.body).toMatchObject({ status: 'claimed', destination: DESTINATION, promisedAt: expect.any(String) })
  expect(await hana.browser.send('POST', `${path}/approval`)).toMatchObject({ code: 'tax_not_confirmed' })
  const rule = { rate: 1_500, note: 'confirmed with the tax office' }
  const { body: confirmed } = await abel.browser.send('PUT', '/api/tax-rules/2025-07-07', rule)
  expect(confirmed.rules).toEqual([expect.objectContaining({ ...rule, confirmedAt: expect.any(String) })])

  expect((await list('to_approve')).prizes).toEqual([expect.objectContaining({ id: prize.id, needsAdmin: false })])
  const approved = await hana.browser.send('POST', `${path}/approval`)
  expect(approved.body).toMatchObject({ status: 'approved', withheldSantim: 45_000, approvedBy: { id: hana.id } })
  expect(await hana.browser.send('POST', `${path}/reservation`)).toMatchObject({ code: 'second_person_needed' })
  const reserved = await dawit.browser.send('POST', `${path}/reservation`)
  expect(reserved.body.reservedBy).toMatchObject({ id: dawit.id })
  expect(await abel.browser.send('POST', `${path}/reservation`)).toMatchObject({ code: 'reserved_by_other' })

  const transferReference = newReference()
  const paid = await dawit.browser.send('POST', `${path}/transfers`, { amountSantim: 255_000, transferReference })
  expect(paid.body).toMatchObject({ status: 'paid', sentSantim: 255_000, reservedBy: null })
  expect(await mine()).toMatchObject({
    status: 'paid',
    transfers: [{ amountSantim: 255_000, reference: transferReference, failedAt: null }],
  })
  const { prizes: rows, counts, owedSantim } = await list('paid')
  expect(rows.map(({ id }: { id: string }) => id)).toEqual([prize.id])
  expect(counts).toEqual({ to_approve: 0, to_pay: 0, overdue: 0, unclaimed: 2 })
  expect(owedSantim).toBe(3_500_000 + 200_000)
})

test('operators export the prizes of a period for a spreadsheet', async () => {
  const { body: text } = await abel.browser.get('/api/prizes/export?from=2020-01-01&to=2099-12-31')
  const [head, ...lines] = text.trim().split('\r\n')
  expect(head).toMatch(/^game,place,number,drawn on,winner,prize ETB,tax ETB,paid ETB,status/)
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(',Selam Bekele,3000,450,2550,paid,')
  const { rows } = await owner.query(`select actor, details from audit_log where action = 'figures_exported'`)
  const details = { table: 'prizes', from: '2020-01-01', to: '2099-12-31', session: expect.any(String) }
  expect(rows).toEqual([{ actor: abel.id, details }])
})

test('another player cannot see or claim a prize', async () => {
  const [, , prize] = prizes
  const stranger = await givenSender(database, app, deps.accounts.secret)
  expect((await stranger.browser.get('/api/my/prizes')).body.prizes).toEqual([])
  expect(await stranger.browser.send('PUT', `/api/my/prizes/${prize?.id}/claim`, DESTINATION)).toMatchObject({
    code: 'prize_not_found',
  })
})

test('the tax rules, which everyone reads, do not name the admin who confirmed them', async () => {
  const { id: adminId, username } = await givenPerson(database, { role: 'admin', hasPassword: false })
  const rule = { appliesFrom: '2031-01-01', rate: 2_000, note: '', adminId }
  await transaction(database.store, (tx) => confirmTaxRule(tx, rule))
  const { body } = await browse(app).get('/api/tax-rules')
  expect(body.rules).toContainEqual(expect.objectContaining({ appliesFrom: '2031-01-01', rate: 2_000 }))
  expect(JSON.stringify(body)).not.toContain(username)
})
