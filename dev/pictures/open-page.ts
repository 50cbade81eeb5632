import type { Language } from '@edil/domain/people'
import type { Browser, Page } from 'playwright'
import { givenSession, stepUp } from '../../server/test/sessions.ts'
import type { PictureDemo } from './picture-demo.ts'

/** How a picture looks. */
export type Look = {
  readonly language: Language
  readonly theme: 'light' | 'dark'
  readonly width: number
  readonly height: number
  /** Pixels of the picture per pixel of the page. */
  readonly scale: number
}

type OpenPage = {
  readonly path: string
  readonly look: Look
  /** The person who is signed in; none for a visitor. */
  readonly personId?: string | undefined
}

/** Pages come from the development server, which compiles each module at its first request. */
const LOAD_MS = 300_000

/** Opens a page on a new device and waits until it is complete. */
export async function openPage(
  browser: Browser,
  { url, world, secret }: PictureDemo,
  { path, look, personId }: OpenPage,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height },
    deviceScaleFactor: look.scale,
    colorScheme: look.theme,
    reducedMotion: 'no-preference',
  })
  context.setDefaultTimeout(LOAD_MS)
  if (personId) {
    const { cookie } = await givenSession(world.owner, personId, secret)
    await stepUp(world.owner, personId)
    await context.addCookies([
      { name: 'edil.session_token', value: cookie, url, httpOnly: true },
      { name: 'edil_signed_in', value: '1', url },
    ])
  }
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(`${url}${look.language === 'am' ? '/am' : ''}${path}`)
  await settle(page)
  return page
}

/** Waits for data, fonts and images, and for toasts to close. */
export async function settle(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => {
    const images = [...document.images].filter(({ loading }) => loading !== 'lazy')
    const isLoading = document.querySelector(
      'main [class*=skeleton], [class*=toast] [role=status], [class*=toast] [role=alert]',
    )
    return !isLoading && images.every(({ complete }) => complete)
  })
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
