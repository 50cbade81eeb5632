import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { waitForMail } from '../dev/mailbox.ts'
import { previousTotp, totp } from '../dev/totp.ts'
import { expectAccessible } from './accessibility.ts'
import { createPlayerWithPassword } from './player.ts'
import { stackFolder } from './stack.ts'
import { test } from './story.ts'
import { viewsOf } from './view.ts'
import { at, expectToast, goTo, logIn, newPerson, openAsVisitor, PASSWORD, shownSecret } from './visitor.ts'

const NEW_PASSWORD = 'a-brand-new-key'

for (const view of viewsOf({ short: ['en', 1280] })) {
  const { translate } = view
  const shot = (name: string) => `profile-${name}.${view.language}-${view.width}`
  const button = (id: Parameters<typeof translate>[0]) => ({ name: translate(id) })

  test(`my account, from its details to closing it: ${view.name}`, async ({ browser }) => {
    const { page } = await openAsVisitor(browser, view, '/login')
    const person = await createPlayerWithPassword()
    await test.step('a visitor is sent to the login and back', async () => {
      for (const path of [
        '/profile/joined-games',
        '/profile/tickets',
        '/profile/prizes',
        '/profile/notifications',
        '/profile/two-factor',
        '/profile',
      ]) {
        await goTo(page, view, path)
        await expect(page).toHaveURL(at(view, `/login?to=${encodeURIComponent(path)}`))
      }
      await logIn(page, view, person.email)
      await expect(page).toHaveURL(at(view, '/profile'))
      await page.locator('[name=fullName]').waitFor()
      await expectAccessible(page, shot('account'))
    })
    await test.step('details are saved; a new phone number needs the password, and must not be of another account', async () => {
      const taken = await createPlayerWithPassword()
      await page.locator('[name=fullName]').fill('Selam Tesfaye')
      await page.locator('[name=phone]').fill(taken.phone)
      const details = page.locator('form').filter({ has: page.getByRole('button', button('profile.save')) })
      const password = details.locator('[name=password]')
      await password.fill('wrong-password')
      await expectAccessible(page, shot('new-phone'))
      await page.getByRole('button', button('profile.save')).click()
      await expect(page.getByText(translate('refusal.password_wrong')).first()).toBeVisible()
      await password.fill(PASSWORD)
      await page.getByRole('button', button('profile.save')).click()
      await expect(page.getByText(translate('refusal.phone_taken')).first()).toBeVisible()
      await page.locator('[name=phone]').fill(person.phone)
      await expect(password).toBeHidden()
      await page.locator('[name=showsName]').uncheck()
      await page.getByRole('button', button('profile.save')).click()
      await expectToast(page, view, 'profile.saved')
      await page.reload()
      await expect(page.locator('[name=fullName]')).toHaveValue('Selam Tesfaye')
      await expect(page.locator('[name=showsName]')).not.toBeChecked()
    })
    await test.step('another device is listed, and can be logged out from here', async () => {
      const other = await openAsVisitor(browser, view, '/login')
      await logIn(other.page, view, person.username)
      await expect(other.page).toHaveURL(at(view, '/dashboard'))
      await page.reload()
      await expect(page.getByText(translate('devices.this'), { exact: true })).toBeVisible()
      await page.getByRole('button', button('devices.logOut')).first().click()
      await expectToast(page, view, 'devices.loggedOut')
      await goTo(other.page, view, '/profile')
      await expect(other.page).toHaveURL(at(view, '/login?to=%2Fprofile'))
      await other.page.context().close()
    })
    await test.step('changing the password requires the current one', async () => {
      await page
        .getByRole('link', { name: translate('nav.changePassword') })
        .last()
        .click()
      await expect(page).toHaveURL(at(view, '/profile/change-password'))
      const save = () => page.getByRole('button', button('reset.submit')).click()
      await page.locator('[name=currentPassword]').fill('wrong-password')
      await page.locator('[name=password]').fill('short')
      await page.locator('[name=confirmation]').fill('short')
      await save()
      await expect(page.getByText(translate('fault.passwordShort', { count: 6 })).first()).toBeVisible()
      await page.locator('[name=password]').fill(NEW_PASSWORD)
      await save()
      await expect(page.getByText(translate('password.mismatch')).first()).toBeVisible()
      await page.locator('[name=confirmation]').fill(NEW_PASSWORD)
      await save()
      await expect(page.getByText(translate('refusal.password_wrong')).first()).toBeVisible()
      await expectAccessible(page, shot('change-password'))
      await page.locator('[name=currentPassword]').fill(PASSWORD)
      await save()
      await expectToast(page, view, 'reset.done')
      await expect(page).toHaveURL(at(view, '/profile'))
    })
    await test.step('personal data can be downloaded', async () => {
      await goTo(page, view, '/profile')
      const download = page.waitForEvent('download')
      await page
        .getByRole('button', button('data.download'))
        .or(page.getByRole('link', button('data.download')))
        .click()
      const file = await (await download).path()
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ people: [{ email: person.email }] })
    })
    await test.step('closing the account ends its login', async () => {
      const before = new Date()
      await page.getByRole('button', button('closing.title')).click()
      const dialog = page.getByRole('dialog')
      await expectAccessible(page, shot('closing'))
      await dialog.locator('[name=password]').fill(NEW_PASSWORD)
      await dialog.locator('[name=username]').fill('another_name')
      await dialog.getByRole('button', button('closing.confirm')).click()
      await expect(dialog.getByText(translate('closing.usernameWrong', { username: person.username }))).toBeVisible()
      await dialog.locator('[name=username]').fill(person.username)
      await dialog.getByRole('button', button('closing.confirm')).click()
      await expectToast(page, view, 'closing.done')
      await waitForMail(stackFolder(), person.email, { after: before })
      await goTo(page, view, '/login')
      await logIn(page, view, person.email, NEW_PASSWORD)
      await expectToast(page, view, 'login.failed', 'refusal.login_failed')
    })
    await page.context().close()
  })

  test(`two-factor sign-in, on, used, lost, off: ${view.name}`, async ({ browser }) => {
    const { page } = await openAsVisitor(browser, view, '/login')
    const person = await createPlayerWithPassword()
    await goTo(page, view, '/login?to=%2Fprofile%2Ftwo-factor')
    await logIn(page, view, person.email)
    await expect(page).toHaveURL(at(view, '/profile/two-factor'))
    await page.getByRole('button', button('twoFactor.start')).waitFor()
    await expectAccessible(page, shot('two-factor-off'))
    await page.locator('[name=password]').fill(PASSWORD)
    await page.getByRole('button', button('twoFactor.start')).click()
    await expect(page.getByRole('img', { name: translate('twoFactor.qrCode') })).toBeVisible()
    await expectAccessible(page, shot('two-factor-setup'))
    const codes = (
      await page
        .getByRole('list', { name: translate('twoFactor.codesList') })
        .locator('li')
        .allInnerTexts()
    ).map((code) => code.trim())
    expect(codes).toHaveLength(10)
    const secret = await shownSecret(page)
    await page.getByRole('button', button('twoFactor.confirm')).click()
    await expect(page.getByText(translate('twoFactor.keptMissing'))).toBeVisible()
    await page.locator('[name=kept]').check()
    await page.locator('[name=code]').fill('000000')
    await page.getByRole('button', button('twoFactor.confirm')).click()
    await expect(page.getByText(translate('refusal.second_factor_wrong')).first()).toBeVisible()
    await page.locator('[name=code]').fill(await previousTotp(secret))
    await page.getByRole('button', button('twoFactor.confirm')).click()
    await expectToast(page, view, 'twoFactor.confirmed')
    await expectAccessible(page, shot('two-factor-on'))

    const phone = await openAsVisitor(browser, view, '/login')
    await logIn(phone.page, view, person.email)
    await expect(phone.page.getByRole('heading', { name: translate('login.codeTitle') })).toBeVisible()
    await expectAccessible(phone.page, shot('login-code'))
    await phone.page.locator('[name=code]').fill('123456')
    await phone.page.getByRole('button', button('login.codeSubmit')).click()
    await expect(phone.page.getByText(translate('refusal.second_factor_wrong')).first()).toBeVisible()
    await phone.page.locator('[name=code]').fill(totp(secret))
    await phone.page.getByRole('button', button('login.codeSubmit')).click()
    await expect(phone.page).toHaveURL(at(view, '/dashboard'))

    const lost = await openAsVisitor(browser, view, '/login')
    await logIn(lost.page, view, person.email)
    await lost.page.getByRole('button', button('login.useRecovery')).click()
    await lost.page.locator('[name=code]').fill(codes[3] ?? '')
    await lost.page.getByRole('button', button('login.codeSubmit')).click()
    await expect(lost.page).toHaveURL(at(view, '/dashboard'))
    await lost.page.context().close()

    await goTo(phone.page, view, '/profile/two-factor')
    await phone.page.getByRole('button', button('twoFactor.stopTitle')).click()
    const off = phone.page.locator('form').filter({ has: phone.page.getByRole('button', button('twoFactor.stop')) })
    await off.locator('[name=password]').fill(PASSWORD)
    await off.locator('[name=code]').fill(totp(secret, 1))
    await off.getByRole('button', button('twoFactor.stop')).click()
    await expectToast(phone.page, view, 'twoFactor.stopped')
    await phone.page.context().close()
    await page.context().close()
  })

  test(`Google sign-in: a new person completes the account, a known address is linked: ${view.name}`, async ({
    browser,
  }) => {
    const { page } = await openAsVisitor(browser, view, '/login?to=%2Fselect-numbers%3Ftype%3Dweekly')
    const newcomer = newPerson('Gelila Tadesse')
    const viaGoogle = async (email: string, name: string, from = page) => {
      await from.getByRole('button', button('accounts.google')).click()
      await from.locator('[name=email]').fill(email)
      await from.locator('[name=name]').fill(name)
      await from.locator('[name=verified]').check()
      await from.getByRole('button', { name: 'Continue' }).click()
    }
    await viaGoogle(newcomer.email, newcomer.fullName)
    await expect(page).toHaveURL(/\/profile\/complete\?to=/)
    await page.locator('[name=username]').waitFor()
    await expect(page.locator('[name=fullName]')).toHaveValue(newcomer.fullName)
    await page.locator('[name=username]').fill(newcomer.username)
    await page.locator('[name=phone]').fill(newcomer.phone)
    await page.locator('[name=bornOn]').pressSequentially('02041998')
    await page.getByRole('button', button('complete.submit')).click()
    await expectToast(page, view, 'fault.termsTitle', 'fault.terms')
    await expectAccessible(page, shot('complete'))
    await page.locator('[name=agreesToTerms]').check()
    await page.getByRole('button', button('complete.submit')).click()
    await expect(page).toHaveURL(at(view, '/select-numbers?type=weekly'))
    await goTo(page, view, '/profile/change-password')
    await expect(page.getByText(translate('password.none'))).toBeVisible()
    await expectAccessible(page, shot('no-password'))
    await page.context().close()

    const known = await openAsVisitor(browser, view, '/login')
    const person = await createPlayerWithPassword()
    await viaGoogle(person.email, 'Another Name', known.page)
    await expect(known.page).toHaveURL(at(view, '/dashboard'))
    await goTo(known.page, view, '/profile')
    await expect(known.page.locator('[name=username]')).toHaveValue(person.username)
    await known.page.context().close()
  })
}
