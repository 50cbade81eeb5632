import { refuseAccess } from '@edil/domain/access'
import type { Role } from '@edil/domain/people'
import { Refusal } from '@edil/domain/refusal'
import type { Store } from '../platform/database/transaction.ts'
import type { Files } from '../platform/files/files.ts'
import type { SignedIn } from '../platform/http/mount.ts'
import { type GivenLink, type LinkKey, linkSecondsLeft } from './screenshot-link.ts'
import { findScreenshot } from './screenshots.queries.ts'

/** The roles that may open other people's screenshots: those that decide payments. */
const REVIEWERS: readonly Role[] = ['reviewer', 'admin']

export type ReadScreenshotDeps = { readonly store: Store; readonly files: Files; readonly linkKey: LinkKey }
export type ReadScreenshot = { readonly link: GivenLink; readonly caller: SignedIn; readonly now: Date }
export type OpenedScreenshot = { readonly jpeg: Uint8Array; readonly secondsLeft: number }

/** Opens the screenshot of a link. The caller's role is checked again: it may have changed within the link's hour. */
export async function readScreenshot(
  { store, files, linkKey }: ReadScreenshotDeps,
  { link, caller, now }: ReadScreenshot,
): Promise<OpenedScreenshot> {
  const secondsLeft = linkSecondsLeft(linkKey, link, now)
  if (secondsLeft === 0) throw new Refusal('link_invalid')
  const screenshot = await findScreenshot(store.db, link.screenshotId)
  if (!screenshot) throw new Refusal('link_invalid')
  const refusal = screenshot.personId === caller.personId ? undefined : refuseAccess(REVIEWERS, caller)
  if (refusal) throw new Refusal(refusal)

  const jpeg = await files.get(screenshot.file)
  if (!jpeg) throw new Error(`the file of screenshot ${screenshot.id} is missing`)
  return { jpeg, secondsLeft }
}
