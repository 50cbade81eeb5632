import { expect } from '@playwright/test'
import { waitForMail } from '../dev/mailbox.ts'
import { expectAccessible } from './accessibility.ts'
import { stackFolder } from './stack.ts'
import { test } from './story.ts'
import { viewsOf } from './view.ts'
import {
  at,
  expectToast,
  fillLogin,
  fillRegistration,
  goTo,
  linkIn,
  logIn,
  newPerson,
  openAsVisitor,
  PASSWORD,
  register,
  registerAndVerify,
} from './visitor.ts'

const NEW_PASSWORD = 'a-brand-new-key'

for (const view of viewsOf({ short: ['am', 360] })) {
  const { translate } = view
  const shot = (name: string) => `accounts-${name}.${view.language}-${view.width}`

  // proves: ERR-29, CALL-04
  test(`a person registers, verifies, logs in by email, username and phone, and logs out: ${view.name}`, async ({
    browser,
  }) => {
    const { page, errors } = await openAsVisitor(browser, view, '/register?to=%2Fselect-numbers%3Ftype%3Ddaily')
    let person = newPerson()
    await test.step('errors are shown at their fields, and in a toast with the prescribed text', async () => {
      await page.getByRole('button', { name: translate('nav.signUp'), exact: true }).click()
      await expect(page.locator('[name=fullName]')).toBeFocused()
      await expectAccessible(page, shot('register-empty'))
      await fillRegistration(page, { ...person, username: 'no spaces' })
      await page.locator('[name=confirmation]').fill('something-else')
      await page.locator('[name=agreesToTerms]').uncheck()
      await page.getByRole('button', { name: translate('nav.signUp'), exact: true }).click()
      await expectToast(page, view, 'fault.mismatchTitle', 'fault.passwordMismatch')
      await expect(page.getByText(translate('fault.username'))).toBeVisible()
      await page.locator('[name=username]').fill(person.username)
      await page.locator('[name=confirmation]').fill(PASSWORD)
      await page.getByRole('button', { name: translate('nav.signUp'), exact: true }).click()
      await expectToast(page, view, 'fault.termsTitle', 'fault.terms')
      await page.locator('[name=agreesToTerms]').check()
      // Refused for a day by email and phone number, so this is someone else.
      const child = newPerson('Biruk Bekele')
      await page.locator('[name=email]').fill(child.email)
      await page.locator('[name=phone]').fill(child.phone)
      await page.locator('[name=bornOn]').fill('01 / 01 / 2015')
      await page.getByRole('button', { name: translate('nav.signUp'), exact: true }).click()
      await expect(page.getByText(translate('refusal.too_young')).first()).toBeVisible()
      await page.locator('[name=email]').fill(person.email)
      await page.locator('[name=phone]').fill(person.phone)
      await page.locator('[name=bornOn]').fill('')
      await page.locator('[name=bornOn]').pressSequentially('02041998')
      await page.locator('[name=password]').fill('password1')
      await page.locator('[name=confirmation]').fill('password1')
      await page.getByRole('button', { name: translate('nav.signUp'), exact: true }).click()
      await expect(page.getByText(translate('refusal.password_too_common')).first()).toBeVisible()
      await expectAccessible(page, shot('register-faults'))
    })
    await test.step('registering ends on a page that stays and says which email to open', async () => {
      await page.locator('[name=password]').fill(PASSWORD)
      await page.locator('[name=confirmation]').fill(PASSWORD)
      await page.getByRole('button', { name: translate('nav.signUp'), exact: true }).click()
      await expect(page.getByRole('heading', { name: translate('register.doneTitle') })).toBeVisible()
      await page.reload()
      await expect(page.getByText(person.email)).toBeVisible()
      await expectAccessible(page, shot('registered'))
      await page.getByRole('button', { name: translate('verify.wrongAddress') }).click()
      await page.locator('[name=email]').fill(`right-${person.email}`)
      await page.getByRole('button', { name: translate('verify.sendHere') }).click()
      person = { ...person, email: `right-${person.email}` }
      await expect(page.getByText(translate('verify.sentAgain', { email: person.email }))).toBeVisible()
    })
    await test.step('logging in is refused before the email address is verified, and with a wrong password', async () => {
      await goTo(page, view, '/login?to=%2Fselect-numbers%3Ftype%3Ddaily')
      await expectAccessible(page, shot('login'))
      await logIn(page, view, person.email)
      await expectToast(page, view, 'login.failed', 'refusal.email_not_verified')
      await logIn(page, view, person.email, 'not-the-right-one')
      await expectToast(page, view, 'login.failed', 'refusal.login_failed')
    })
    await test.step('the mail is in the reader’s language, and its link verifies the address, logs in and leads to the game', async () => {
      const mail = await waitForMail(stackFolder(), person.email)
      expect(/\p{Script=Ethiopic}/u.test(mail.subject ?? '')).toBe(view.language === 'am')
      expect(mail.text).toContain('&to=%2Fselect-numbers%3Ftype%3Ddaily')
      await page.goto(`${await linkIn(mail, '/verify-email')}&to=%2Fselect-numbers%3Ftype%3Ddaily`)
      await expectToast(page, view, 'verify.done')
      await expect(page).toHaveURL(at(view, '/select-numbers?type=daily'))
    })
    const menu = page.getByRole('navigation', { name: translate('nav.myAccount') })
    const avatar = page.locator('header summary').filter({ hasText: person.email[0]?.toUpperCase() ?? '' })
    await test.step('the login returns to the page that required it', async () => {
      await avatar.click()
      await menu.getByRole('button', { name: translate('nav.logout') }).click()
      await expectToast(page, view, 'toast.logout')
      await goTo(page, view, '/login?to=%2Fselect-numbers%3Ftype%3Ddaily')
      await fillLogin(page, person.email)
      await page.getByRole('button', { name: translate('field.showPassword') }).click()
      await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text')
      await page.getByRole('button', { name: translate('login.submit') }).click()
      await expectToast(page, view, 'login.doneTitle', 'login.done')
      await expect(page).toHaveURL(at(view, '/select-numbers?type=daily'))
    })
    await test.step('the avatar shows the first letter of the email, and its menu the prescribed links', async () => {
      await avatar.click()
      await expect(menu.getByText(person.email)).toBeVisible()
      for (const id of [
        'nav.myAccount',
        'nav.changePassword',
        'nav.joinedGames',
        'nav.gameTickets',
        'nav.myPrizes',
      ] as const)
        await expect(menu.getByRole('link', { name: translate(id) })).toBeVisible()
      await expectAccessible(page, shot('menu'))
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
    })
    await test.step('logging out, then in again by username and by phone', async () => {
      for (const identifier of [person.username.toUpperCase(), `+251 ${person.phone.slice(1)}`]) {
        await avatar.click()
        await menu.getByRole('button', { name: translate('nav.logout') }).click()
        await expectToast(page, view, 'toast.logout')
        await expect(avatar).toBeHidden()
        await goTo(page, view, '/login')
        await logIn(page, view, identifier)
        await expect(page).toHaveURL(at(view, '/dashboard'))
        await expect(avatar).toBeVisible()
      }
    })
    await test.step('a logout that fails shows an error', async () => {
      await page.route('**/api/session', (route) => route.abort())
      await avatar.click()
      await menu.getByRole('button', { name: translate('nav.logout') }).click()
      await expectToast(page, view, 'toast.logoutFailed')
      await page.unroute('**/api/session')
    })
    expect(errors.filter((text) => !/40[139]|422|ERR_FAILED/.test(text))).toEqual([])
    await page.context().close()
  })

  test(`a forgotten password: ${view.name}`, async ({ browser }) => {
    const { page } = await openAsVisitor(browser, view, '/login')
    const person = await registerAndVerify(page, view)
    await goTo(page, view, '/login')
    await page.getByRole('link', { name: translate('login.forgot') }).click()
    await expect(page).toHaveURL(at(view, '/forgot-password'))
    await page.getByRole('button', { name: translate('forgot.submit') }).click()
    await expect(page.locator('[name=email]')).toBeFocused()
    await expectAccessible(page, shot('forgot'))
    const before = new Date()
    await page.locator('[name=email]').fill(person.email)
    await page.getByRole('button', { name: translate('forgot.submit') }).click()
    await expect(page.getByRole('heading', { name: translate('forgot.sent') })).toBeVisible()
    await expect(page.getByText(translate('forgot.sentHelp'))).toBeVisible()
    await expectAccessible(page, shot('forgot-sent'))

    const link = await linkIn(await waitForMail(stackFolder(), person.email, { after: before }), '/reset-password')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: translate('reset.title') })).toBeVisible()
    await expect(page).not.toHaveURL(/token/)
    const save = () => page.getByRole('button', { name: translate('reset.submit') }).click()
    await page.locator('[name=password]').fill(NEW_PASSWORD)
    await page.locator('[name=confirmation]').fill('another')
    await save()
    await expectToast(page, view, 'fault.mismatchTitle', 'fault.passwordMismatch')
    await page.locator('[name=password]').fill('short')
    await page.locator('[name=confirmation]').fill('short')
    await save()
    await expectToast(page, view, 'fault.shortTitle')
    await expectAccessible(page, shot('reset'))
    await page.locator('[name=password]').fill(NEW_PASSWORD)
    await page.locator('[name=confirmation]').fill(NEW_PASSWORD)
    const saved = Date.now()
    await save()
    await expect(page.getByText(translate('reset.done')).first()).toBeVisible()
    await expectAccessible(page, shot('reset-done'))
    await expect(page).toHaveURL(at(view, '/login'), { timeout: 10_000 })
    expect(Date.now() - saved).toBeGreaterThan(2_900)

    await page.goto(link)
    await expect(page.getByRole('heading', { name: translate('reset.invalidTitle') })).toBeVisible()
    await expectToast(page, view, 'reset.invalidToken', 'reset.invalid')
    await expectAccessible(page, shot('reset-invalid'))
    await page.getByRole('link', { name: translate('reset.request') }).click()
    await expect(page).toHaveURL(at(view, '/forgot-password'))
    await goTo(page, view, '/reset-password')
    await expect(page.getByRole('heading', { name: translate('reset.invalidTitle') })).toBeVisible()
    await page.getByRole('link', { name: translate('accounts.backToLogin') }).click()
    await logIn(page, view, person.email, NEW_PASSWORD)
    await expect(page).toHaveURL(at(view, '/dashboard'))
    await page.context().close()
  })

  test(`what is typed while the scripts still load stays in the form: ${view.name}`, async ({ browser }) => {
    const { page } = await openAsVisitor(browser, view, '/login')
    // The script of the frame arrives first, as on a slow network: it is the largest, but the HTML names it.
    await page.route('**/assets/*.js', async (route) => {
      const isFrame = await page.evaluate(
        (url) => document.querySelector<HTMLScriptElement>('script[type=module]')?.src === url,
        route.request().url(),
      )
      if (!isFrame) await new Promise((resolve) => setTimeout(resolve, 2_000))
      await route.continue()
    })
    await page.goto(at(view, '/register'), { waitUntil: 'commit' })
    await page.locator('[name=fullName]').fill('Selam Bekele')
    await expect(page.getByRole('button', { name: translate('nav.signUp'), exact: true })).toBeEnabled()
    await expect(page.locator('[name=fullName]')).toHaveValue('Selam Bekele')
    await page.context().close()
  })

  test(`registering a known address sends a mail and reveals nothing on the page: ${view.name}`, async ({
    browser,
  }) => {
    const { page } = await openAsVisitor(browser, view, '/login')
    const person = await registerAndVerify(page, view)
    const before = new Date()
    await register(page, view, { ...newPerson(), email: person.email })
    const mail = await waitForMail(stackFolder(), person.email, { after: before })
    expect(mail.text).toContain(view.prefix === '' ? '/forgot-password' : '/am/forgot-password')
    await page.context().close()
  })
}
