import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { PROJECT } from '../dev/folder.ts'
import { waitForMail } from '../dev/mailbox.ts'
import { expectAccessible } from './accessibility.ts'
import { hold } from './board.ts'
import { drawOf, freshGame } from './draw-steps.ts'
import { ensureReceivingAccount, expectOnDesk, openAsStaff, pay } from './payment-steps.ts'
import { clearReviewQueue } from './pending-payment.ts'
import { createPlayer, openAs, type Player } from './player.ts'
import { node, owner, stackFolder, withoutBeacon } from './stack.ts'
import { test } from './story.ts'
import { type View, viewsOf } from './view.ts'
import { at, expectToast, goTo, openAsVisitor } from './visitor.ts'

test.beforeAll(() => ensureReceivingAccount())

const FEE = 500
/** Pages poll even when live events arrive: games twice a minute, the stage every ten seconds. */
const GAMES_POLL_MS = 35_000
const STAGE_POLL_MS = 15_000
const COMMAND = join(PROJECT, 'verifier/bin/edil-verify.js')
const OFFLINE_PAGE = `file://${join(PROJECT, 'verifier/dist/edil-verify.html')}`

for (const view of viewsOf({ short: ['en', 1280] })) {
  const { translate } = view
  const shot = (name: string) => `draw-${name}.${view.language}-${view.width}`

  // proves: FLOW-08, FLOW-10, FLOW-11, STATE-22, STATE-23, STATE-28, ROLE-17, ROLE-19, CALL-36, ERR-49
  test(`the whole life of a daily game: ${view.name}`, async ({ browser, expectLive }) => {
    test.setTimeout(300_000)
    const gameId = await freshGame()
    await clearReviewQueue(owner, 'daily')
    const [selam, hana] = [await createPlayer(), await createPlayer()]
    const { page: viewer } = await openAsVisitor(browser, view, `/live-draw?game=${gameId}`)
    const stage = viewer.locator('[data-stage]')
    const expectStage = (name: string) =>
      expectLive(viewer, (timeout) => expect(stage).toHaveAttribute('data-stage', name, { timeout }), STAGE_POLL_MS)

    await test.step('it opens with an open record, and viewers see that it is waiting', async () => {
      const { rowCount } = await owner.query('select 1 from open_records where game_id = $1', [gameId])
      expect(rowCount).toBe(1)
      await expect(stage).toHaveAttribute('data-stage', 'waiting')
      await expect(stage).toHaveAttribute('data-game', gameId)
      await expectAccessible(viewer, shot('waiting'))
    })

    await test.step('two players buy, a reviewer approves', async () => {
      const desk = await openAsStaff(browser, owner, view, 'reviewer', '/etxdark/payments?type=daily')
      for (const [player, numbers] of [
        [selam, [7, 42, 93]],
        [hana, [8, 55]],
      ] as const) {
        await buy(browser, view, player, numbers)
        await expectOnDesk(expectLive, desk, player.username)
        await desk.keyboard.press('a')
        await expectToast(desk, view, 'admin.approved')
      }
      await desk.context().close()
      const ready = viewer.getByText(translate('live.ready')).first()
      await expectLive(viewer, (timeout) => expect(ready).toBeVisible({ timeout }), GAMES_POLL_MS)
    })

    const host = await openAsStaff(browser, owner, view, 'host', '/live-draw')
    await test.step('a host closes it early from the page of viewers, who see the hash of the sealed tickets', async () => {
      await host.getByRole('button', { name: translate('draw.start.daily'), exact: true }).click()
      await expectAccessible(host, shot('host-start'))
      await withoutBeacon(async () => {
        await host.getByLabel(translate('hosting.reason')).fill('The hall closes early today')
        await host.getByRole('button', { name: translate('hosting.closeNow'), exact: true }).click()
        await expectToast(host, view, 'hosting.started')
        await expect(host.getByRole('button', { name: translate('draw.start.weekly'), exact: true })).toBeDisabled()
        await openDraws(host, view)
        await expectAccessible(host, shot('host'))
        await expectStage('sealed')
        const { manifestHash } = await drawOf(gameId)
        await expect(stage).toContainText(manifestHash.slice(0, 8))
        await expectAccessible(viewer, shot('sealed'))
        await goTo(viewer, view, `/verify/${gameId}`)
        await expect(viewer.getByRole('heading', { name: translate('proof.drawing') })).toBeVisible()
      })
      await goTo(viewer, view, `/live-draw?game=${gameId}`)
    })

    const winners = await test.step('the beacon publishes its round, and every stage shows the winners', async () => {
      await expect(stage).toHaveAttribute('data-stage', 'result', { timeout: 60_000 })
      const { result } = await drawOf(gameId)
      const numbers = result?.winners.map(({ number }: { number: number }) => number) ?? []
      for (const number of numbers) {
        await expect(stage.getByText(String(number), { exact: true }).first()).toBeVisible()
        const hosted = host.locator('[data-stage]').getByText(String(number), { exact: true }).first()
        await expectLive(host, (timeout) => expect(hosted).toBeVisible({ timeout }), STAGE_POLL_MS)
      }
      await expectAccessible(viewer, shot('result'))
      await expectAccessible(host, shot('host-result'))
      return numbers
    })

    const proof = await test.step('a visitor verifies it in the browser: four steps, all correct', async () => {
      await viewer
        .getByRole('link', { name: translate('draw.check') })
        .first()
        .click()
      await expect(viewer).toHaveURL(at(view, `/verify/${gameId}`))
      // The address also works when it is shared.
      expect((await viewer.reload())?.status()).toBe(200)
      await expect(viewer.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'fair')
      await expect(viewer.getByText(translate('proof.right'), { exact: true })).toHaveCount(4)
      await expect(viewer.getByText(translate('proof.trial'))).toBeVisible()
      await expect(viewer.getByText(translate('proof.moneyRight'))).toBeVisible()
      await expectAccessible(viewer, shot('verify'))
      const coming = viewer.waitForEvent('download')
      await viewer.getByRole('link', { name: translate('proof.download') }).click()
      return (await coming).path()
    })

    await test.step('a player’s ticket is in the sealed list, by the address in its QR code', async () => {
      const key = await ticketKeyOf(selam, gameId)
      await viewer.locator('[name=ticket]').fill(`${node(1)}/ticket/${key}`)
      await viewer.keyboard.press('Enter')
      await expect(viewer.getByText(translate('proof.ticketIn'))).toBeVisible()
      await viewer.locator('[name=ticket]').fill('0'.repeat(32))
      await viewer.keyboard.press('Enter')
      await expect(viewer.getByText(translate('proof.ticketOut'))).toBeVisible()
    })

    await test.step('the command and the offline page reach the same verdict on the same file', async () => {
      for (const source of [proof, `${node(1)}/verify/${gameId}`]) {
        const output = execFileSync(process.execPath, [COMMAND, source], { encoding: 'utf8' })
        for (const number of winners) expect(output).toMatch(new RegExp(`\\b${number}\\b`))
      }
      await checkOffline(browser, view, proof, winners)
      const forged = join(stackFolder(), `forged-${gameId}.json`)
      const text = readFileSync(proof, 'utf8').replace(/(\\"winners\\":\[)(\d+),(\d+)/, '$1$3,$2')
      writeFileSync(forged, text)
      expect(() => execFileSync(process.execPath, [COMMAND, forged], { stdio: 'pipe' })).toThrow(/Command failed/)
    })

    await test.step('the permanent page of the draw says which prizes no one won', async () => {
      const { result } = await drawOf(gameId)
      await goTo(viewer, view, `/draws/${gameId}`)
      for (const { number, isSold } of result?.winners ?? []) {
        await expect(viewer.getByText(translate('won.nobody', { number }), { exact: true })).toHaveCount(isSold ? 0 : 1)
      }
      await expectAccessible(viewer, shot('permanent'))
    })

    await test.step('winners get a mail that links to their prizes, and tickets link to the draw', async () => {
      for (const player of [selam, hana]) {
        const won = await prizesOf(player, gameId)
        if (won.length === 0) continue
        const mail = await waitForMail(stackFolder(), `${player.username}@example.com`)
        expect(mail.text).toContain('/profile/prizes')
      }
      const page = await openAs(browser, owner, view, selam, '/profile/tickets')
      await expect(page.getByRole('link', { name: translate('tickets.checkDraw') }).first()).toBeVisible()
      await expectAccessible(page, shot('ticket'))
      await page.context().close()
    })

    await test.step('Reset Draw clears the stage; the result stays', async () => {
      await goTo(viewer, view, '/live-draw')
      await host.getByRole('button', { name: translate('hosting.reset'), exact: true }).click()
      await expectToast(host, view, 'hosting.cleared')
      await expectStage('waiting')
      expect((await drawOf(gameId)).result?.winners.map(({ number }: { number: number }) => number)).toEqual(winners)
    })

    for (const page of [viewer, host]) await page.context().close()
  })
}

async function buy(browser: Browser, view: View, player: Player, numbers: readonly number[]): Promise<void> {
  const page = await openAs(browser, owner, view, player, '/select-numbers?type=daily')
  await hold(page, view, ...numbers)
  await page.getByRole('button', { name: new RegExp(`^${view.translate('board.payNow')}`) }).click()
  await pay(page, view, numbers.length * FEE)
  await page.context().close()
}

async function ticketKeyOf({ id }: Player, gameId: string): Promise<string> {
  const { rows } = await owner.query<{ key: Buffer }>('select key from tickets where person_id = $1 and game_id = $2', [
    id,
    gameId,
  ])
  return rows[0]?.key.toString('hex') ?? ''
}

async function prizesOf({ id }: Player, gameId: string): Promise<number[]> {
  const { rows } = await owner.query<{ number: number }>(
    'select number from prizes where person_id = $1 and game_id = $2',
    [id, gameId],
  )
  return rows.map(({ number }) => number)
}

async function checkOffline(browser: Browser, view: View, file: string, winners: readonly number[]): Promise<void> {
  const context = await browser.newContext({ viewport: { width: view.width, height: 800 }, offline: true })
  const page: Page = await context.newPage()
  await page.goto(`${OFFLINE_PAGE}#${view.language}`)
  await page.locator('#file').setInputFiles(file)
  await expect(page.locator('.ball')).toHaveText(winners.map(String))
  await expect(page.locator('.outcome')).toHaveCount(4)
  await context.close()
}

/** By the account menu, without loading a document: the page must bring its own styles. */
async function openDraws(page: Page, view: View): Promise<void> {
  await page.locator('header').getByLabel(view.translate('nav.myAccount')).first().click()
  const menu = page.getByRole('navigation', { name: view.translate('nav.myAccount') })
  await menu.getByRole('link', { name: view.translate('staff.draws'), exact: true }).click()
  await expect(page.getByRole('heading', { name: view.translate('admin.letsplay'), level: 1 })).toBeVisible()
  const nav = page.getByRole('navigation', { name: view.translate('staff.nav') })
  await expect(nav).toHaveCSS('display', 'flex')
}
