import { languageOfPath, pathIn } from '../../text/language.ts'
import { showBackButton } from './back-button.ts'
import { connectBridge } from './bridge.ts'
import { followTheme } from './follow-theme.ts'
import { keepLaunch, type Launch, takeLaunch } from './launch.ts'
import { shareInTelegram } from './share-in-telegram.ts'
import { signInWithLaunch } from './sign-in.ts'
import { startPage, startParamOf } from './start-page.ts'

/** Inside Telegram: the same site, with the theme, the back button and the account of Telegram. Ordinary visitors never load this. */
export function startMiniApp(): void {
  const found = takeLaunch()
  if (!found) return
  const { launch, isNew } = found
  const bridge = connectBridge()
  // Launch data in the address of an ordinary browser is of someone who sent the link: it would log the visitor in to their account.
  if (!bridge) return
  // On later pages the stored theme is the newer one.
  followTheme(bridge, isNew ? launch.backgroundColor : undefined)
  const page = isNew ? startPage(startParamOf(launch.initData)) : undefined
  if (page) {
    openStartPage(launch, page)
    return
  }
  keepLaunch(launch)
  bridge.send('web_app_ready')
  bridge.send('web_app_expand')
  // A swipe down on the board would close the window.
  bridge.send('web_app_setup_swipe_behavior', { allow_vertical_swipe: false })
  showBackButton(bridge, launch.firstPath)
  shareInTelegram(bridge)
  void signInWithLaunch(launch.initData, async () =>
    (await import('./link-dialog.tsx')).openLinkDialog(launch.initData),
  )
}

/** Loads the page instead of navigating to it: React may still hydrate this one. */
function openStartPage(launch: Launch, page: string): void {
  keepLaunch({ ...launch, firstPath: page })
  location.replace(pathIn(languageOfPath(location.pathname), page))
}
