import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Pool } from 'pg'
import { node, stackFolder } from './stack.ts'
import type { View } from './view.ts'

export type Player = { readonly id: string; readonly username: string }

/** A verified player, without the form and the mail. */
export async function createPlayer(owner: Pool, username = `e2e_${randomBytes(5).toString('hex')}`): Promise<Player> {
  const phone = `+2519${String(randomInt(100_000_000)).padStart(8, '0')}`
  const { rows } = await owner.query<{ id: string }>(
    `insert into people (full_name, email, username, phone, born_on, agreed_to_terms_at, email_verified)
     values ('Selam Bekele', $1, $2, $3, '1990-01-01', now(), true) returning id`,
    [`${username}@example.com`, username, phone],
  )
  return { id: rows[0]?.id ?? '', username }
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
  const token = randomBytes(24).toString('base64url')
  await owner.query(`insert into sessions (person_id, token, expires_at) values ($1, $2, now() + interval '1 day')`, [
    player.id,
    token,
  ])
  const secret = readFileSync(join(stackFolder(), 'auth-secret'), 'utf8')
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  await context.addCookies([
    { name: 'edil.session_token', value: encodeURIComponent(`${token}.${signature}`), url: node(1), httpOnly: true },
    { name: 'edil_signed_in', value: '1', url: node(1) },
  ])
  const page = await context.newPage()
  await page.goto(node(1) + view.prefix + path)
  return page
}
