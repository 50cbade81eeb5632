import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** For how long a link to a screenshot opens it. */
export const LINK_SECONDS = 3_600

/** Signs links and nothing else: the secret cannot be worked out of it. */
export type LinkKey = Buffer

export function screenshotLinkKey(authSecret: string): LinkKey {
  return Buffer.from(hkdfSync('sha256', authSecret, '', 'edil screenshot links', 32))
}

export type ScreenshotViewer = {
  readonly screenshotId: string
  /** Whose session opens it: in other hands the link is worth nothing. */
  readonly viewerId: string
}

/** An address that opens a screenshot for one person, for an hour. Whether they may see it is decided again when they open it. */
export function screenshotLink(key: LinkKey, viewer: ScreenshotViewer, now: Date): string {
  const expires = Math.floor(now.getTime() / 1_000) + LINK_SECONDS
  const signature = sign(key, viewer, expires).toString('base64url')
  return `/api/screenshots/${viewer.screenshotId}?expires=${expires}&signature=${signature}`
}

export type GivenLink = ScreenshotViewer & { readonly expires: number; readonly signature: string }

/** How many seconds the link is still good for; 0 when it never was, or is no longer. */
export function linkSecondsLeft(key: LinkKey, link: GivenLink, now: Date): number {
  const given = Buffer.from(link.signature, 'base64url')
  const right = sign(key, link, link.expires)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 0
  return Math.max(0, link.expires - Math.floor(now.getTime() / 1_000))
}

function sign(key: LinkKey, { screenshotId, viewerId }: ScreenshotViewer, expires: number): Buffer {
  return createHmac('sha256', key).update(`${screenshotId.toLowerCase()}.${expires}.${viewerId}`).digest()
}
