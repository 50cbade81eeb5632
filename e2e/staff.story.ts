import { expect, type Page } from '@playwright/test'
import { waitForMail } from '../dev/mailbox.ts'
import { totp } from '../dev/totp.ts'
import { expectAccessible } from './accessibility.ts'
import { createPlayerWithPassword } from './player.ts'
import { createAdmin, owner, stackFolder } from './stack.ts'
import { test } from './story.ts'
import { type View, viewsOf } from './view.ts'
import { at, expectToast, goTo, logIn, newPerson, openAsVisitor, PASSWORD, setUpTwoFactor } from './visitor.ts'

for (const view of viewsOf({ short: ['am', 360] })) {
  const { translate } = view
  const shot = (name: string) => `staff-${name}.${view.language}-${view.width}`
  const button = (id: Parameters<typeof translate>[0]) => ({ name: translate(id) })

  // proves: ROLE-10, ROLE-11, ROLE-12, ROLE-13, ROLE-14
  test(`operators’ pages refuse visitors and players: ${view.name}`, async ({ browser }) => {
    const { page } = await openAsVisitor(browser, view, '/etxdark/payments')
    const expectRefusal = async (name: string, toast: Parameters<typeof translate>[0], leadsTo: string) => {
      await goTo(page, view, `/etxdark/${name}`)
      await expectToast(page, view, toast)
      await expect(page).toHaveURL(at(view, leadsTo))
    }
    await test.step('a visitor', async () => {
      await expectToast(page, view, 'access.denied')
      await expect(page).toHaveURL(at(view, '/login?to=%2Fetxdark%2Fpayments'))
      await expectRefusal('numbers', 'access.noPermission', '/dashboard')
      await expectRefusal('letsplay', 'access.logInAsAdmin', '/login?to=%2Fetxdark%2Fletsplay')
    })
    const player = await createPlayerWithPassword()
    await test.step('a player', async () => {
      await goTo(page, view, '/login')
      await logIn(page, view, player.email)
      await expect(page).toHaveURL(at(view, '/dashboard'))
      await goTo(page, view, '/etxdark/payments')
      await expect(page).toHaveURL(at(view, '/'))
      await expectRefusal('numbers', 'access.noPermission', '/dashboard')
      await expectRefusal('letsplay', 'access.adminsOnly', '/')
    })
    await test.step('nothing is shown when the permission check fails', async () => {
      await page.route('**/api/staff/pages/*', (route) => route.abort())
      await goTo(page, view, '/etxdark/payments')
      await expect(page.getByRole('heading', { name: translate('access.error') })).toBeVisible({ timeout: 20_000 })
      await expect(page.getByText(translate('access.errorText'))).toBeVisible()
      await expectAccessible(page, shot('access-error'))
    })
    await page.context().close()
  })

  test(`the first admin sets up two-factor and manages people: ${view.name}`, async ({ browser }) => {
    test.setTimeout(240_000)
    const admin = newPerson('Boss')
    createAdmin(admin, PASSWORD)
    const { page } = await openAsVisitor(browser, view, '/etxdark/people')
    await logIn(page, view, admin.username)
    await expect(page).toHaveURL(/\/profile\/two-factor/)
    await expectAccessible(page, shot('must-set-up'))
    const secret = await setUpTwoFactor(page, view)

    const players = await openAsVisitor(browser, view, '/login')
    const player = await createPlayerWithPassword()
    await logIn(players.page, view, player.email)
    await expect(players.page).toHaveURL(at(view, '/dashboard'))

    await goTo(page, view, '/etxdark/people')
    await find(page, view, player.username)
    await expectAccessible(page, shot('people'))
    await page.getByRole('link', { name: player.username }).click()
    const panel = page.locator('[data-person]')
    await expect(panel.getByText(player.email)).toBeVisible()
    await expect(panel.getByText(translate('history.signed_in')).first()).toBeVisible()
    await expectAccessible(page, shot('person'))

    await test.step('locking requires the second factor again and signs the player out, and the next login says why', async () => {
      await panel.getByRole('button', button('lock.button')).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', button('lock.button')).click()
      await expect(dialog.getByText(translate('lock.reasonMissing'))).toBeVisible()
      await dialog.locator('[name=reason]').fill('The phone was stolen')
      await expectAccessible(page, shot('lock'))
      await dialog.getByRole('button', button('lock.button')).click()
      await expect(page.getByRole('heading', { name: translate('stepUp.title') })).toBeVisible()
      await expectAccessible(page, shot('step-up'))
      await dialog.last().locator('[name=code]').fill(totp(secret, 1))
      await page.getByRole('button', button('stepUp.confirm')).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(panel.getByText('The phone was stolen').first()).toBeVisible()
      await goTo(players.page, view, '/profile')
      await expect(players.page).toHaveURL(at(view, '/login?to=%2Fprofile'))
      await logIn(players.page, view, player.email)
      await expectToast(players.page, view, 'login.failed', 'refusal.account_locked')
    })
    await test.step('unlock', async () => {
      await panel.getByRole('button', button('unlock.button')).click()
      await expect(panel.getByRole('button', button('lock.button'))).toBeVisible()
    })
    await test.step('a password reset can be started for the player', async () => {
      const before = new Date()
      await panel.getByRole('button', button('resetLink.send')).click()
      await expectToast(page, view, 'resetLink.sent')
      const mail = await waitForMail(stackFolder(), player.email, { after: before })
      expect(mail.text).toContain('/reset-password?token=')
    })
    await test.step('a role change within five minutes of the code needs no other', async () => {
      await panel.getByRole('button', button('role.button')).click()
      await page.getByRole('dialog').locator('[name=role][value=reviewer]').check({ force: true })
      await page.getByRole('button', button('role.save')).click()
      await expectToast(page, view, 'action.failed', 'refusal.person_needs_second_factor')
    })
    const reviewerSecret = await test.step('the player sets up two-factor, and then gets the role', async () => {
      await goTo(players.page, view, '/login?to=%2Fprofile%2Ftwo-factor')
      await logIn(players.page, view, player.email)
      await expect(players.page).toHaveURL(/\/profile\/two-factor/)
      const secret = await setUpTwoFactor(players.page, view)
      await page.getByRole('button', button('role.save')).click()
      const role = async () =>
        (await owner.query('select role from people where username = $1', [player.username])).rows[0].role
      await expect.poll(role).toBe('reviewer')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      return secret
    })
    await test.step('the new reviewer logs in with a code, sees payments and people, and is refused draws', async () => {
      await goTo(players.page, view, '/login?to=%2Fetxdark%2Fpayments')
      await logIn(players.page, view, player.email)
      await players.page.locator('[name=code]').fill(totp(reviewerSecret, 1))
      await players.page.getByRole('button', button('login.codeSubmit')).click()
      await expect(players.page.getByRole('tablist', { name: translate('review.types') })).toBeVisible()
      await expectAccessible(players.page, shot('payments'))
      await goTo(players.page, view, '/etxdark/letsplay')
      await expectToast(players.page, view, 'access.adminsOnly')
      await goTo(players.page, view, '/etxdark/people')
      await find(players.page, view, admin.username)
      await players.page.getByRole('link', { name: admin.username }).click()
      const colleague = players.page.locator('[data-person]')
      await expect(colleague.getByRole('heading', { name: admin.username })).toBeVisible()
      await expect(colleague.getByText(admin.email)).toBeHidden()
      await expect(colleague.getByRole('button', button('lock.button'))).toBeHidden()
    })
    await test.step('staff cannot sign in with Google', async () => {
      const { page: social } = await openAsVisitor(browser, view, '/login')
      await social.getByRole('button', button('accounts.google')).click()
      await social.locator('[name=email]').fill(admin.email)
      await social.locator('[name=name]').fill('Boss')
      await social.locator('[name=verified]').check()
      await social.getByRole('button', { name: 'Continue' }).click()
      await expectToast(social, view, 'login.failed', 'refusal.social_refused')
      await social.context().close()
    })
    await test.step('after fifteen idle minutes the session has ended, and the login returns here', async () => {
      await owner.query(
        `update sessions set last_seen_at = now() - interval '16 minutes'
         where person_id = (select id from people where username = $1)`,
        [admin.username],
      )
      await goTo(page, view, '/etxdark/people')
      await expectToast(page, view, 'access.denied')
      await expect(page).toHaveURL(at(view, '/login?to=%2Fetxdark%2Fpeople'))
    })
    await players.page.context().close()
    await page.context().close()
  })
}

async function find(page: Page, view: View, username: string): Promise<void> {
  await page.locator('[name=search]').fill(username)
  await page.getByRole('button', { name: view.translate('people.searchButton') }).click()
  await expect(page.getByRole('link', { name: username })).toBeVisible()
}
