import { setTimeout as sleep } from 'node:timers/promises'
import type { Show, ShowStep } from '@edil/domain/show'
import { expect, type Page } from '@playwright/test'
import { closeNow } from '../server/test/draws.ts'
import { givenApproved } from '../server/test/payments.ts'
import { drawOf, freshGame } from './draw-steps.ts'
import { openAsStaff } from './payment-steps.ts'
import { createPlayer, openAs } from './player.ts'
import { node, owner, world } from './stack.ts'
import { test } from './story.ts'
import { viewsOf } from './view.ts'
import { goTo, openAsVisitor } from './visitor.ts'

const OFFLINE_MS = 10_000
const TOGETHER_MS = 300
/** After a moment of the show: a timer is never early, and a little late. */
const READ_AFTER_MS = 250

for (const view of viewsOf({ short: ['en', 360] })) {
  test(`every screen plays the same moment of the show: ${view.name}`, async ({ browser }) => {
    test.setTimeout(180_000)
    const gameId = await freshGame()
    const [late, reloading] = [await createPlayer(), await createPlayer()]
    for (const [index, { id: personId }] of [late, reloading].entries()) {
      const numbers = [index * 3 + 1, index * 3 + 2, index * 3 + 3]
      await givenApproved(await world(), { personId, gameId, numbers })
    }
    const path = `/live-draw?game=${gameId}`
    const hostPage = await openAsStaff(browser, owner, view, 'host', '/etxdark/letsplay')
    await setClockWrong(hostPage)
    const { page: offlinePage } = await openAsVisitor(browser, view, path)
    const reloadingPage = await openAs(browser, owner, view, reloading, path)
    const latePage = await openAs(browser, owner, view, late, '/about')

    await closeNow(await world(), gameId)
    for (const page of [hostPage, offlinePage, reloadingPage]) {
      await expect(page.locator('[data-stage]')).toHaveAttribute('data-stage', 'sealed', { timeout: 20_000 })
    }
    const { roundAt } = await drawOf(gameId)

    await sleep(Date.parse(roundAt) + 1_500 - OFFLINE_MS - Date.now())
    await offlinePage.context().setOffline(true)
    const backOnline = sleep(OFFLINE_MS).then(() => offlinePage.context().setOffline(false))
    const show = await showOfDraw(gameId)

    await sleepUntil(show.startsAt, 100)
    await expectTogether([hostPage, reloadingPage], 'shake')
    await expectHidden(hostPage, gameId)
    const reloaded = reloadingPage.reload()
    await backOnline
    await sleepUntil(show.thirdAt, READ_AFTER_MS)
    await expectTogether([hostPage], 'third')
    await Promise.all([reloaded, goTo(latePage, view, path)])

    const pages = [hostPage, offlinePage, reloadingPage, latePage]
    for (const [moment, step] of [
      [show.firstAt, 'first'],
      [show.celebrationAt, 'celebration'],
      [show.endsAt, 'over'],
    ] as const) {
      await sleepUntil(moment, READ_AFTER_MS)
      await expectTogether(pages, step)
    }
    const { result } = await drawOf(gameId)
    for (const page of pages) {
      await expect(page.locator('[data-stage] ol').first().getByRole('listitem')).toContainText(
        result?.winners.map(({ number }) => `${number}`) ?? [],
      )
    }
    for (const page of pages) await page.context().close()
  })
}

type Shown = { readonly step: string | null; readonly at: number }

function stepsOf(pages: readonly Page[]): Promise<Shown[]> {
  return Promise.all(
    pages.map((page) =>
      page.evaluate(() => ({
        step: document.querySelector('[data-stage]')?.getAttribute('data-step') ?? null,
        at: performance.timeOrigin + performance.now(),
      })),
    ),
  )
}

/** All pages show this step, read within 300 ms. On a machine that stands still meanwhile, read again for a second. */
async function expectTogether(pages: readonly Page[], step: ShowStep): Promise<void> {
  const readTogether = async () => {
    const shown = await stepsOf(pages)
    const times = shown.map(({ at }) => at)
    const isTogether = Math.max(...times) - Math.min(...times) <= TOGETHER_MS
    return isTogether ? shown.map((page) => page.step) : 'the machine was too slow'
  }
  await expect.poll(readTogether, { intervals: [50], timeout: 1_000 }).toEqual(pages.map(() => step))
}

async function showOfDraw(gameId: string): Promise<Show> {
  await expect.poll(async () => (await drawOf(gameId)).result, { intervals: [100], timeout: 40_000 }).not.toBeNull()
  const { result } = await drawOf(gameId)
  if (!result) throw new Error('the draw has no result')
  return result.show
}

async function sleepUntil(moment: string, afterMs: number): Promise<void> {
  await sleep(Math.max(0, Date.parse(moment) + afterMs - Date.now()))
}

/** A ticket does not tell the result before the show is over. */
async function expectHidden({ request }: Page, gameId: string): Promise<void> {
  const { rows } = await owner.query<{ key: string }>(
    `select encode(key, 'hex') as key from tickets where game_id = $1`,
    [gameId],
  )
  const ticket = await (await request.get(`${node(1)}/api/tickets/${rows[0]?.key}`)).json()
  expect(ticket).toMatchObject({ gameStatus: 'drawing', drawn: null, won: [] })
}

/** The phone's clock is seven minutes fast, from the next load on. */
async function setClockWrong(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const RightDate = Date
    // @ts-expect-error: a clock needs no more than this of the constructor
    globalThis.Date = class extends RightDate {
      constructor(...given: [] | [number | string]) {
        super(given.length === 0 ? RightDate.now() + 7 * 60_000 : given[0])
      }

      static override now(): number {
        return RightDate.now() + 7 * 60_000
      }
    }
  })
  await page.reload()
}
