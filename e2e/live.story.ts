import { expect, test } from '@playwright/test'
import { changeGame, makeDue } from '../dev/change-game.ts'
import { startProxy } from '../dev/proxy.ts'
import { node, openGameOf, ownerPool } from './stack.ts'

const owner = ownerPool()
test.afterAll(() => owner.end())

test('the schedule closes a game and opens the next, and a page on the other node shows both within a second', async ({
  page,
}) => {
  const { id } = await openGameOf(owner, 'daily')
  await page.goto(node(2))
  await expect(page.locator(`[data-game="${id}"]`)).toContainText('active')
  await expect(page.locator('#connection')).toHaveText('live')
  await page.evaluate((gameId) => {
    const seen = { at: 0 }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const row = document.querySelector(`[data-game="${gameId}"]`)
      if (!seen.at && row?.textContent?.includes('cancelled')) seen.at = Date.now()
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, id)

  await makeDue(owner, [id], new Date())

  const next = `daily-${Number(id.split('-')[1]) + 1}`
  await expect(page.locator(`[data-game="${next}"]`)).toContainText('active')
  await expect(page.locator(`[data-game="${id}"]`)).toContainText('cancelled')
  const seenAt = await page.evaluate(() => (window as unknown as { seen: { at: number } }).seen.at)
  const { rows } = await owner.query<{ recorded_at: Date }>(
    `select recorded_at from live_events where payload->'game'->>'id' = $1 and payload->'game'->>'status' = 'cancelled'`,
    [id],
  )
  const delayMs = seenAt - (rows[0]?.recorded_at.getTime() ?? 0)
  console.log(`closing seen in Chromium on node 2 after ${delayMs} ms`)
  expect(delayMs).toBeLessThan(1_000)
})

for (const { how, name } of [
  { how: 'cut', name: 'breaks' },
  { how: 'swallow', name: 'goes dead without a word' },
] as const) {
  test(`a page whose connection ${name} for 30 s while 50 events pass is right after it comes back`, async ({
    page,
  }) => {
    const proxy = await startProxy(Number(new URL(node(1)).port))
    const games = [await openGameOf(owner, 'weekly'), await openGameOf(owner, 'monthly')]
    await page.goto(proxy.url)
    await expect(page.locator('#connection')).toHaveText('live')

    const versionOf = (gameId: string) => page.locator(`[data-game="${gameId}"] td:nth-child(3)`)
    proxy[how]()
    const last = new Map<string, number>()
    for (let change = 0; change < 50; change += 1) {
      const { gameId, version } = await changeGame(owner, games[change % 2]?.id ?? '')
      last.set(gameId, version)
      await page.waitForTimeout(600)
    }
    for (const [gameId, version] of last) await expect(versionOf(gameId)).not.toHaveText(String(version))

    proxy.restore()
    for (const [gameId, version] of last) {
      await expect(versionOf(gameId)).toHaveText(String(version), { timeout: 20_000 })
    }
    await expect(page.locator('#connection')).toHaveText('live', { timeout: 20_000 })
    await proxy.close()
  })
}

test('the documentation of the API can be browsed', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(`${node(1)}/api/docs/`)
  await expect(page.getByText('/api/games', { exact: true })).toBeVisible()
  expect(errors).toEqual([])
})
