import { expect, type Page, test } from '@playwright/test'
import { makeDue } from '../dev/change-game.ts'
import { startProxy } from '../dev/proxy.ts'
import { BOARD, button, cell, emptyBoard, heldBy, hold, sell } from './board.ts'
import { expectToLookRight, takePicture } from './looks-right.ts'
import { comeAs, givenPlayer } from './player.ts'
import { node, openGameOf, owner } from './stack.ts'
import { arrive, at, expectToast, goTo, joinAs, logIn } from './visitor.ts'
import { VIEWS } from './words.ts'

for (const view of VIEWS) {
  const { say } = view
  const shot = (name: string) => `board-${name}.${view.language}-${view.width}`
  /** A page that has not been taken over yet does not hear the press. */
  const openMidday = (page: Page) =>
    expect(async () => {
      await page.getByRole('tab', { name: say('game.type.midday') }).click()
      await expect(page.locator(`[data-game^="midday"]`)).toBeVisible({ timeout: 1_000 })
    }).toPass()

  test.describe(view.name, () => {
    let gameId = ''
    test.beforeEach(async () => {
      gameId = await emptyBoard(owner)
    })

    test('what one player takes is taken for the other within a second, and free again when given back', async ({
      browser,
    }) => {
      const selam = await givenPlayer(owner)
      const hana = await givenPlayer(owner)
      const first = await comeAs(browser, owner, view, selam, BOARD)
      const second = await comeAs(browser, owner, view, hana, BOARD)
      let connections = 0
      second.on('request', (request) => {
        if (request.url().endsWith('/live/games')) connections += 1
      })
      await second.reload()
      await expect(cell(second, view, 42, 'free')).toBeVisible()
      await second.waitForTimeout(2_500)
      expect(connections, 'whoever looks at a board hears of games once').toBe(1)
      const label = say('board.cell.heldByOther', { number: 42 })
      await watchFor(second, label)

      await cell(first, view, 42, 'free').click()
      await expect(cell(second, view, 42, 'heldByOther')).toBeVisible()
      await expect(cell(first, view, 42, 'held')).toBeVisible()
      const claim = await claimTimes(first)
      const seen = await seenAt(second)
      const [afterTap, afterAnswer] = [seen - claim.askedAt, seen - claim.answeredAt].map(Math.round)
      console.log(
        `${view.name}: the other player saw 42 taken ${afterTap} ms after the tap, ${afterAnswer} after its answer`,
      )
      expect(afterTap).toBeLessThan(1_000)
      await expect(second.getByText(selam.username)).toBeVisible()

      await cell(first, view, 42, 'held').click()
      await expect(cell(first, view, 42, 'free')).toBeVisible()
      await expect(cell(second, view, 42, 'free')).toBeVisible()
      await expect(second.getByText(say('board.listEmpty'))).toBeVisible()
      await first.context().close()
      await second.context().close()
    })

    test('of two who try the same number at once one gets it, and the other is told', async ({ browser }) => {
      const players = [await givenPlayer(owner), await givenPlayer(owner)]
      const pages = await Promise.all(players.map((player) => comeAs(browser, owner, view, player, BOARD)))
      for (const page of pages) await expect(cell(page, view, 13, 'free')).toBeVisible()
      // Neither hears of the other before both have asked.
      for (const page of pages)
        await page.route('**/holds', async (route) => setTimeout(() => void route.continue(), 700))
      await Promise.all(pages.map((page) => cell(page, view, 13, 'free').click()))
      await expect(cell(pages[0] as Page, view, 13, 'trying')).toBeVisible()
      await expect
        .poll(async () =>
          Promise.all(pages.map((page) => cell(page, view, 13, 'held').count())).then((all) => all.sort()),
        )
        .toEqual([0, 1])
      const loser = (await cell(pages[0] as Page, view, 13, 'held').count()) === 1 ? pages[1] : pages[0]
      if (!loser) throw new Error('nobody lost')
      await expectToast(loser, view, 'toast.takenTitle', 'toast.taken')
      await expect(loser.getByText(say('toast.takenWhich', { sentence: say('toast.taken'), number: 13 }))).toBeVisible()
      await expect(cell(loser, view, 13, 'heldByOther')).toBeVisible()
      await expectToLookRight(loser, shot('taken'))
      for (const page of pages) await page.context().close()
    })

    test('a hold runs out: it is free for all, and its player is told what still is', async ({ browser }) => {
      const selam = await givenPlayer(owner)
      const first = await comeAs(browser, owner, view, selam, BOARD)
      const second = await comeAs(browser, owner, view, await givenPlayer(owner), BOARD)
      await hold(first, view, 42, 93)
      await expect(first.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
      await owner.query(
        `update numbers set held_until = now() + interval '15 seconds' where game_id = $1 and person_id = $2`,
        [gameId, selam.id],
      )
      await first.reload()
      await expect(first.getByRole('timer')).toHaveText(/^0:[01]\d$/)
      await expect(cell(first, view, 42, 'held')).toBeVisible()
      await expect(first.getByText(say('hold.last')).first()).toBeVisible()
      await expectToLookRight(first, shot('last'))

      await expect(cell(second, view, 93, 'free')).toBeVisible({ timeout: 25_000 })
      await expect(cell(first, view, 42, 'free')).toBeVisible()
      const both = say('board.and', { first: 42, last: 93 })
      const ranOut = first.locator('b', { hasText: say('hold.ranOut', { numbers: both }) })
      await expect(ranOut).toBeVisible()
      await hold(second, view, 93)
      await expect(first.getByText(say('hold.stillFree', { number: 42 }))).toBeVisible()
      await expect(first.getByText(say('hold.wasTaken', { number: 93 }))).toBeVisible()
      await expectToLookRight(first, shot('ran-out'))
      await button(first, view, 'hold.again', { numbers: 42 }).click()
      await expect(cell(first, view, 42, 'held')).toBeVisible()
      await expect(ranOut).toHaveCount(0)
      await first.context().close()
      await second.context().close()
    })

    test('three are picked for a player, who cannot have a fourth; another device has them too', async ({
      browser,
    }) => {
      const selam = await givenPlayer(owner)
      const page = await comeAs(browser, owner, view, selam, BOARD)
      await button(page, view, 'board.payNow').click()
      await expectToast(page, view, 'error.title', 'toast.noNumbers')
      await button(page, view, 'board.pickForMe').click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(say('board.howMany'))).toBeVisible()
      await expectToLookRight(page, shot('pick-for-me'))
      await dialog.getByRole('button', { name: '3', exact: true }).click()
      await expect(page.getByRole('button', { pressed: true })).toHaveCount(3)
      const numbers = await heldBy(owner, gameId, selam.id)
      expect(numbers).toHaveLength(3)

      const free = [1, 2, 3, 4].find((number) => !numbers.includes(number)) ?? 0
      await cell(page, view, free, 'free').click()
      await expectToast(page, view, 'toast.maxTitle', 'toast.max')
      await button(page, view, 'board.pickForMe').click()
      await expectToast(page, view, 'toast.maxTitle', 'toast.max')

      const other = await comeAs(browser, owner, view, selam, BOARD)
      for (const number of numbers) await expect(cell(other, view, number, 'held')).toBeVisible()
      const [one = 0, two = 0] = numbers
      await cell(other, view, one, 'held').click()
      await expect(cell(other, view, one, 'free')).toBeVisible()
      await expect(cell(page, view, one, 'free')).toBeVisible()
      await expect(page.getByText(say('hold.gone', { numbers: one }))).toHaveCount(0)
      await cell(page, view, two, 'held').click()
      await expect(cell(other, view, two, 'free')).toBeVisible()

      await button(page, view, 'board.cancelPicks').click()
      await expectToast(page, view, 'toast.cancelled')
      await expect(page).toHaveURL(at(view, '/dashboard'))
      expect(await heldBy(owner, gameId, selam.id)).toEqual([])
      await page.context().close()
      await other.context().close()
    })

    test('a tap into a dead connection is answered when it is back, and an answer that got lost is asked for again', async ({
      browser,
    }) => {
      const selam = await givenPlayer(owner)
      const proxy = await startProxy(Number(new URL(node(1)).port))
      const page = await comeAs(browser, owner, view, selam, BOARD, { proxy: proxy.url })
      await expect(cell(page, view, 55, 'free')).toBeVisible()
      proxy.cut()
      await cell(page, view, 55, 'free').click()
      await expect(cell(page, view, 55, 'trying')).toBeVisible()
      await expect(page.getByText(say('board.retrying'))).toBeVisible()
      await expectToLookRight(page, shot('asking'))
      expect(await heldBy(owner, gameId, selam.id)).toEqual([])
      proxy.restore()
      await expect(cell(page, view, 55, 'held')).toBeVisible({ timeout: 15_000 })
      await expect(page.getByText(say('board.retrying'))).toHaveCount(0)

      proxy.swallow()
      await cell(page, view, 57, 'free').click()
      await expect(cell(page, view, 57, 'trying')).toBeVisible()
      await page.waitForTimeout(1_000)
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
      expect(await heldBy(owner, gameId, selam.id)).toEqual([55, 56, 57])
      await page.context().close()
      await proxy.close()
    })

    test('numbers are found, picked and given back by the keyboard alone', async ({ browser }) => {
      const page = await comeAs(browser, owner, view, await givenPlayer(owner), BOARD)
      await cell(page, view, 37, 'free').waitFor()
      await page.getByRole('textbox', { name: say('board.goTo') }).focus()
      await page.keyboard.type('101')
      await page.keyboard.press('Enter')
      await expect(page.getByText(say('board.goToFault'))).toBeVisible()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('37')
      await page.keyboard.press('Enter')
      await expect(cell(page, view, 37, 'free')).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
      await expect(cell(page, view, 38, 'held')).toBeFocused()
      await expect(page.getByText(say('board.announceHeld', { numbers: 38 }))).toBeAttached()
      await page.keyboard.press('ArrowDown')
      const below = 38 + (view.width === 360 ? 5 : 10)
      await expect(cell(page, view, below, 'free')).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await expect(cell(page, view, 38, 'free')).toBeFocused()
      await page.context().close()
    })

    test('the board of a busy game, by day and by night, and the way to the payment', async ({ browser }) => {
      const selam = await givenPlayer(owner)
      const others = await Promise.all(Array.from({ length: 12 }, () => givenPlayer(owner)))
      for (const [index, { id }] of others.entries()) {
        const start = 6 + index * 8
        await sell(owner, gameId, id, index % 4 === 2 ? 'pending' : 'approved', [start, start + 1, start + 3])
      }
      await owner.query('update people set shows_name = false where id = $1', [others[0]?.id])
      await sell(owner, gameId, selam.id, 'pending', [2])
      for (const colorScheme of ['dark', 'light'] as const) {
        const page = await comeAs(browser, owner, view, selam, BOARD, { colorScheme })
        await expect(cell(page, view, 2, 'waiting')).toBeVisible()
        expect(await layoutShift(page), 'nothing moves when the numbers come').toBeLessThan(0.02)
        if (colorScheme === 'dark') await hold(page, view, 42, 93)
        await expect(cell(page, view, 42, 'held')).toBeVisible()
        await expect(cell(page, view, 22, 'pending')).toBeVisible()
        await expect(cell(page, view, 6, 'sold')).toBeVisible()
        await expect(page.getByText(say('board.count', { taken: 39, left: 61 }))).toBeVisible()
        await expectToLookRight(page, shot(`busy-${colorScheme}`))
        await takePicture(page, shot(`top-${colorScheme}`))
        await button(page, view, 'board.showAll', { count: 14 }).click()
        await expect(page.getByText(others.at(-1)?.username ?? '')).toBeVisible()
        if (colorScheme === 'light') {
          const amount = view.language === 'am' ? '200 ብር' : '200 ETB'
          await button(page, view, 'board.payNowAmount', { amount }).click()
          await expectToast(page, view, 'toast.selected')
          await expect(page).toHaveURL(at(view, '/payment?type=midday&numbers=42,93&amount=200'))
        }
        await page.context().close()
      }
    })

    test('a game that closes under somebody’s hands says so, and leads to the next', async ({ browser }) => {
      const page = await comeAs(browser, owner, view, await givenPlayer(owner), BOARD)
      await hold(page, view, 5)
      await makeDue(owner, [gameId], new Date())
      await expect(page.getByText(say('board.ended'))).toBeVisible()
      const next = await openGameOf(owner, 'midday')
      expect(next.id).not.toBe(gameId)
      await button(page, view, 'board.next').waitFor()
      await expectToLookRight(page, shot('ended'))
      await button(page, view, 'board.next').click()
      await hold(page, view, 6)
      await page.context().close()
    })

    test('a board that does not load says so, and loads when asked again', async ({ browser }) => {
      const selam = await givenPlayer(owner)
      const page = await comeAs(browser, owner, view, selam, '/dashboard')
      await page.route('**/board', (route) => route.abort())
      await goTo(page, view, BOARD)
      await expect(page.getByText(say('toast.boardFailed'))).toBeVisible({ timeout: 15_000 })
      await expectToLookRight(page, shot('failed'))
      await page.unroute('**/board')
      await button(page, view, 'action.tryAgain').click()
      await expect(cell(page, view, 1, 'free')).toBeVisible()
      await page.context().close()
    })

    test('Join Game asks first, and says what it was told', async ({ browser }) => {
      const selam = await givenPlayer(owner)
      const page = await comeAs(browser, owner, view, selam, '/dashboard')
      await openMidday(page)
      const joinLink = page.getByRole('link', { name: say('game.join') })
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
      await expectToast(page, view, 'toast.startedTitle')
      await expect(page.getByText(say('toast.started', { number: 42 }))).toBeVisible()
      await joinLink.click()
      await expectToast(page, view, 'error.title', 'toast.joinFailed')
      await joinLink.dblclick()
      await expect(page).toHaveURL(at(view, BOARD))
      expect(asked).toBe(4)
      await expect(cell(page, view, 1, 'free')).toBeVisible()
      await page.context().close()
    })

    test('a wrong type leads to the games; a visitor logs in and comes back', async ({ browser }) => {
      const { page } = await arrive(browser, view, '/select-numbers?type=yearly')
      await expect(page).toHaveURL(at(view, '/dashboard'))
      await goTo(page, view, '/select-number')
      await expect(page).toHaveURL(at(view, '/dashboard'))
      const selam = await joinAs(page, view)
      await goTo(page, view, '/dashboard')
      await openMidday(page)
      await page.getByRole('link', { name: say('game.join') }).click()
      await expectToast(page, view, 'toast.loginTitle', 'toast.login')
      await expect(page).toHaveURL(at(view, `/login?to=${encodeURIComponent(BOARD)}`))
      await goTo(page, view, '/select-number?type=midday')
      await expect(page).toHaveURL(at(view, `/login?to=${encodeURIComponent('/select-number?type=midday')}`))
      await logIn(page, view, selam.email)
      await expect(page).toHaveURL(at(view, '/select-number?type=midday'))
      await expect(cell(page, view, 1, 'free')).toBeVisible()
      await page.context().close()
    })
  })
}

/** Notes when a name of this kind is first on the page, by the clock that the story has too. */
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

/** When the browser asked for the number, and when it had the answer. */
function claimTimes(page: Page): Promise<{ askedAt: number; answeredAt: number }> {
  return page.evaluate(() => {
    const claim = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/holds'))
    const { startTime = 0, responseEnd = 0 } = (claim ?? {}) as Partial<PerformanceResourceTiming>
    return { askedAt: performance.timeOrigin + startTime, answeredAt: performance.timeOrigin + responseEnd }
  })
}

/** How far things moved while the page was coming, by the browser's own measure. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 200)
      }),
  )
}
