import { type Browser, type CDPSession, expect, type Page } from '@playwright/test'
import { previousTotp, totp } from '../dev/totp.ts'
import { givenPerson } from '../server/test/people.ts'
import { giveTwoFactor, TOTP_BASE32 } from '../server/test/sessions.ts'
import { expectAccessible } from './accessibility.ts'
import { authSecret, node, owner, world } from './stack.ts'
import { test } from './story.ts'
import { type View, viewsOf } from './view.ts'
import { expectToast, fillLogin, openAsVisitor, PASSWORD } from './visitor.ts'

/** Passkeys belong to a domain: browsers refuse them at 127.0.0.1. */
const site = () => node(1).replace('127.0.0.1', 'localhost')

type Device = { readonly page: Page; readonly cdp: CDPSession; readonly id: string }

/** A browser with an authenticator that shows the owner's fingerprint at once. */
async function openWithAuthenticator(browser: Browser, view: View): Promise<Device> {
  const { page } = await openAsVisitor(browser, view, '/about')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { page, cdp, id }
}

for (const view of viewsOf({ short: ['en', 360] })) {
  const { translate } = view
  const button = (id: Parameters<typeof translate>[0]) => ({ name: translate(id), exact: true })
  const shot = (name: string) => `passkeys-${name}.${view.language}-${view.width}`

  test(`a passkey: added, cancelled, used at login and for a step-up, refused at another address, removed: ${view.name}`, async ({
    browser,
  }) => {
    const staff = await givenPerson(await world(), { role: 'admin' })
    await giveTwoFactor(owner, staff.id, authSecret())
    const { page, cdp, id: authenticatorId } = await openWithAuthenticator(browser, view)
    const dialog = page.getByRole('dialog')
    const enterPassword = async (path: string, at = site()) => {
      await page.goto(`${at}${view.prefix}/login?to=${encodeURIComponent(path)}`)
      await fillLogin(page, staff.email)
      await page.getByRole('button', button('login.submit')).click()
    }
    const letVerify = (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    const enterCode = async (code: string) => {
      await dialog.locator('[name=code]').fill(code)
      await dialog.getByRole('button', button('stepUp.confirm')).click()
    }

    await test.step('staff add a passkey, with the password and a code', async () => {
      await enterPassword('/profile/two-factor')
      await page.locator('[name=code]').fill(await previousTotp(TOTP_BASE32))
      await page.getByRole('button', button('login.codeSubmit')).click()
      await expect(page).toHaveURL(`${site()}${view.prefix}/profile/two-factor`)
      await expect(page.getByText(translate('passkeys.none'))).toBeVisible()
      await expectAccessible(page, shot('none'))
      await page.getByRole('button', button('passkeys.add')).click()
      await dialog.locator('[name=name]').fill('Work laptop')
      await dialog.locator('[name=password]').fill(PASSWORD)
      await expectAccessible(page, shot('add'))
      await letVerify(false)
      await dialog.getByRole('button', button('passkeys.continue')).click()
      await enterCode(totp(TOTP_BASE32))
      await expect(dialog.getByRole('alert')).toHaveText(translate('passkeys.addCancelled'))
      await expectAccessible(page, shot('add-cancelled'))
      await letVerify(true)
      await dialog.getByRole('button', button('passkeys.continue')).click()
      await expectToast(page, view, 'passkeys.addDone')
      await expect(page.getByText('Work laptop').first()).toBeVisible()
      await expect(page.getByText(translate('passkeys.neverUsed'))).toBeVisible()
      await expectAccessible(page, shot('list'))
    })

    await test.step('it completes a login; a cancelled prompt says what to do', async () => {
      await page.context().clearCookies()
      await enterPassword('/profile/two-factor')
      await expect(page.getByRole('heading', { name: translate('passkeys.loginTitle') })).toBeFocused()
      await expectAccessible(page, shot('login'))
      await letVerify(false)
      await page.getByRole('button', button('passkeys.use')).click()
      await expect(page.getByRole('alert')).toHaveText(translate('passkeys.cancelled'))
      await expectAccessible(page, shot('login-cancelled'))
      await letVerify(true)
      await page.getByRole('button', button('passkeys.use')).press('Enter')
      await expect(page).toHaveURL(`${site()}${view.prefix}/profile/two-factor`)
      await expect(page.getByText(translate('passkeys.neverUsed'))).toBeHidden()
    })

    await test.step('it confirms a step-up, and is removed', async () => {
      await page.getByRole('button', { name: `${translate('passkeys.remove')}: Work laptop` }).click()
      await dialog.locator('[name=password]').fill(PASSWORD)
      await dialog.getByRole('button', button('passkeys.remove')).click()
      await dialog.getByRole('button', button('passkeys.use')).waitFor()
      await expectAccessible(page, shot('step-up'))
      await dialog.getByRole('button', button('passkeys.use')).click()
      await expectToast(page, view, 'passkeys.removeDone')
      await expect(page.getByText(translate('passkeys.none'))).toBeVisible()
    })

    await test.step('another address is refused by the browser, and the code still works there', async () => {
      await owner.query(
        `insert into passkeys (person_id, name, credential_id, public_key, counter, device_type, backed_up)
         values ($1, 'A key', gen_random_uuid(), 'key', 0, 'singleDevice', false)`,
        [staff.id],
      )
      await page.context().clearCookies()
      await enterPassword('/profile/two-factor', node(1))
      await page.getByRole('button', button('passkeys.use')).click()
      await expect(page.getByRole('alert')).toHaveText(translate('passkeys.otherSite'))
      await page.getByRole('button', button('passkeys.useCode')).click()
      await page.locator('[name=code]').fill(totp(TOTP_BASE32, 1))
      await page.getByRole('button', button('login.codeSubmit')).click()
      await expect(page).toHaveURL(`${node(1)}${view.prefix}/profile/two-factor`)
    })
    await page.context().close()
  })

  test(`a browser without passkeys says what to do: ${view.name}`, async ({ browser }) => {
    const staff = await givenPerson(await world(), { role: 'host' })
    await giveTwoFactor(owner, staff.id, authSecret())
    await owner.query(
      `insert into passkeys (person_id, name, credential_id, public_key, counter, device_type, backed_up)
       values ($1, 'A key', gen_random_uuid(), 'key', 0, 'singleDevice', false)`,
      [staff.id],
    )
    const { page } = await openAsVisitor(browser, view, '/about')
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
    await page.goto(`${site()}${view.prefix}/login?to=%2Fprofile%2Ftwo-factor`)
    await fillLogin(page, staff.email)
    await page.getByRole('button', button('login.submit')).click()
    await expect(page.getByRole('alert')).toHaveText(translate('passkeys.unsupported'))
    await expectAccessible(page, shot('login-unsupported'))
    await page.getByRole('button', button('passkeys.useCode')).click()
    await page.locator('[name=code]').fill(totp(TOTP_BASE32))
    await page.getByRole('button', button('login.codeSubmit')).click()
    await expect(page.getByText(translate('passkeys.unsupported'))).toBeVisible()
    await expectAccessible(page, shot('unsupported'))
    await page.context().close()
  })
}
