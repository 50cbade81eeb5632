import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Proposal } from '@edil/contract/proposals'
import { LANGUAGES } from '@edil/domain/people'
import { expect, test } from 'vitest'
import { type Browser, browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { givenGame } from '../../test/games.ts'
import { writeDue } from '../../test/notifications.ts'
import { givenPayment } from '../../test/payments.ts'
import { givenPerson } from '../../test/people.ts'
import { letDayPass } from '../../test/proposals.ts'
import { newReference } from '../../test/references.ts'
import { givenScreenshot } from '../../test/screenshots.ts'
import { giveSession, giveTwoFactor, stepUp } from '../../test/sessions.ts'
import { lockPerson } from '../accounts/lock-person.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { listAccounts } from '../payments/receiving-accounts.queries.ts'
import { setReceivingAccount } from '../payments/set-receiving-account.ts'
import { submitPayment } from '../payments/submit-payment.ts'
import { transaction } from '../platform/database/transaction.ts'
import { applyDueProposal, confirmProposal } from './decide-proposal.ts'
import { proposalLetter } from './letters/proposal-letter.ts'
import { listDueProposals } from './proposals.queries.ts'
import { proposeChange } from './propose-change.ts'

const database = await testDatabase()
const { owner, store } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)
const OURS = { accountName: 'Edil Games', accountNumber: '0900123456' }
const THIEFS = { accountName: 'A thief', accountNumber: '0911999999' }

async function givenAdmin() {
  const person = await givenPerson(database, { role: 'admin' })
  await giveTwoFactor(owner, person.id, deps.accounts.secret)
  const browser = browse(app)
  await giveSession(owner, browser, person.id, deps.accounts.secret)
  await stepUp(owner, person.id)
  return { ...person, browser }
}
const [hana, dawit] = [await givenAdmin(), await givenAdmin()]
type Admin = typeof hana

const setAccount = ({ browser }: Admin, account: object) =>
  browser.send('PUT', '/api/receiving-accounts/telebirr', account)
const waiting = async () => (await hana.browser.get('/api/proposals')).body.proposals
const confirm = ({ browser }: Admin, id: string) => browser.send('POST', `/api/proposals/${id}/confirmation`)
const stop = ({ browser }: Admin, id: string) => browser.send('POST', `/api/proposals/${id}/stop`)
const current = async () => (await listAccounts(store.db))[0]?.accountNumber

async function mailedAdmins(): Promise<string[]> {
  const { rows } = await owner.query(`select person_id as id from notifications where kind = 'change_proposed'`)
  return rows.map(({ id }) => id)
}

test('the first accounts are set at once; once players have paid, another admin confirms a change', async () => {
  expect((await setAccount(hana, OURS)).body).toMatchObject({ isWaiting: false, accounts: [OURS] })
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  await givenPayment(database, { personId, gameId: await givenGame(database), numbers: [1] })

  expect((await setAccount(hana, THIEFS)).body).toMatchObject({ isWaiting: true, accounts: [OURS] })
  expect(await current()).toBe(OURS.accountNumber)
  expect(await mailedAdmins()).toEqual(expect.arrayContaining([hana.id, dawit.id]))
  const [proposal] = await waiting()
  expect(proposal).toMatchObject({ change: { kind: 'receiving_account', ...THIEFS }, proposedBy: hana.username })
  expect(await confirm(hana, proposal.id)).toMatchObject({ status: 403, code: 'second_person_confirms' })
  expect((await confirm(dawit, proposal.id)).body).toEqual({ proposals: [] })
  expect(await current()).toBe(THIEFS.accountNumber)
  expect(await confirm(dawit, proposal.id)).toMatchObject({ status: 404, code: 'proposal_not_found' })
})

test('any admin stops a change, and a later proposal replaces one that waits', async () => {
  await setAccount(hana, { ...OURS, accountNumber: '0900111111' })
  await setAccount(dawit, OURS)
  const proposals = await waiting()
  expect(proposals).toMatchObject([{ change: OURS, proposedBy: dawit.username }])
  expect((await stop(hana, proposals[0].id)).body).toEqual({ proposals: [] })
  expect(await current()).toBe(THIEFS.accountNumber)
  expect(await stop(hana, proposals[0].id)).toMatchObject({ code: 'proposal_not_found' })
})

test('a change takes effect after a day in which no admin has stopped it', async () => {
  await setAccount(hana, OURS)
  const [{ id }] = await waiting()
  expect(await listDueProposals(store.db)).toEqual([])
  await expect(applyDueProposal(store, id)).rejects.toMatchObject({
    constraint: 'proposals_two_admins_or_a_day',
  })
  await letDayPass(database, id)
  expect(await listDueProposals(store.db)).toEqual([id])
  await applyDueProposal(store, id)
  expect(await current()).toBe(OURS.accountNumber)
  await applyDueProposal(store, id)
})

test('a method is closed at once, and opened again at once with the same account only', async () => {
  const close = () => setAccount(hana, { accountName: '', accountNumber: '' })
  expect((await close()).body).toMatchObject({ accounts: [] })
  expect((await setAccount(hana, OURS)).body).toMatchObject({ isWaiting: false, accounts: [OURS] })
  await close()
  expect((await setAccount(hana, THIEFS)).body).toMatchObject({ isWaiting: true, accounts: [] })
  const [{ id }] = await waiting()
  await stop(dawit, id)
  await setAccount(dawit, OURS)
  expect(await current()).toBe(OURS.accountNumber)
})

/** Runs the statement in a transaction that ends when the request waits for it. */
async function duringRequest<Answer>(statement: string, request: () => Promise<Answer>): Promise<Answer> {
  const other = await owner.connect()
  await other.query(`begin; ${statement}`)
  const answer = request()
  const waits = `select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`
  await expect.poll(() => owner.query(waits)).toMatchObject({ rowCount: 1 })
  await other.query('commit')
  other.release()
  return answer
}

test('an account that changes while an admin opens it again waits for another admin', async () => {
  const change = `update receiving_accounts set account_number = '0900222222' where method = 'telebirr'`
  expect((await duringRequest(change, () => setAccount(hana, OURS))).body).toMatchObject({ isWaiting: true })
  const [{ id }] = await waiting()
  await confirm(dawit, id)
  expect(await current()).toBe(OURS.accountNumber)
})

test('an admin who is locked at this moment proposes, confirms and stops nothing', async () => {
  await setAccount(dawit, THIEFS)
  const [{ id }] = await waiting()
  const marta = await givenAdmin()
  for (const act of [setAccount.bind(null, marta, OURS), confirm.bind(null, marta, id), stop.bind(null, marta, id)]) {
    await owner.query('update people set locked_at = null, locked_reason = null where id = $1', [marta.id])
    const lock = `update people set locked_at = now(), locked_reason = 'fraud' where id = '${marta.id}'`
    expect(await duringRequest(lock, act)).toMatchObject({ status: 403, code: 'not_allowed' })
  }
  await stop(hana, id)
  expect(await current()).toBe(OURS.accountNumber)
})

test('an incomplete account is refused before it waits', async () => {
  for (const account of [
    { ...THIEFS, accountName: '' },
    { ...THIEFS, accountNumber: '12' },
  ]) {
    expect(await setAccount(hana, account)).toMatchObject({ code: 'request_invalid' })
  }
  expect(await waiting()).toEqual([])
})

test('two admins make an admin, and two remove one; other roles change at once', async () => {
  const sara = await givenPerson(database)
  await giveTwoFactor(owner, sara.id, deps.accounts.secret)
  const roleOf = async () => (await owner.query('select role from people where id = $1', [sara.id])).rows[0].role
  const change = (role: string) => hana.browser.send('PUT', `/api/people/${sara.id}/role`, { role })
  expect((await change('reviewer')).body).toEqual({ isWaiting: false })
  expect((await change('admin')).body).toEqual({ isWaiting: true })
  expect(await roleOf()).toBe('reviewer')
  const [up] = await waiting()
  expect(up).toMatchObject({ change: { kind: 'role', username: sara.username, role: 'admin' } })
  await confirm(dawit, up.id)
  expect(await roleOf()).toBe('admin')
  expect((await change('player')).body).toEqual({ isWaiting: true })
  const [down] = await waiting()
  await confirm(dawit, down.id)
  expect(await roleOf()).toBe('player')
})

test('an admin who is to lose the role may stop it, but not confirm it', async () => {
  await hana.browser.send('PUT', `/api/people/${dawit.id}/role`, { role: 'player' })
  const [{ id }] = await waiting()
  expect(await confirm(dawit, id)).toMatchObject({ status: 403, code: 'not_allowed' })
  expect((await stop(dawit, id)).body).toEqual({ proposals: [] })
  expect(await hana.browser.send('PUT', `/api/people/${hana.id}/role`, { role: 'player' })).toMatchObject({
    code: 'not_allowed',
  })
})

test('two admins lock an admin, whose sessions end at once, and two unlock them; others are locked at once', async () => {
  const sara = await givenAdmin()
  const isLocked = async (id: string) =>
    (await owner.query('select locked_at from people where id = $1', [id])).rows[0].locked_at !== null
  const lock = (id: string) => hana.browser.send('POST', `/api/people/${id}/lock`, { reason: 'A stolen session' })
  expect((await lock(sara.id)).body).toEqual({ isWaiting: true })
  expect((await sara.browser.get('/api/proposals')).code).toBe('login_required')
  expect(await isLocked(sara.id)).toBe(false)
  const [proposal] = await waiting()
  expect(proposal.change).toEqual({ kind: 'lock', username: sara.username, reason: 'A stolen session' })
  await confirm(dawit, proposal.id)
  expect(await isLocked(sara.id)).toBe(true)
  expect((await hana.browser.send('POST', `/api/people/${sara.id}/unlock`)).body).toEqual({ isWaiting: true })
  expect(await isLocked(sara.id)).toBe(true)
  const [unlock] = await waiting()
  expect(unlock.change).toEqual({ kind: 'unlock', username: sara.username })
  await confirm(dawit, unlock.id)
  expect(await isLocked(sara.id)).toBe(false)

  const host = await givenPerson(database, { role: 'host' })
  expect((await lock(host.id)).body).toEqual({ isWaiting: false })
  expect(await isLocked(host.id)).toBe(true)
  expect((await hana.browser.send('POST', `/api/people/${host.id}/unlock`)).body).toEqual({ isWaiting: false })
  expect(await lock(hana.id), 'the own account').toMatchObject({ code: 'not_allowed' })
})

test.each(['lock', 'demotion'] as const)('what an admin has proposed stops with their %s', async (kind) => {
  const thief = await givenAdmin()
  await setAccount(thief, THIEFS)
  const [theirs] = await waiting()
  if (kind === 'lock') await hana.browser.send('POST', `/api/people/${thief.id}/lock`, { reason: 'A thief' })
  else await hana.browser.send('PUT', `/api/people/${thief.id}/role`, { role: 'player' })
  const about = (await waiting()).find((proposal: { change: object }) => 'username' in proposal.change)
  await confirm(dawit, about.id)
  expect(await waiting()).toEqual([])
  const { rows } = await owner.query('select is_applied, decided_by from proposals where id = $1', [theirs.id])
  expect(rows).toEqual([{ is_applied: false, decided_by: dawit.id }])
})

test('the database applies nothing of an admin who is locked, and another admin may still stop it', async () => {
  const thief = await givenAdmin()
  await setAccount(thief, THIEFS)
  const [{ id }] = await waiting()
  await owner.query(`update people set locked_at = now(), locked_reason = 'A thief' where id = $1`, [thief.id])
  await letDayPass(database, id)
  await expect(applyDueProposal(store, id)).rejects.toMatchObject({ code: '23514' })
  await expect(
    transaction(store, (tx) => confirmProposal(tx, { proposalId: id, adminId: hana.id })),
  ).rejects.toMatchObject({
    code: '23514',
  })
  expect((await stop(hana, id)).body).toEqual({ proposals: [] })
  expect(await current()).toBe(OURS.accountNumber)
})

test('a player with business in progress does not become staff, and a proposal that became impossible is stopped', async () => {
  const sara = await givenPerson(database)
  await giveTwoFactor(owner, sara.id, deps.accounts.secret)
  const change = (role: string) => hana.browser.send('PUT', `/api/people/${sara.id}/role`, { role })
  expect((await change('admin')).body).toEqual({ isWaiting: true })
  const [{ id }] = await waiting()
  await givenPayment(database, { personId: sara.id, gameId: await givenGame(database), numbers: [3] })
  expect(await change('reviewer')).toMatchObject({ status: 409, code: 'person_plays' })
  expect(await change('admin')).toMatchObject({ status: 409, code: 'person_plays' })
  expect(await confirm(dawit, id)).toMatchObject({ status: 409, code: 'person_plays' })
  await letDayPass(database, id)
  await applyDueProposal(store, id)
  expect(await waiting()).toEqual([])
  const { rows } = await owner.query(
    `select action, actor from audit_log where subject = $1 order by seq desc limit 1`,
    [id],
  )
  expect(rows).toEqual([{ action: 'proposal_stopped', actor: 'system' }])
})

test('a payment waits for a promotion that is not committed yet, and is refused', async () => {
  const { id: personId } = await givenPerson(database)
  await giveTwoFactor(owner, personId, deps.accounts.secret)
  const payment = {
    key: randomUUID(),
    personId,
    gameId: await givenGame(database),
    method: 'telebirr',
    accountName: 'Selam Bekele',
    reference: newReference(),
    screenshotId: await givenScreenshot(database, personId),
    numbers: [],
    count: 1,
  } as const
  const submit = () => transaction(store, (tx) => submitPayment(tx, payment))
  const outcome = await transaction(store, async (tx) => {
    await proposeChange(tx, { kind: 'role', personId, role: 'reviewer' }, hana.id)
    const submitting = submit().catch((error: unknown) => error)
    await sleep(500)
    return { submitting }
  })
  expect(await outcome.submitting).toMatchObject({ code: 'staff_cannot_play' })
})

test.each(LANGUAGES)('the letter says who proposed what, and when it takes effect (%s)', async (language) => {
  const facts = { proposedAt: '2026-11-15T12:00:00.000Z', appliesAt: '2026-11-16T12:00:00.000Z' }
  const letterOf = (change: Proposal['change']) => {
    const proposal = { id: randomUUID(), proposedBy: 'yohannes_g', change, ...facts }
    const { subject, before, after } = proposalLetter(language, proposal)
    return [subject, ...before, ...after].join('\n')
  }
  for (const [change, said] of [
    [{ kind: 'receiving_account', method: 'cbe', ...THIEFS }, '0911999999 (A thief)'],
    [{ kind: 'role', username: 'sara_9', role: 'admin' }, 'sara_9'],
    [{ kind: 'lock', username: 'sara_9', reason: 'A stolen session' }, 'A stolen session'],
    [{ kind: 'unlock', username: 'sara_9' }, 'sara_9'],
  ] as const) {
    const text = letterOf(change)
    expect(text).toContain('yohannes_g')
    expect(text).toContain(said)
    expect(text, 'the day after').toMatch(/\b16\b/)
  }
})

test('two admins who propose an account at the same moment both succeed, and the later proposal waits', async () => {
  const propose = (admin: Admin, accountNumber: string) =>
    transaction(store, (tx) =>
      proposeChange(
        tx,
        { kind: 'receiving_account', method: 'bank', accountName: 'Edil Games', accountNumber },
        admin.id,
      ),
    )
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([propose(hana, `100020003${round}`), propose(dawit, `100020004${round}`)])
    const { rows } = await owner.query(`select 1 from proposals where method = 'bank' and decided_at is null`)
    expect(rows).toHaveLength(1)
  }
})

test('the database refuses an account, an admin and a decision by one person', async () => {
  const alone = transaction(store, (tx) => setReceivingAccount(tx, { method: 'cbe', ...THIEFS, changedBy: hana.id }))
  await expect(alone).rejects.toMatchObject({ code: '23514' })
  const { id } = await givenPerson(database, { role: 'reviewer' })
  const promote = store.db.updateTable('people').set({ role: 'admin' }).where('id', '=', id).execute()
  await expect(promote).rejects.toMatchObject({ code: '23514' })
  const lock = transaction(store, (tx) => lockPerson(tx, { personId: dawit.id, adminId: hana.id, reason: 'alone' }))
  await expect(lock).rejects.toMatchObject({ code: '23514' })
  const propose = (adminId: string) =>
    owner.query(`insert into proposals (kind, person_id, role, proposed_by) values ('role', $1, 'admin', $2)`, [
      id,
      adminId,
    ])
  const { id: host } = await givenPerson(database, { role: 'host' })
  await expect(propose(host), 'by a host').rejects.toMatchObject({ code: '23514' })
  await propose(hana.id)
  const decide = owner.query('update proposals set is_applied = true, decided_by = proposed_by where person_id = $1', [
    id,
  ])
  await expect(decide).rejects.toMatchObject({ constraint: 'proposals_two_admins_or_a_day' })
})

test('the database refuses a proposal about oneself, and a second decision', async () => {
  const propose = (personId: string, adminId: string) =>
    owner.query<{ id: string }>(
      `insert into proposals (kind, person_id, role, proposed_by) values ('role', $1, 'player', $2) returning id`,
      [personId, adminId],
    )
  const decide = (id: string, adminId: string, isApplied: boolean) =>
    owner.query('update proposals set decided_by = $2, is_applied = $3 where id = $1', [id, adminId, isApplied])
  await expect(propose(hana.id, hana.id)).rejects.toMatchObject({ constraint: 'proposals_not_about_oneself' })
  const [{ id } = { id: '' }] = (await propose(dawit.id, hana.id)).rows
  await expect(decide(id, dawit.id, true)).rejects.toMatchObject({ constraint: 'proposals_not_about_oneself' })
  await decide(id, dawit.id, false)
  await expect(decide(id, hana.id, false)).rejects.toThrow('is decided')
})

const WAITING_FOR_LOCKS = `
  select 1 from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted`

// The decision once recorded itself before it waited: everyone who recorded anything waited too, and PostgreSQL ended them one by one.
test('a decision that waits for a row of the person does not keep others from being recorded', async () => {
  const { id: personId } = await givenPerson(database, { role: 'admin', hasPassword: false })
  await transaction(store, (tx) => proposeChange(tx, { kind: 'role', personId, role: 'player' }, hana.id))
  const { rows } = await owner.query('select id from proposals where person_id = $1 and decided_at is null', [personId])
  const holder = await owner.connect()
  await holder.query('begin')
  await holder.query('select 1 from people where id = $1 for update', [personId])
  let isDecided = false
  const deciding = transaction(store, (tx) => confirmProposal(tx, { proposalId: rows[0].id, adminId: dawit.id })).then(
    () => {
      isDecided = true
    },
  )
  await expect.poll(async () => (await owner.query(WAITING_FOR_LOCKS)).rowCount).toBeGreaterThan(0)
  await transaction(store, (tx) => recordAudit(tx, { actor: 'visitor', action: 'sign_in_refused', subject: null }))
  expect(isDecided).toBe(false)
  await holder.query('rollback')
  holder.release()
  await deciding
})

test('a proposal is on the page of notifications of admins only, after the second factor', async () => {
  const admin = await givenAdmin()
  const { id: passwordOnlyId } = await givenPerson(database, { role: 'admin' })
  const passwordOnly = browse(app)
  await giveSession(owner, passwordOnly, passwordOnlyId, deps.accounts.secret)
  await setAccount(hana, { ...OURS, accountNumber: '0900222222' })
  await writeDue(database)
  const read = async (browser: Browser) => (await browser.get('/api/notifications')).body.notifications
  expect(await read(admin.browser)).toMatchObject([{ kind: 'change_proposed' }])
  expect(await read(passwordOnly)).toEqual([])

  // What they could not read is not marked as read.
  const [{ id: upTo }] = await read(admin.browser)
  await passwordOnly.send('POST', '/api/notifications/read', { upTo: String(BigInt(upTo) + 1_000n) })
  await giveTwoFactor(owner, passwordOnlyId, deps.accounts.secret)
  expect(await read(passwordOnly)).toMatchObject([{ kind: 'change_proposed', isRead: false }])

  for (const role of ['reviewer', 'player']) {
    await owner.query('update people set role = $2 where id = $1', [admin.id, role])
    expect(await read(admin.browser), role).toEqual([])
  }
})
