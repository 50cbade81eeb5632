import { readFileSync } from 'node:fs'
import { BAND_GROUNDS } from '@edil/domain/weave'
import { expect, type Page } from '@playwright/test'
import { waitForMail } from '../dev/mailbox.ts'
import { pdfPicture, pdfText, pngPicture, pngTexts, readBands, readQr } from '../dev/read-ticket.ts'
import { expectAccessible } from './accessibility.ts'
import { BOARD, button, cell, clearBoard, hold } from './board.ts'
import {
  ensureReceivingAccount,
  expectOnDesk,
  openAsStaff,
  pay,
  rejectOnDesk,
  submit,
  upload,
} from './payment-steps.ts'
import { clearReviewQueue } from './pending-payment.ts'
import { createPlayer, openAs, type Player } from './player.ts'
import { node, owner, stackFolder } from './stack.ts'
import { test } from './story.ts'
import { type View, viewsOf } from './view.ts'
import { at, expectToast, goTo, openAsVisitor } from './visitor.ts'

test.beforeAll(() => ensureReceivingAccount())

const FEE = 100

for (const view of viewsOf({ short: ['am', 360] })) {
  const { translate } = view
  const shot = (name: string) => `ticket-${name}.${view.language}-${view.width}`

  test(`from two numbers to a ticket, by every route: ${view.name}`, async ({ browser, expectLive }) => {
    test.setTimeout(300_000)
    const gameId = await clearBoard(owner)
    await clearReviewQueue(owner, 'midday')
    const [selam, hana] = [await createPlayer(), await createPlayer()]
    const page = await openAs(browser, owner, view, selam, BOARD)
    const others = await openAs(browser, owner, view, hana, BOARD)
    const desk = await openAsStaff(browser, owner, view, 'reviewer', '/etxdark/payments?type=midday')

    await test.step('a player picks numbers and pays with a screenshot', async () => {
      await hold(page, view, 42, 93)
      await page.getByRole('button', { name: new RegExp(`^${translate('board.payNow')}`) }).click()
      await expect(page).toHaveURL(/\/payment\?type=midday&numbers=42%2C93|\/payment\?type=midday&numbers=42,93/)
      await pay(page, view, 2 * FEE)
    })

    await test.step('a reviewer sees it appear and approves it', async () => {
      await expectOnDesk(expectLive, desk, selam.username)
      await expectAccessible(desk, shot('desk'))
      await desk.keyboard.press('a')
      await expectToast(desk, view, 'admin.approved')
    })

    const key = await test.step('the player is notified on the open page and by mail, and has the ticket', async () => {
      await expectToast(page, view, 'news.approved')
      await expect(cell(others, view, 42, 'sold')).toBeVisible()
      const mail = await waitForMail(stackFolder(), `${selam.username}@example.com`)
      expect(mail.text).toContain('42, 93')
      await goTo(page, view, '/profile/tickets')
      const { key, number } = await ticketOf(selam, gameId)
      await expect(page.getByRole('article', { name: translate('ticket.label', { number }) })).toBeVisible()
      await expectAccessible(page, shot('mine'))
      await page
        .getByRole('link', { name: translate('action.view'), exact: true })
        .first()
        .click()
      await expect(page).toHaveURL(at(view, `/profile/tickets/${key}`))
      await expect(page.getByRole('img', { name: translate('ticket.qr') })).toBeVisible()
      expect((await page.reload())?.status()).toBe(200)
      await expect(page.getByRole('article', { name: translate('ticket.label', { number }) })).toBeVisible()
      await expectAccessible(page, shot('view'))
      return key
    })

    await test.step('independent programs read the same ticket from its files', async () => {
      const { number } = await ticketOf(selam, gameId)
      const pdf = await download(page, view, 'tickets.pdf')
      expect(pdfText(pdf)).toContain(number)
      const png = await download(page, view, 'tickets.png')
      expect(Object.values(await pngTexts(png)).join('\n')).toContain(number)
      for (const picture of [await pdfPicture(pdf), await pngPicture(png)]) {
        expect(await readQr(picture)).toBe(`${node(1)}${view.prefix}/ticket/${key}`)
        expect(readBands(picture, BAND_GROUNDS.midday)).toBe(key)
      }
    })

    await test.step('scanning the code shows that it is genuine, and nothing about the player', async () => {
      const { page: stranger } = await openAsVisitor(browser, view, `/ticket/${key}`)
      await expect(stranger.getByText(translate('check.genuine'), { exact: true })).toBeVisible()
      await expect(stranger.getByText(/^42\s93$/)).toBeVisible()
      expect(await stranger.locator('body').innerText()).not.toMatch(new RegExp(`Selam|${selam.username}`))
      await expectAccessible(stranger, shot('check'))
      await stranger.context().close()
    })

    await test.step('a payment approved after its number was lost lets the player choose another', async () => {
      await goTo(page, view, BOARD)
      await hold(page, view, 50)
      await goTo(page, view, '/payment?type=midday')
      await upload(page, view, FEE)
      await owner.query(
        `update numbers set held_until = now() - interval '1 second' where game_id = $1 and number = 50`,
        [gameId],
      )
      await expect(cell(others, view, 50, 'free')).toBeVisible()
      await hold(others, view, 50)
      await submit(page, view)
      await expectOnDesk(expectLive, desk, selam.username)
      await desk.keyboard.press('a')
      await expectToast(desk, view, 'admin.approved')
      await goTo(page, view, '/dashboard')
      await expect(page.getByRole('heading', { name: translate('selection.title') })).toBeVisible()
      await page.getByRole('button', { name: translate('selection.choose') }).click()
      const offers = page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${translate('ticket.select')}`) })
      await expectAccessible(page, shot('picker'))
      await offers.first().click()
      await expectToast(page, view, 'selection.done', 'selection.doneText')
      const { rowCount } = await owner.query(
        'select 1 from tickets where person_id = $1 and game_id = $2 and voided_at is null',
        [selam.id, gameId],
      )
      expect(rowCount).toBe(2)
    })

    await test.step('a rejected player sees why, and may submit again', async () => {
      await goTo(others, view, '/payment?type=midday')
      await pay(others, view, FEE)
      await expectOnDesk(expectLive, desk, hana.username)
      await rejectOnDesk(desk, view, 'unreadable')
      await expectToast(others, view, 'news.rejected')
      await goTo(others, view, '/profile/joined-games')
      await expect(others.getByText(translate('rejection.unreadable'))).toBeVisible()
      await expectAccessible(others, shot('rejected'))
      await others.getByRole('link', { name: translate('joined.sendAgain') }).click()
      await pay(others, view, FEE)
    })

    await test.step('a player whose rejected money arrived sees the refund', async () => {
      await expectOnDesk(expectLive, desk, hana.username)
      await rejectOnDesk(desk, view, 'wrong_amount', '70')
      await goTo(others, view, '/profile/joined-games')
      await expect(others.getByText(translate('refundReason.rejected'))).toBeVisible()
      await expectAccessible(others, shot('refund'))
    })

    for (const each of [page, others, desk]) await each.context().close()
  })
}

async function download(page: Page, view: View, file: 'tickets.pdf' | 'tickets.png'): Promise<Buffer> {
  await button(page, view, 'action.download').first().click()
  const coming = page.waitForEvent('download')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: view.translate(file) })
    .click()
  return readFileSync(await (await coming).path())
}

async function ticketOf({ id }: Player, gameId: string): Promise<{ key: string; number: string }> {
  const { rows } = await owner.query<{ key: Buffer; number: string }>(
    'select key, number from tickets where person_id = $1 and game_id = $2 order by issued_at',
    [id, gameId],
  )
  const [ticket] = rows
  if (!ticket) throw new Error('no ticket was issued')
  return { key: ticket.key.toString('hex'), number: ticket.number }
}
