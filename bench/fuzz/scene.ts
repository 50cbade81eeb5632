import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAYMENT_METHODS } from '@edil/domain/postings'
import type { Pool } from 'pg'
import { secretOf } from '../../dev/edil.ts'
import type { Stack } from '../../dev/stack.ts'
import { hashToken } from '../../server/src/accounts/mail-link.ts'
import { createNotice } from '../../server/src/notices/create-notice.ts'
import { approvePayment } from '../../server/src/payments/approve-payment.ts'
import { rejectPayment } from '../../server/src/payments/reject-payment.ts'
import { submitPayment } from '../../server/src/payments/submit-payment.ts'
import { transaction } from '../../server/src/platform/database/transaction.ts'
import { approvePrize } from '../../server/src/prizes/approve-prize.ts'
import { claimPrize } from '../../server/src/prizes/claim-prize.ts'
import { proposeChange } from '../../server/src/proposals/propose-change.ts'
import { stopSales } from '../../server/src/sales/stop-sales.ts'
import { screenshotLinkKey } from '../../server/src/uploads/screenshot-link.ts'
import { insertScreenshot } from '../../server/src/uploads/screenshots.queries.ts'
import { requestWithdrawal } from '../../server/src/withdrawals/request-withdrawal.ts'
import { closeNow, drawNow, endShow } from '../../server/test/draws.ts'
import { givenGame, givenPlan } from '../../server/test/games.ts'
import { givenReceivingAccount } from '../../server/test/payments.ts'
import { givenConfirmedTax } from '../../server/test/payouts.ts'
import { PASSWORD } from '../../server/test/people.ts'
import { SMALL_JPEG } from '../../server/test/uploads.ts'
import type { World } from '../../server/test/world.ts'
import { markerOf } from './marker.ts'
import { type Actor, givenActors, restoreActors } from './people-of-scene.ts'

/** Something that requests name by its id. */
export type Thing = {
  readonly id: string
  /** The number of its person; -1 if it is about no one. */
  readonly owner: number
  readonly gameId?: string
  readonly reference?: string
  readonly amountSantim?: number
}

/** The names of the parameters that name things, and some that bodies need. */
export const KINDS = [
  'pendingPayment',
  'owedSelection',
  'decidedPayment',
  'refund',
  'prize',
  'upload',
  'completeUpload',
  'screenshot',
  'ticket',
  'device',
  'notice',
  'stop',
  'withdrawal',
  'proposal',
  'openGame',
  'gameToDraw',
  'drawnGame',
  'resetToken',
  'verifyToken',
] as const
export type Kind = (typeof KINDS)[number]

/** What requests of one round are about. Built in the same order in every run, so that the same choices name the same things. */
export type Scene = {
  readonly actors: readonly Actor[]
  readonly things: Readonly<Record<Kind, Thing[]>>
  /** The newest versions of settings and plans, read when the scene is restored. */
  readonly versions: { settings: number; plans: Map<string, number> }
  /** Signs links to screenshots. */
  readonly linkKey: Buffer
  /** Cookies of staff who have entered their password, and not yet their second factor. */
  readonly pendingCookies: string[]
}

const BOARDS = 6
const GAMES_TO_DRAW = 6
const DRAWN_GAMES = 2
const SCREENSHOTS = 4
const PENDING = 3

/** What is there once, for all rounds. */
export async function givenSite(world: World): Promise<void> {
  for (const method of PAYMENT_METHODS) await givenReceivingAccount(world, method)
  await givenConfirmedTax(world)
}

export async function givenScene(world: World, stack: Stack, round: number): Promise<Scene> {
  const secret = secretOf(stack.folder)
  const actors = await givenActors(world, round, secret)
  const things = Object.fromEntries(KINDS.map((kind) => [kind, []])) as unknown as Record<Kind, Thing[]>
  const building: Building = { world, stack, things, ...staffOf(actors) }
  const players = actors.filter(({ as, isSteady }) => as === 'player' && isSteady)
  await addGames(building)
  for (const [index, player] of players.entries()) {
    await addPayments(building, player, index)
    await addUploads(building, player)
  }
  await addDrawnGames(building, players)
  await addPendingPayments(building, players)
  await addTickets(building, actors)
  await addDevices(building, players)
  await addStaffWork(building, actors)
  for (const actor of actors.filter(({ as, isSteady }) => as === 'player' && !isSteady))
    await addTokens(building, actor)
  const scene = {
    actors,
    things,
    versions: { settings: 1, plans: new Map() },
    linkKey: screenshotLinkKey(secret),
    pendingCookies: [],
  }
  await restoreScene(world, stack, scene)
  return scene
}

/** What waits for someone now: requests finish this work, and make more of it. */
const OPEN_WORK: Partial<Record<Kind, string>> = {
  notice: 'select id from notices where ended_at is null and shows_until > now() order by created_at desc limit 20',
  pendingPayment: `select id, person_id, game_id, reference from payments where status = 'pending' order by submitted_at limit 60`,
  proposal: 'select id from proposals where decided_at is null order by proposed_at desc limit 20',
  refund: 'select id, person_id from refunds where paid_at is null order by owed_at desc limit 40',
  stop: 'select id from sales_stops where ended_at is null order by stopped_at desc limit 20',
  withdrawal: 'select id from ticket_withdrawals where decided_at is null order by requested_at desc limit 20',
}

/** After some thousand requests: people are who they were, and sales go on. */
export async function restoreScene(world: World, stack: Stack, scene: Scene): Promise<void> {
  const { actors, things, versions, pendingCookies } = scene
  const { owner } = world
  await restoreActors(world, actors)
  await owner.query(
    `update sales_stops set ended_at = now(), ended_by = stopped_by where ended_at is null and scope <> 'game'`,
  )
  for (const [kind, sql] of Object.entries(OPEN_WORK) as [Kind, string][]) {
    const { rows } = await owner.query<{ id: string; person_id: string; game_id: string; reference: string }>(sql)
    const found = rows.map(({ id, person_id, game_id: gameId, reference }) => {
      const { number = -1 } = actors.find(({ personId }) => personId === person_id) ?? {}
      return { id, owner: number, gameId, reference }
    })
    // Without any, those that are done already are named again.
    if (found.length > 0) things[kind].splice(0, things[kind].length, ...found)
  }
  versions.settings = Number(await readOne(owner, 'select max(version) from settings'))
  const { rows } = await owner.query<{ id: string; version: number }>('select id, version from plans')
  for (const { id, version } of rows) versions.plans.set(id, version)
  const staff = actors.filter(({ as, role, isSteady }) => as === role && role !== 'player' && !isSteady)
  for (const [place, actor] of staff.slice(0, PENDING).entries()) {
    pendingCookies[place] = (await logInByPassword(stack, actor)) ?? pendingCookies[place] ?? ''
  }
}

/** The cookie of a login that waits for the second factor; `undefined` when it is refused, such as after a change of password. */
async function logInByPassword(stack: Stack, { number }: Actor): Promise<string | undefined> {
  const origin = stack.nodes[0]?.publicUrl ?? ''
  const response = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: markerOf('username', number), password: PASSWORD }),
  })
  await response.arrayBuffer()
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return response.ok ? cookies.join('; ') : undefined
}

type Building = {
  readonly world: World
  readonly stack: Stack
  readonly things: Record<Kind, Thing[]>
  readonly reviewer: Actor
  readonly otherReviewer: Actor
  readonly admin: Actor
}

function staffOf(actors: readonly Actor[]): Pick<Building, 'reviewer' | 'otherReviewer' | 'admin'> {
  const [reviewer, otherReviewer] = actors.filter(({ as }) => as === 'reviewer')
  const admin = actors.find(({ as }) => as === 'admin')
  if (!reviewer || !otherReviewer || !admin) throw new Error('the scene has no staff')
  return { reviewer, otherReviewer, admin }
}

async function addGames({ world, things }: Building): Promise<void> {
  const add = async (kind: Kind) => {
    const planId = await givenPlan(world, { isActive: false, prefix: 'z' })
    const closesAt = new Date(Date.now() + 86_400_000)
    things[kind].push({ id: await givenGame(world, { planId, closesAt }), owner: -1 })
  }
  for (let board = 0; board < BOARDS; board += 1) await add('openGame')
  for (let game = 0; game < GAMES_TO_DRAW; game += 1) await add('gameToDraw')
}

async function addPayments(building: Building, player: Actor, index: number): Promise<void> {
  const { things } = building
  const boards = [...things.openGame, ...things.gameToDraw]
  const gameOf = (place: number) => boards[(index + place) % boards.length]?.id ?? ''
  // Each player has their own four numbers on each board, and at most three of them.
  const numberOf = (place: number) => 4 * index + place + 1
  for (const [place, game] of things.gameToDraw.entries()) {
    if ((index + place) % 2 === 0) await approved(building, player, game.id, [numberOf(1)])
  }
  things.decidedPayment.push(await approved(building, player, gameOf(2), [numberOf(2), numberOf(3)]))
  things.owedSelection.push(await approved(building, player, gameOf(3), []))
  await approved(building, player, gameOf(4), [], 150_000n)
  const rejected = await submit(building, player, gameOf(5), [])
  things.decidedPayment.push(rejected)
  const { world, reviewer } = building
  await transaction(world.store, (tx) =>
    rejectPayment(tx, {
      paymentId: rejected.id,
      reviewerId: reviewer.personId,
      reason: 'other',
      note: `Not yours ${markerOf('note', player.number)}`,
      received: 50_000n,
    }),
  )
}

/** One of each player, with a number or without: two may wait, and the run sends another. */
async function addPendingPayments(building: Building, players: readonly Actor[]): Promise<void> {
  const { openGame, pendingPayment } = building.things
  for (const [index, player] of players.entries()) {
    const gameId = openGame[index % openGame.length]?.id ?? ''
    const numbers = index % 2 === 0 ? [4 * index + 1] : []
    pendingPayment.push(await submit(building, player, gameId, numbers))
  }
}

async function submit(building: Building, player: Actor, gameId: string, numbers: number[]): Promise<Thing> {
  const { personId, number } = player
  const screenshotId = await addScreenshot(building, player)
  const reference = `${markerOf('reference', number)}${randomBytes(6).toString('hex')}`.toUpperCase()
  const { id } = await transaction(building.world.store, (tx) =>
    submitPayment(tx, {
      personId,
      key: randomUUID(),
      gameId,
      method: 'telebirr',
      accountName: `Selam ${markerOf('account name', number)}`,
      reference,
      screenshotId,
      numbers,
      count: 1,
    }),
  )
  return { id, owner: number, gameId, reference }
}

async function approved(
  building: Building,
  player: Actor,
  gameId: string,
  numbers: number[],
  received?: bigint,
): Promise<Thing> {
  const payment = await submit(building, player, gameId, numbers)
  await transaction(building.world.store, (tx) =>
    approvePayment(tx, { paymentId: payment.id, reviewerId: building.reviewer.personId, received }),
  )
  return payment
}

/** Its file ends with the marker of its sender: re-encoding would remove it, so it is stored directly. */
async function addScreenshot({ world, stack }: Building, { personId, number }: Actor): Promise<string> {
  const [id, file] = [randomUUID(), `${randomBytes(16).toString('hex')}.jpg`]
  const folder = join(stack.folder, 'files', file.slice(0, 2))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, file), Buffer.concat([SMALL_JPEG, Buffer.from(markerOf('file', number))]))
  await transaction(world.store, (tx) =>
    insertScreenshot(tx, {
      id,
      personId,
      file,
      originalSha256: randomBytes(32),
      perceptualHash: randomBytes(8).readBigInt64BE(),
      width: 8,
      height: 8,
      bytes: SMALL_JPEG.length,
    }),
  )
  return id
}

async function addUploads(building: Building, player: Actor): Promise<void> {
  const { things, world } = building
  const { personId, number } = player
  for (let count = 0; count < SCREENSHOTS; count += 1) {
    things.screenshot.push({ id: await addScreenshot(building, player), owner: number })
  }
  const add = async (kind: Kind, received: number) => {
    const id = randomUUID()
    await world.owner.query(
      `with upload as (insert into uploads (id, person_id, size, received, file) values ($1, $2, $3, $4, $5))
       insert into upload_parts (upload_id, byte_offset, bytes) values ($1, 0, $6)`,
      [
        id,
        personId,
        SMALL_JPEG.length,
        received,
        `${randomBytes(16).toString('hex')}.jpg`,
        SMALL_JPEG.subarray(0, received),
      ],
    )
    things[kind].push({ id, owner: number })
  }
  await add('upload', 100)
  await add('completeUpload', SMALL_JPEG.length)
}

async function addDrawnGames(building: Building, players: readonly Actor[]): Promise<void> {
  const { world, things, admin } = building
  for (let count = 0; count < DRAWN_GAMES; count += 1) {
    const gameId = await givenGame(world, { planId: await givenPlan(world, { isActive: false, prefix: 'z' }) })
    for (const [index, player] of players.entries()) {
      const numbers = [1, 2, 3].map((place) => 4 * index + place)
      things.decidedPayment.push(await approved(building, player, gameId, numbers))
    }
    await closeNow(world, gameId)
    await drawNow(world, gameId)
    await endShow(world, gameId)
    things.drawnGame.push({ id: gameId, owner: -1 })
    const { rows } = await world.owner.query<{ id: string; person_id: string; gross: bigint; position: number }>(
      'select id, person_id, gross, position from payouts where game_id = $1 order by position',
      [gameId],
    )
    for (const { id, person_id: personId, gross, position } of rows) {
      const { number } = players.find((player) => player.personId === personId) ?? { number: -1 }
      things.prize.push({ id, owner: number, amountSantim: Math.round(Number(gross) * 0.8) })
      if (position === 1) continue
      await transaction(world.store, (tx) =>
        claimPrize(tx, {
          payoutId: id,
          personId,
          method: 'telebirr',
          accountNumber: '+251911000678',
          accountName: `Selam ${markerOf('destination', number)}`,
          bank: null,
        }),
      )
      if (position === 3) {
        await transaction(world.store, (tx) =>
          approvePrize(tx, { payoutId: id, approver: { personId: admin.personId, role: 'admin' } }),
        )
      }
    }
  }
}

async function addTickets({ world: { owner }, things }: Building, actors: readonly Actor[]): Promise<void> {
  const numbers = new Map(actors.map(({ personId, number }) => [personId, number]))
  const { rows } = await owner.query<{ key: Buffer; person_id: string }>(
    'select key, person_id from tickets where person_id = any($1) order by issued_at, number',
    [actors.map(({ personId }) => personId)],
  )
  for (const { key, person_id } of rows) {
    things.ticket.push({ id: key.toString('hex'), owner: numbers.get(person_id) ?? -1 })
  }
}

async function addDevices({ world: { owner }, things }: Building, players: readonly Actor[]): Promise<void> {
  for (const { personId, number } of players) {
    const id = randomUUID()
    await owner.query(
      `insert into sessions (id, person_id, token, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
      [id, personId, `${markerOf('session', number)}${randomBytes(18).toString('base64url')}`],
    )
    things.device.push({ id, owner: number })
  }
}

async function addStaffWork(building: Building, actors: readonly Actor[]): Promise<void> {
  const { world, things, admin, otherReviewer } = building
  const { store } = world
  const day = 86_400_000
  for (let count = 0; count < 3; count += 1) {
    const showsFrom = new Date().toISOString()
    const showsUntil = new Date(Date.now() + day).toISOString()
    const notice = { textEn: 'A notice', textAm: 'ማስታወቂያ', showsFrom, showsUntil, adminId: admin.personId }
    await transaction(store, (tx) => createNotice(tx, notice))
  }
  const stopped = things.openGame.at(-1)?.id ?? ''
  const stop = {
    scope: 'game',
    type: null,
    gameId: stopped,
    textEn: 'Stopped.',
    textAm: 'ቆሟል',
    adminId: admin.personId,
  } as const
  await transaction(store, (tx) => stopSales(tx, stop))
  for (const { id: paymentId, owner: number } of things.decidedPayment.filter(({ gameId }) => gameId).slice(0, 12)) {
    const reason = `The bank took it back ${markerOf('note', number)}`
    await transaction(store, (tx) =>
      requestWithdrawal(tx, { paymentId, operatorId: otherReviewer.personId, reason }),
    ).catch(() => undefined)
  }
  for (const target of actors.filter(({ as, isSteady }) => as === 'admin' && !isSteady).slice(0, 2)) {
    const reason = `Left the company ${markerOf('note', target.number)}`
    await transaction(store, (tx) =>
      proposeChange(tx, { kind: 'lock', personId: target.personId, reason }, admin.personId),
    )
  }
}

async function addTokens({ world: { owner }, things }: Building, { personId, number }: Actor): Promise<void> {
  for (const [kind, purpose] of [
    ['resetToken', 'reset_password'],
    ['verifyToken', 'verify_email'],
  ] as const) {
    const token = randomBytes(32).toString('base64url')
    await owner.query(
      `insert into mail_links (token_hash, purpose, person_id, expires_at) values ($1, $2, $3, now() + interval '1 day')
       on conflict do nothing`,
      [hashToken(token), purpose, personId],
    )
    things[kind].push({ id: token, owner: number })
  }
}

async function readOne(owner: Pool, sql: string): Promise<unknown> {
  const { rows } = await owner.query(sql)
  return Object.values(rows[0] ?? {})[0]
}
