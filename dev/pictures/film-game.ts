import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { createSeededRandom } from '../../server/test/seeded-random.ts'
import { receiptOf } from '../demo/buy-ticket.ts'
import { referenceOf } from '../demo/demo-plan.ts'
import type { DemoWorld } from '../demo/demo-world.ts'
import { freeNumbers, playersWithoutNumbers } from '../demo/present.ts'
import { approve } from '../demo/staff-work.ts'
import { drawNow, findOpenGame, waitForResult } from './draw-now.ts'
import { createFilm, type Film } from './film.ts'
import { openPage, settle } from './open-page.ts'
import type { PictureDemo } from './picture-demo.ts'
import { saveAnimation } from './save-picture.ts'

const PLAN = 'weekly'
const LOOK = { language: 'en', theme: 'light', width: 360, height: 756, scale: 1 } as const
const READ_MS = 2_000
const GLANCE_MS = 800
/** The countdown is filmed from here on. */
const COUNTED_MS = 4_000
const SECOND_MS = 1_000
const REVEAL_MS = 5_000
const FRAME_MS = 200

/** A whole game as a player sees it, from the board to the check of the draw. */
export async function filmGame(browser: Browser, demo: PictureDemo): Promise<void> {
  const { url, world } = demo
  const gameId = await findOpenGame(world, PLAN)
  const player = await findNewPlayer(world, gameId)
  const page = await openPage(browser, demo, { path: `/select-numbers?type=${PLAN}`, look: LOOK, personId: player.id })
  const film = createFilm(page)

  film.caption('1. Pick up to three numbers')
  await film.show(READ_MS)
  const numbers = (await freeNumbers(world, gameId)).filter((number) => number > 10).slice(0, 2)
  for (const number of numbers) {
    await page.getByRole('button', { name: `${number}, free`, exact: true }).click()
    await page.getByRole('button', { name: `${number}, held for you`, exact: true }).waitFor()
    await film.show(GLANCE_MS)
  }

  film.caption('2. Pay by mobile money')
  await page.getByRole('button', { name: /^Pay Now/ }).click()
  await page.locator('[name=accountName]').waitFor()
  await settle(page)
  await film.show(READ_MS)
  await uploadReceipt(page, world, { gameId, numbers, from: player.fullName })
  await settle(page)
  await film.show(READ_MS)
  await page.getByRole('button', { name: 'Submit payment', exact: true }).click()
  await page.getByRole('heading', { name: 'Payment submitted' }).waitFor()
  await settle(page)
  await film.show(READ_MS)

  film.caption('3. Get your ticket')
  const ticketKey = await approvePaymentOf(world, gameId, player.id)
  await page.goto(`${url}/profile/tickets/${ticketKey}`)
  await settle(page)
  await film.show(READ_MS)

  film.caption('4. The list of tickets is sealed')
  await page.goto(`${url}/live-draw?game=${gameId}`)
  await settle(page)
  const roundAt = await drawNow(world, gameId)
  await page.locator('[data-stage=sealed]').waitFor()
  await settle(page)
  await film.show(READ_MS)
  await filmDraw(page, film, roundAt)

  film.caption('6. Your phone repeats the draw')
  await page.getByRole('link', { name: 'Check this draw' }).first().click()
  await page.locator('[data-verdict=fair]').waitFor()
  await settle(page)
  await film.show(2 * READ_MS)
  await saveAnimation('game', await film.frames())
  await page.context().close()
}

type Receipt = { readonly gameId: string; readonly numbers: readonly number[]; readonly from: string }

async function uploadReceipt(page: Page, world: DemoWorld, { from, ...purchase }: Receipt): Promise<void> {
  const reference = referenceOf(createSeededRandom(Date.now()))
  const buffer = await receiptOf(world, { ...purchase, reference }, from)
  await page.locator('[name=reference]').fill(reference)
  await page.locator('input[type=file]').setInputFiles({ name: 'Screenshot.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Replace', exact: true }).scrollIntoViewIfNeeded()
}

/** From the last seconds before the beacon's value to the result. */
async function filmDraw(page: Page, film: Film, roundAt: Date): Promise<void> {
  await sleep(Math.max(0, roundAt.getTime() - COUNTED_MS - 2 * SECOND_MS - Date.now()))
  await page.clock.pauseAt(Math.max(roundAt.getTime() - COUNTED_MS, Date.now() + SECOND_MS))
  await film.record(COUNTED_MS, SECOND_MS)
  film.caption('5. A public random value decides')
  await waitForResult(page)
  await film.record(REVEAL_MS, FRAME_MS)
  await page.clock.resume()
  await settle(page)
  await film.show(READ_MS)
}

type NewPlayer = { readonly id: string; readonly fullName: string }

/** A player who reads English and has no numbers in this game. */
async function findNewPlayer(world: DemoWorld, gameId: string): Promise<NewPlayer> {
  const { id, full_name: fullName } = await world.store.db
    .selectFrom('people')
    .select(['id', 'full_name'])
    .where('username', 'in', await playersWithoutNumbers(world, gameId))
    .where('language', '=', 'en')
    .orderBy('username')
    .executeTakeFirstOrThrow()
  return { id, fullName }
}

/** A reviewer approves the player's payment. Returns the key of the ticket. */
async function approvePaymentOf(world: DemoWorld, gameId: string, personId: string): Promise<string> {
  const { id: paymentId } = await world.store.db
    .selectFrom('payments')
    .select('id')
    .where('game_id', '=', gameId)
    .where('person_id', '=', personId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  await approve(world, paymentId)
  const { key } = await world.store.db
    .selectFrom('tickets')
    .select('key')
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return key.toString('hex')
}
