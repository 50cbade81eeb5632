import { randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { Pool } from 'pg'
import { type GivenPerson, givenPerson } from '../server/test/people.ts'
import { givenSession } from '../server/test/sessions.ts'
import { authSecret, node, world } from './stack.ts'
import type { View } from './view.ts'

export type Player = { readonly id: string; readonly username: string }

/** A verified player, without the form and the mail. */
export async function createPlayer(fullName = 'Selam Bekele'): Promise<Player> {
  const username = `e2e_${randomBytes(5).toString('hex')}`
  return givenPerson(await world(), { username, fullName, hasPassword: false })
}

/** A verified player who can log in with PASSWORD, for stories that are not about registering: form and mail take seconds. */
export async function createPlayerWithPassword(): Promise<GivenPerson> {
  const username = `e2e_${randomBytes(5).toString('hex')}`
  return givenPerson(await world(), { username })
}

type Coming = {
  readonly colorScheme?: 'light' | 'dark'
  /** A network that can be interrupted; see dev/proxy.ts. */
  readonly proxy?: string
}

/** Opens this page on a new device of the player, signed in. */
export async function openAs(
  browser: Browser,
  owner: Pool,
  view: View,
  player: Player,
  path: string,
  { colorScheme = view.width === 360 ? 'dark' : 'light', proxy }: Coming = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: 800 },
    colorScheme,
    reducedMotion: 'reduce',
    ...(proxy && { proxy: { server: proxy } }),
  })
  const { cookie } = await givenSession(owner, player.id, authSecret())
  await context.addCookies([
    { name: 'edil.session_token', value: cookie, url: node(1), httpOnly: true },
    { name: 'edil_signed_in', value: '1', url: node(1) },
  ])
  const page = await context.newPage()
  await page.goto(node(1) + view.prefix + path)
  return page
}
