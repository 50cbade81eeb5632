import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../platform/keys.ts'

/** How long a link to a screenshot works. */
export const LINK_SECONDS = 3_600

/** A key for links only, derived from the secret. */
export type LinkKey = Buffer

export function screenshotLinkKey(authSecret: string): LinkKey {
  return deriveKey(authSecret, 'screenshot links')
}

export type ScreenshotViewer = {
  readonly screenshotId: string
  /** The person whose session may open it. */
  readonly viewerId: string
}

/** An address that opens a screenshot for one person for an hour. Access is checked again when it is opened. */
export function screenshotLink(key: LinkKey, viewer: ScreenshotViewer, now: Date): string {
  const expires = Math.floor(now.getTime() / 1_000) + LINK_SECONDS
  const signature = sign(key, viewer, expires).toString('base64url')
  return `/api/screenshots/${viewer.screenshotId}?expires=${expires}&signature=${signature}`
}

export type GivenLink = ScreenshotViewer & { readonly expires: number; readonly signature: string }

/** The remaining seconds of a link; 0 when it is invalid or expired. */
export function linkSecondsLeft(key: LinkKey, link: GivenLink, now: Date): number {
  const given = Buffer.from(link.signature, 'base64url')
  const right = sign(key, link, link.expires)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 0
  return Math.max(0, link.expires - Math.floor(now.getTime() / 1_000))
}

function sign(key: LinkKey, { screenshotId, viewerId }: ScreenshotViewer, expires: number): Buffer {
  return createHmac('sha256', key).update(`${screenshotId.toLowerCase()}.${expires}.${viewerId}`).digest()
}
