import { expect, type Page } from '@playwright/test'
import { startProxy } from '../dev/proxy.ts'
import { makeDue } from '../server/test/games.ts'
import { numbersOf } from '../server/test/numbers.ts'
import { expectAccessible, takeScreenshot } from './accessibility.ts'
import { BOARD, button, cell, clearBoard, hold, sellNumbers } from './board.ts'
import { createPlayer, createPlayerWithPassword, openAs } from './player.ts'
import { node, openGameOf, owner, world } from './stack.ts'
import { test } from './story.ts'
import { viewsOf } from './view.ts'
import { at, expectToast, goTo, logIn, openAsVisitor } from './visitor.ts'

for (const view of viewsOf({ short: ['am', 360] })) {
  const { translate } = view
  const shot = (name: string) => `board-${name}.${view.language}-${view.width}`
  /** Until React has hydrated the page, a click has no effect. */
  const openMidday = (page: Page) =>
    expect(async () => {
      await page.getByRole('tab', { name: translate('game.type.midday') }).click()
      await expect(page.locator(`[data-game^="midday"]`)).toBeVisible({ timeout: 1_000 })
    }).toPass()

  test.describe(view.name, () => {
    let gameId = ''
    test.beforeEach(async () => {
      gameId = await clearBoard(owner)
    })

    test('a held number shows as held to another player within a second, and as free once released', async ({
      browser,
    }) => {
      const selam = await createPlayer()
      const hana = await createPlayer()
      const first = await openAs(browser, owner, view, selam, BOARD)
      const second = await openAs(browser, owner, view, hana, BOARD)
      let connections = 0
      second.on('request', (request) => {
        if (request.url().endsWith('/live/games')) connections += 1
      })
      second.on('framenavigated', () => {
        connections = 0
      })
      await second.reload()
      await expect(cell(second, view, 42, 'free')).toBeVisible()
      // The best of three, because the machine may pause for a moment.
      const delays: number[] = []
      for (const number of [42, 43, 44]) {
        await watchFor(second, translate('board.cell.heldByOther', { number }))
        await cell(first, view, number, 'free').click()
        await expect(cell(second, view, number, 'heldByOther')).toBeVisible()
        await expect(cell(first, view, number, 'held')).toBeVisible()
        await expect(second.getByText('Selam B.')).toBeVisible()
        const claim = await claimTimes(first)
        const seen = await seenAt(second)
        const [afterTap = 0, afterAnswer] = [seen - claim.askedAt, seen - claim.answeredAt].map(Math.round)
        console.log(
          `${view.name}: the other player saw ${number} held ${afterTap} ms after the tap, ${afterAnswer} ms after its response`,
        )
        await cell(first, view, number, 'held').click()
        await expect(cell(first, view, number, 'free')).toBeVisible()
        await expect(cell(second, view, number, 'free')).toBeVisible()
        delays.push(afterTap)
        if (afterTap < 1_000) break
      }
      expect(Math.min(...delays)).toBeLessThan(1_000)
      await expect(second.getByText(translate('board.listEmpty'))).toBeVisible()
      expect(connections, 'a board page opens one connection for games').toBe(1)
      await first.context().close()
      await second.context().close()
    })

    test('of two players who claim a number at once one gets it, and the other sees that it is held', async ({
      browser,
    }) => {
      const players = [await createPlayer(), await createPlayer()]
      const pages = await Promise.all(players.map((player) => openAs(browser, owner, view, player, BOARD)))
      for (const page of pages) await expect(cell(page, view, 13, 'free')).toBeVisible()
      // Both requests are sent before either page receives the other's event.
      const bothAsked = Promise.withResolvers<void>()
      for (const page of pages) {
        await page.route('**/holds', async (route) => {
          await bothAsked.promise
          await route.continue()
        })
      }
      await Promise.all(pages.map((page) => cell(page, view, 13, 'free').click()))
      for (const page of pages) await expect(cell(page, view, 13, 'trying')).toBeVisible()
      bothAsked.resolve()
      await expect
        .poll(async () =>
          Promise.all(pages.map((page) => cell(page, view, 13, 'held').count())).then((all) => all.sort()),
        )
        .toEqual([0, 1])
      const loser = (await cell(pages[0] as Page, view, 13, 'held').count()) === 1 ? pages[1] : pages[0]
      if (!loser) throw new Error('both players hold the number')
      await expectToast(loser, view, 'toast.takenTitle', {
        text: translate('toast.takenWhich', { sentence: translate('toast.taken'), number: 13 }),
      })
      await expect(cell(loser, view, 13, 'heldByOther')).toBeVisible()
      await expectAccessible(loser, shot('taken'))
      for (const page of pages) await page.context().close()
    })

    test('an expired hold is free for everyone, and its player sees which numbers are still free', async ({
      browser,
    }) => {
      const selam = await createPlayer()
      const first = await openAs(browser, owner, view, selam, BOARD)
      const second = await openAs(browser, owner, view, await createPlayer(), BOARD)
      await hold(first, view, 42, 93)
      await expect(first.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
      await owner.query(
        `update numbers set held_until = now() + interval '15 seconds' where game_id = $1 and person_id = $2`,
        [gameId, selam.id],
      )
      await first.reload()
      await expect(first.getByRole('timer')).toHaveText(/^0:[01]\d$/)
      await expect(cell(first, view, 42, 'held')).toBeVisible()
      await expect(first.getByText(translate('hold.last')).first()).toBeVisible()
      await expectAccessible(first, shot('last'))

      await expect(cell(second, view, 93, 'free')).toBeVisible({ timeout: 25_000 })
      await expect(cell(first, view, 42, 'free')).toBeVisible()
      const both = translate('board.and', { first: 42, last: 93 })
      const ranOut = first.locator('b', { hasText: translate('hold.ranOut', { numbers: both }) })
      await expect(ranOut).toBeVisible()
      await hold(second, view, 93)
      await expect(first.getByText(translate('hold.stillFree', { number: 42 }))).toBeVisible()
      await expect(first.getByText(translate('hold.wasTaken', { number: 93 }))).toBeVisible()
      await expectAccessible(first, shot('ran-out'))
      await button(first, view, 'hold.again', { numbers: 42 }).click()
      await expect(cell(first, view, 42, 'held')).toBeVisible()
      await expect(ranOut).toHaveCount(0)
      await first.context().close()
      await second.context().close()
    })

    test('Pick for me holds three numbers, a fourth is refused, and another device shows them too', async ({
      browser,
    }) => {
      const selam = await createPlayer()
      const page = await openAs(browser, owner, view, selam, BOARD)
      await button(page, view, 'board.payNow').click()
      await expectToast(page, view, 'toast.noNumbersTitle', 'toast.noNumbers')
      await button(page, view, 'board.pickForMe').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(translate('board.howMany'))).toBeVisible()
      await expectAccessible(page, shot('pick-for-me'))
      await dialog.getByRole('button', { name: '3', exact: true }).click()
      await expect(page.getByRole('button', { pressed: true })).toHaveCount(3)
      const numbers = await numbersOf({ owner }, gameId, selam.id)
      expect(numbers).toHaveLength(3)

      const free = [1, 2, 3, 4].find((number) => !numbers.includes(number)) ?? 0
      await cell(page, view, free, 'free').click()
      await expectToast(page, view, 'toast.maxTitle', 'toast.max')
      await button(page, view, 'board.pickForMe').click()
      await expectToast(page, view, 'toast.maxTitle', 'toast.max')

      const other = await openAs(browser, owner, view, selam, BOARD)
      for (const number of numbers) await expect(cell(other, view, number, 'held')).toBeVisible()
      const [one = 0, two = 0] = numbers
      await cell(other, view, one, 'held').click()
      await expect(cell(other, view, one, 'free')).toBeVisible()
      await expect(cell(page, view, one, 'free')).toBeVisible()
      // Screen readers announce it when the page has read the player's numbers. No message asks the player to act.
      const gone = translate('hold.gone', { numbers: one })
      await expect(page.getByRole('status').filter({ hasText: gone })).toHaveCount(1)
      await expect(page.locator('b', { hasText: gone })).toHaveCount(0)
      await cell(page, view, two, 'held').click()
      await expect(cell(other, view, two, 'free')).toBeVisible()

      await button(page, view, 'board.cancelPicks').click()
      await expectToast(page, view, 'toast.cancelled')
      await expect(page).toHaveURL(at(view, '/dashboard'))
      expect(await numbersOf({ owner }, gameId, selam.id)).toEqual([])
      await page.context().close()
      await other.context().close()
    })

    test('a claim made without a connection is answered once it is back, and a lost response is requested again', async ({
      browser,
    }) => {
      const selam = await createPlayer()
      const proxy = await startProxy(Number(new URL(node(1)).port))
      const page = await openAs(browser, owner, view, selam, BOARD, { proxy: proxy.url })
      await expect(cell(page, view, 55, 'free')).toBeVisible()
      proxy.cut()
      await cell(page, view, 55, 'free').click()
      await expect(cell(page, view, 55, 'trying')).toBeVisible()
      await expect(page.getByText(translate('board.retrying'))).toBeVisible()
      await expectAccessible(page, shot('asking'))
      expect(await numbersOf({ owner }, gameId, selam.id)).toEqual([])
      proxy.restore()
      await expect(cell(page, view, 55, 'held')).toBeVisible({ timeout: 15_000 })
      await expect(page.getByText(translate('board.retrying'))).toHaveCount(0)

      proxy.swallow()
      await cell(page, view, 57, 'free').click()
      await expect(cell(page, view, 57, 'trying')).toBeVisible()
      proxy.restore()
      await expect(cell(page, view, 57, 'held')).toBeVisible({ timeout: 20_000 })

      const keys: string[] = []
      await page.route('**/holds', async (route) => {
        keys.push(route.request().postDataJSON().key)
        if (keys.length > 1) return route.continue()
        await route.fetch()
        await route.abort('connectionreset')
      })
      await cell(page, view, 56, 'free').click()
      await expect(cell(page, view, 56, 'held')).toBeVisible()
      expect(keys).toHaveLength(2)
      expect(new Set(keys).size).toBe(1)
      expect(await numbersOf({ owner }, gameId, selam.id)).toEqual([55, 56, 57])
      await page.context().close()
      await proxy.close()
    })

    test('numbers are found, picked and released by keyboard alone', async ({ browser }) => {
      const page = await openAs(browser, owner, view, await createPlayer(), BOARD)
      await cell(page, view, 37, 'free').waitFor()
      await page.getByRole('textbox', { name: translate('board.goTo') }).focus()
      await page.keyboard.type('101')
      await page.keyboard.press('Enter')
      await expect(page.getByText(translate('board.goToFault'))).toBeVisible()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('37')
      await page.keyboard.press('Enter')
      await expect(cell(page, view, 37, 'free')).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
      await expect(cell(page, view, 38, 'held')).toBeFocused()
      await expect(page.getByText(translate('board.announceHeld', { numbers: 38 }))).toBeAttached()
      await page.keyboard.press('ArrowDown')
      const below = 38 + (view.width === 360 ? 5 : 10)
      await expect(cell(page, view, below, 'free')).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await expect(cell(page, view, 38, 'free')).toBeFocused()
      await page.context().close()
    })

    test('the board of a busy game, in dark and light, leads to the payment', async ({ browser }) => {
      const selam = await createPlayer()
      const others = await Promise.all(
        Array.from({ length: 12 }, (_, index) => createPlayer(index === 11 ? 'Zewdu Kebede' : undefined)),
      )
      for (const [index, { id }] of others.entries()) {
        const start = 6 + index * 8
        await sellNumbers(gameId, id, index % 4 === 2 ? 'pending' : 'approved', [start, start + 1, start + 3])
      }
      await owner.query('update people set shows_name = false where id = $1', [others[0]?.id])
      await sellNumbers(gameId, selam.id, 'pending', [2])
      for (const colorScheme of ['dark', 'light'] as const) {
        const page = await openAs(browser, owner, view, selam, BOARD, { colorScheme })
        await expect(cell(page, view, 2, 'waiting')).toBeVisible()
        expect(await layoutShift(page), 'the layout does not shift when the numbers load').toBeLessThan(0.02)
        if (colorScheme === 'dark') await hold(page, view, 42, 93)
        await expect(cell(page, view, 42, 'held')).toBeVisible()
        await expect(cell(page, view, 22, 'pending')).toBeVisible()
        await expect(cell(page, view, 6, 'sold')).toBeVisible()
        await expect(page.getByText(translate('board.count', { taken: 39, left: 61 }))).toBeVisible()
        await expectAccessible(page, shot(`busy-${colorScheme}`))
        await takeScreenshot(page, shot(`top-${colorScheme}`))
        await button(page, view, 'board.showAll', { count: 14 }).click()
        await expect(page.getByText('Zewdu K.')).toBeVisible()
        if (colorScheme === 'light') {
          const amount = view.language === 'am' ? '200 ብር' : '200 ETB'
          await button(page, view, 'board.payNowAmount', { amount }).click()
          await expectToast(page, view, 'toast.selected')
          await expect(page).toHaveURL(at(view, '/payment?type=midday&numbers=42,93&amount=200'))
        }
        await page.context().close()
      }
    })

    test('a game that closes while its board is open says so and links to the next game', async ({ browser }) => {
      const page = await openAs(browser, owner, view, await createPlayer(), BOARD)
      await hold(page, view, 5)
      await makeDue(await world(), [gameId], new Date())
      await expect(page.getByText(translate('board.ended'))).toBeVisible()
      const next = await openGameOf(owner, 'midday')
      expect(next.id).not.toBe(gameId)
      await button(page, view, 'board.next').waitFor()
      await expectAccessible(page, shot('ended'))
      await button(page, view, 'board.next').click()
      await hold(page, view, 6)
      await page.context().close()
    })

    test('a board that fails to load says so, and loads on Try again', async ({ browser }) => {
      const selam = await createPlayer()
      const page = await openAs(browser, owner, view, selam, '/dashboard')
      await page.addInitScript(silenceLiveEvents)
      await page.route('**/board', (route) => route.abort())
      await goTo(page, view, BOARD)
      await expect(page.getByText(translate('toast.boardFailed'))).toBeVisible({ timeout: 15_000 })
      await expectAccessible(page, shot('failed'))
      await page.unroute('**/board')
      await button(page, view, 'action.tryAgain').click()
      await expect(cell(page, view, 1, 'free')).toBeVisible()
      await page.context().close()
    })

    test('Join Game asks the server first, and shows its answer', async ({ browser }) => {
      const selam = await createPlayer()
      const page = await openAs(browser, owner, view, selam, '/dashboard')
      await openMidday(page)
      const joinLink = page.getByRole('link', { name: translate('game.join') })
      const reply = { success: false, message: '', refusal: 'game_closed', game_started: false, winning_number: null }
      const answers = [
        { json: { ...reply, current_participants: 1 } },
        {
          json: {
            ...reply,
            success: true,
            refusal: null,
            game_started: true,
            winning_number: 42,
            current_participants: 1,
          },
        },
        { status: 500, body: '' },
      ]
      let asked = 0
      await page.route('**/join', async (route) => {
        const answer = answers[asked]
        asked += 1
        await (answer ? route.fulfill(answer) : route.continue())
      })
      await joinLink.click()
      await expectToast(page, view, 'toast.cannotJoin', 'refusal.game_closed')
      await joinLink.click()
      await expectToast(page, view, 'toast.startedTitle', { text: translate('toast.started', { number: 42 }) })
      await joinLink.click()
      await expectToast(page, view, 'error.title', 'toast.joinFailed')
      await joinLink.dblclick()
      await expect(page).toHaveURL(at(view, BOARD))
      expect(asked).toBe(4)
      await expect(cell(page, view, 1, 'free')).toBeVisible()
      await page.context().close()
    })

    test('an unknown game type redirects to the games; a visitor looks at the board, logs in and returns with the number', async ({
      browser,
    }) => {
      const { page } = await openAsVisitor(browser, view, '/select-numbers?type=yearly')
      await expect(page).toHaveURL(at(view, '/dashboard'))
      await goTo(page, view, '/select-number')
      await expect(page).toHaveURL(at(view, '/dashboard'))
      const selam = await createPlayerWithPassword()
      await goTo(page, view, '/dashboard')
      await openMidday(page)
      await page.getByRole('link', { name: translate('game.join') }).click()
      await expect(page).toHaveURL(at(view, BOARD))
      await expect(cell(page, view, 1, 'free')).toBeVisible()
      await goTo(page, view, '/select-number?type=midday')
      await cell(page, view, 93, 'free').click()
      await expectToast(page, view, 'toast.loginTitle', 'toast.login')
      await expect(page).toHaveURL(at(view, `/login?to=${encodeURIComponent('/select-number?type=midday')}`))
      await logIn(page, view, selam.email)
      await expect(page).toHaveURL(at(view, '/select-number?type=midday'))
      await expect(cell(page, view, 93, 'held')).toBeVisible()
      await page.context().close()
    })
  })
}

/** Records when an element with this label first appears, by a clock that other pages of the story can be compared with. */
async function watchFor(page: Page, label: string): Promise<void> {
  await page.evaluate((wanted) => {
    const seen = { at: 0 }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (!seen.at && document.querySelector(`[aria-label="${wanted}"]`))
        seen.at = performance.timeOrigin + performance.now()
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  }, label)
}

function seenAt(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { seen: { at: number } }).seen.at)
}

/** When the browser sent the claim, and when it had the response. */
function claimTimes(page: Page): Promise<{ askedAt: number; answeredAt: number }> {
  return page.evaluate(() => {
    const claim = performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/holds'))
    const { startTime = 0, responseEnd = 0 } = (claim ?? {}) as Partial<PerformanceResourceTiming>
    return { askedAt: performance.timeOrigin + startTime, answeredAt: performance.timeOrigin + responseEnd }
  })
}

/** The browser's cumulative layout shift since navigation. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        // Buffered entries are delivered before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}

/** Runs in the page: its live connections are open and bring nothing. An event would bring the whole board. */
function silenceLiveEvents(): void {
  class SilentEventSource extends EventTarget {
    static readonly CLOSED = 2
    static readonly OPEN = 1
    readonly readyState = SilentEventSource.OPEN
    onopen?: () => void
    constructor() {
      super()
      setTimeout(() => this.onopen?.())
    }
    close(): void {}
  }
  Object.assign(window, { EventSource: SilentEventSource })
}
