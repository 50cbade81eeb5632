import { expect, test } from 'vitest'
import { browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { closeNow, givenSoldGame } from '../../test/draws.ts'
import { givenPlan } from '../../test/games.ts'
import { givenPerson } from '../../test/people.ts'
import { giveSession, giveTwoFactor, stepUp } from '../../test/sessions.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)

async function givenAdmin() {
  const person = await givenPerson(database, { role: 'admin' })
  await giveTwoFactor(owner, person.id, deps.accounts.secret)
  const browser = browse(app)
  await giveSession(owner, browser, person.id, deps.accounts.secret)
  await stepUp(owner, person.id)
  return { ...person, browser }
}
const admin = await givenAdmin()

const FIGURES = {
  version: 1,
  feeSantim: 60_000,
  prizesSantim: [4_000_000, 400_000, 300_000],
  drawsOn: null,
  drawsAt: '19:30',
  closeMinutesBefore: 20,
  holdMinutes: 30,
  claimDays: 60,
  drawsWhenFull: true,
}
const change = (planId: string, different: object = {}, browser = admin.browser) =>
  browser.send('PUT', `/api/plan-settings/${planId}`, { ...FIGURES, ...different })

const gameOf = async (gameId: string) => (await browse(app).get(`/api/games/${gameId}`)).body
const planOf = async (planId: string) => {
  const { plans } = (await browse(app).get('/api/plans')).body
  return plans.find(({ id }: { id: string }) => id === planId)
}

test('a plan changed while its game runs: the game keeps its figures, and the next one and its open record have the new ones', async () => {
  const planId = await givenPlan(database)
  const running = await givenSoldGame(database, [7, 42, 93], { planId })
  const { rows: promised } = await owner.query('select record from open_records where game_id = $1', [running])
  const before = await gameOf(running)
  const { schedule } = await planOf(planId)
  expect(schedule.at).not.toBe(FIGURES.drawsAt)

  expect((await change(planId)).status).toBe(200)
  expect(await gameOf(running)).toEqual(before)
  const { feeSantim, prizesSantim, drawsAt: nextDrawAt } = before
  expect(await planOf(planId), 'what players read of the plan').toMatchObject({
    feeSantim,
    prizesSantim,
    nextDrawAt,
    schedule,
  })
  await closeNow(database, running)
  const { rows: kept } = await owner.query('select record from open_records where game_id = $1', [running])
  expect(kept).toEqual(promised)
  const { body: draw } = await browse(app).get(`/api/games/${running}/draw`)
  expect(draw.feeSantim).toBe(before.feeSantim)

  const next = await gameOf(`${planId}-2`)
  expect(await planOf(planId)).toMatchObject({
    feeSantim: 60_000,
    closeMinutesBefore: 20,
    nextDrawAt: next.drawsAt,
    schedule: { at: FIGURES.drawsAt },
  })
  expect(next).toMatchObject({ feeSantim: 60_000, prizesSantim: FIGURES.prizesSantim, holdMinutes: 30 })
  expect(Date.parse(next.drawsAt) - Date.parse(next.closesAt)).toBe(20 * 60_000)
  expect(new Date(next.drawsAt).toISOString()).toMatch(/T16:30:00/)
  const { rows } = await owner.query('select record from open_records where game_id = $1', [next.id])
  expect(JSON.parse(rows[0].record)).toMatchObject({
    feeSantim: 60_000,
    prizesSantim: FIGURES.prizesSantim,
    closesAt: next.closesAt,
    drawAt: next.drawsAt,
  })
})

test('every version is kept with its author, and the change is in the audit log', async () => {
  const planId = await givenPlan(database)
  await change(planId)
  const { body } = await change(planId, { version: 2, holdMinutes: 45 })
  const plan = body.plans.find(({ id }: { id: string }) => id === planId)
  expect(plan).toMatchObject({ version: 3, holdMinutes: 45, changedBy: admin.username, openGame: null })
  expect(plan.history).toMatchObject([
    { version: 3, holdMinutes: 45, changedBy: admin.username },
    { version: 2, holdMinutes: 30, changedBy: admin.username },
    { version: 1, holdMinutes: 15, changedBy: null },
  ])
  const { rows } = await owner.query('select actor, action, details from audit_log where subject = $1 order by seq', [
    planId,
  ])
  expect(rows).toMatchObject([
    { actor: admin.id, action: 'plan_changed', details: { version: 2, fee: '60000', drawsAt: '19:30' } },
    { actor: admin.id, action: 'plan_changed', details: { version: 3, holdMinutes: 45 } },
  ])
})

test('of two admins who change the same version at once, one is asked to look again', async () => {
  const planId = await givenPlan(database)
  const other = await givenAdmin()
  const replies = await Promise.all([change(planId), change(planId, { holdMinutes: 45 }, other.browser)])
  expect(replies.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['ok', 'plan_changed'])
})

test('refuses figures that make no sense', async () => {
  const planId = await givenPlan(database)
  const refused = async (different: object) => (await change(planId, different)).code
  expect(await refused({ prizesSantim: [5_500_000, 400_000, 300_000] })).toBe('prizes_above_full_board')
  expect(await refused({ prizesSantim: [300_000, 400_000, 300_000] })).toBe('prizes_out_of_order')
  expect(await refused({ prizesSantim: [400_000, 300_000, 0] })).toBe('request_invalid')
  expect(await refused({ drawsOn: 5 })).toBe('request_invalid')
  expect(await refused({ drawsAt: '24:00' })).toBe('request_invalid')
  expect(await refused({ holdMinutes: 0 })).toBe('request_invalid')
  expect((await change('nothing')).code).toBe('plan_not_found')
})
