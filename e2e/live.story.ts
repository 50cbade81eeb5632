import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { startDroppingProxy } from '../dev/dropping-proxy.ts'
import { isFullForm } from '../dev/form.ts'
import { startProxy } from '../dev/proxy.ts'
import { changeGame, makeDue } from '../server/test/games.ts'
import { node, openGameOf, owner, world } from './stack.ts'
import { test } from './story.ts'

const statusOf = (page: Page, type: string) => page.locator(`[data-status="${type}"]`)

/** Opens a page and waits until it is subscribed to live events. */
async function openListening(page: Page, url: string): Promise<void> {
  const subscribed = page.waitForResponse((response) => response.url().includes('/live/') && response.ok())
  await page.goto(url)
  await subscribed
}

// proves: CALL-22, CALL-36
test('the schedule closes a game and opens the next, and a page on the other node shows it within a second', async ({
  page,
}) => {
  const { id, version } = await openGameOf(owner, 'daily')
  const next = `daily-${Number(id.split('-')[1]) + 1}`
  await page.setViewportSize({ width: 360, height: 740 })
  await openListening(page, `${node(2)}/dashboard`)
  await expect(statusOf(page, 'daily')).toHaveAttribute('data-game-version', `${id}:${version}`)
  await page.getByRole('tab', { name: 'Daily' }).click()
  await page.evaluate((nextId) => {
    const seen = { at: 0 }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (!seen.at && document.querySelector(`[data-game="${nextId}"]`)) seen.at = Date.now()
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  }, next)

  await makeDue(await world(), [id], new Date())

  await expect(page.locator(`[data-game="${next}"]`)).toBeVisible()
  await expect(page.locator(`[data-game="${id}"]`)).toHaveCount(0)
  const seenAt = await page.evaluate(() => (window as unknown as { seen: { at: number } }).seen.at)
  const { rows } = await owner.query<{ recorded_at: Date }>(
    `select recorded_at from live_events where payload->'game'->>'id' = $1 and payload->'game'->>'status' = 'active'`,
    [next],
  )
  const delayMs = seenAt - (rows[0]?.recorded_at.getTime() ?? 0)
  console.log(`Chromium on node 2 showed the next game after ${delayMs} ms`)
  expect(delayMs).toBeLessThan(1_000)
})

const EVENTS = 50
/** Long enough for the page to notice a silent connection in the full form only. */
const OUTAGE_MS = isFullForm ? 30_000 : 4_000

for (const { how, name } of [
  { how: 'cut', name: 'breaks' },
  { how: 'swallow', name: 'silently stops' },
] as const) {
  test(`a page whose connection ${name} while 50 events pass is up to date once it is back`, async ({ page }) => {
    const proxy = await startProxy(Number(new URL(node(1)).port))
    const games = [await openGameOf(owner, 'weekly'), await openGameOf(owner, 'monthly')]
    await openListening(page, `${proxy.url}/dashboard`)
    await expect(statusOf(page, 'weekly')).toHaveAttribute('data-game-version', /weekly/)

    proxy[how]()
    const last = new Map<string, number>()
    for (let change = 0; change < EVENTS; change += 1) {
      const { gameId, version } = await changeGame(await world(), games[change % 2]?.id ?? '')
      last.set(gameId, version)
      await sleep(OUTAGE_MS / EVENTS)
    }
    for (const [gameId, version] of last)
      await expect(page.locator(`[data-game-version="${gameId}:${version}"]`)).toHaveCount(0)

    proxy.restore()
    for (const [gameId, version] of last) {
      await expect(page.locator(`[data-game-version="${gameId}:${version}"]`)).toBeVisible({ timeout: 20_000 })
    }
    await expect(page.getByText('Reconnecting.')).toHaveCount(0, { timeout: 20_000 })
    await proxy.close()
  })
}

test('a page whose connection stays open and loses messages notices it within 12 s', async ({ page }) => {
  const proxy = await startDroppingProxy(node(1))
  const { id } = await openGameOf(owner, 'weekly')
  await openListening(page, `${proxy.url}/dashboard`)
  await expect(statusOf(page, 'weekly')).toHaveAttribute('data-game-version', /weekly/)
  // After the second read that follows every connection.
  await sleep(4_000)
  const reported = page.waitForRequest((request) => request.headers()['edil-live-silences'] !== undefined)
  proxy.dropMessages(true)
  const { gameId, version } = await changeGame(await world(), id)
  const isShown = page.locator(`[data-game-version="${gameId}:${version}"]`)
  await expect(isShown).toHaveCount(0)
  await expect(isShown).toBeVisible({ timeout: 13_000 })
  await reported
  await proxy.close()
})

test('the documentation of the API can be browsed', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(`${node(1)}/api/docs/`)
  await page.getByRole('link', { name: 'games', exact: true }).click()
  await expect(page.getByText('/api/games', { exact: true })).toBeVisible()
  expect(errors).toEqual([])
})
