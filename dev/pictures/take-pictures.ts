import { PICKS_MAX } from '@edil/domain/boards'
import { SHOW_MS } from '@edil/domain/show'
import type { Browser, Page } from 'playwright'
import type { DemoWorld } from '../demo/demo-world.ts'
import { freeNumbers } from '../demo/present.ts'
import { drawNow, findOpenGame, waitForResult } from './draw-now.ts'
import { type Look, openPage, settle } from './open-page.ts'
import type { PictureDemo } from './picture-demo.ts'
import { savePicture } from './save-picture.ts'

const PHONE = { width: 360, height: 800, scale: 1.5 }
const DESKTOP = { width: 1280, height: 800, scale: 1 }
/** Its hundred balls take more bytes than any other screen. */
const STAGE = { width: 960, height: 680, scale: 1 }
const LOOKS = [
  { language: 'en', theme: 'light' },
  { language: 'am', theme: 'dark' },
] as const

/** A clock can only be stopped in the future. */
const CLOCK_MARGIN_MS = 1_000

/** In one of the first rows of the board, which the picture shows. */
const FIRST_HELD = 5

/** The game on the pictures. Its board is fuller than that of a daily game. */
const PLAN = 'monthly'

/** Every screen in English on light and in Amharic on dark. Ends with a draw, whose pictures come last. */
export async function takePictures(browser: Browser, demo: PictureDemo): Promise<void> {
  const { world } = demo
  const gameId = await findOpenGame(world, PLAN)
  for (const look of LOOKS) {
    const take = async (name: string, page: Page) => {
      await savePicture(nameOf(name, look), await page.screenshot())
      await page.context().close()
    }
    const phone: Look = { ...PHONE, ...look }
    const desktop: Look = { ...DESKTOP, ...look }
    const playerId = await findTicketHolder(world, gameId, look)
    await take('board', await openBoard(browser, demo, { gameId, look: phone, personId: playerId }))
    await take(
      'ticket',
      await openPage(browser, demo, {
        path: `/profile/tickets/${await findKey(world, gameId, playerId)}`,
        look: phone,
        personId: playerId,
      }),
    )
    await take('winners', await openPage(browser, demo, { path: '/winners', look: desktop }))
    const personId = await world.idOf(look.language === 'am' ? 'reviewer2' : 'reviewer')
    await take('review-desk', await openDesk(browser, demo, desktop, personId))
  }
  await takeStages(browser, demo, gameId)
  for (const look of LOOKS) {
    const page = await openPage(browser, demo, { path: `/verify/${gameId}`, look: { ...PHONE, ...look } })
    await page.locator('[data-verdict=fair]').waitFor()
    await savePicture(nameOf('verify', look), await page.screenshot())
    await page.context().close()
  }
}

type PictureLook = (typeof LOOKS)[number]

function nameOf(name: string, { language, theme }: PictureLook): string {
  return `${name}-${language}-${theme}`
}

type OpenBoard = { readonly gameId: string; readonly look: Look; readonly personId: string }

/** The board, on which the player holds one number more. */
async function openBoard(browser: Browser, demo: PictureDemo, { gameId, look, personId }: OpenBoard): Promise<Page> {
  const page = await openPage(browser, demo, { path: `/select-numbers?type=${PLAN}`, look, personId })
  const [number] = (await freeNumbers(demo.world, gameId)).filter((free) => free > FIRST_HELD)
  await page.getByRole('button', { name: new RegExp(`^${number}(, free|፣ ያልተያዘ)$`) }).click()
  await page.getByRole('button', { name: new RegExp(`^${number}(, held for you|፣ ለእርስዎ ተይዟል)$`) }).waitFor()
  await page.locator('main h1').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  await settle(page)
  return page
}

async function openDesk(browser: Browser, demo: PictureDemo, look: Look, personId: string): Promise<Page> {
  const page = await openPage(browser, demo, { path: '/etxdark/payments?type=daily', look, personId })
  const screenshot = page.locator('[data-payment] img').first()
  await screenshot.waitFor()
  await page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('[data-payment] img')
    return image?.complete && image.naturalWidth > 100
  })
  await page.locator('[data-payment] [aria-keyshortcuts=a]').waitFor()
  return page
}

/** When two of the three balls have been drawn. */
async function takeStages(browser: Browser, demo: PictureDemo, gameId: string): Promise<void> {
  const pages = await Promise.all(
    LOOKS.map(async (look) => ({
      look,
      page: await openPage(browser, demo, { path: `/live-draw?game=${gameId}`, look: { ...STAGE, ...look } }),
    })),
  )
  await drawNow(demo.world, gameId)
  for (const { page } of pages) await page.locator('[data-stage=sealed]').waitFor()
  await Promise.all(
    pages.map(async ({ page }) => {
      await page.clock.pauseAt(Date.now() + CLOCK_MARGIN_MS)
      await waitForResult(page)
    }),
  )
  for (const { look, page } of pages) {
    await page.clock.runFor(SHOW_MS)
    await page.locator('[data-step=over]').waitFor()
    // The clock of the page stands still, but not that of its animations.
    await page.evaluate(waitForAnimations)
    await savePicture(nameOf('stage', look), await page.screenshot())
    await page.context().close()
  }
}

/** Those that end. */
async function waitForAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.all(ending.map(({ finished }) => finished))
}

/** A player with a ticket of this game, who may still pick a number, and whose own language it is. */
async function findTicketHolder({ store }: DemoWorld, gameId: string, { language }: PictureLook): Promise<string> {
  const { id } = await store.db
    .selectFrom('people')
    .innerJoin('tickets', 'tickets.person_id', 'people.id')
    .select('people.id')
    .where('tickets.game_id', '=', gameId)
    .where('tickets.voided_at', 'is', null)
    .where('people.language', '=', language)
    .where((eb) => eb(eb.fn<number>('cardinality', ['tickets.numbers']), '<', PICKS_MAX))
    .orderBy('people.username')
    .executeTakeFirstOrThrow()
  return id
}

async function findKey({ store }: DemoWorld, gameId: string, personId: string): Promise<string> {
  const { key } = await store.db
    .selectFrom('tickets')
    .select('key')
    .where('game_id', '=', gameId)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return key.toString('hex')
}
