import type { Bridge } from './bridge.ts'
import { pathWithoutLanguage } from './launch.ts'

/** The router announces every change of the address by these events. */
const NAVIGATION = ['pushState', 'replaceState', 'popstate'] as const

/** Telegram's back button, on every page but the first: there Telegram shows the one that closes the window. */
export function showBackButton(bridge: Bridge, firstPath: string): void {
  let shown: boolean | undefined
  const update = () => {
    const isVisible = pathWithoutLanguage() !== firstPath
    if (isVisible !== shown) bridge.send('web_app_setup_back_button', { is_visible: isVisible })
    shown = isVisible
  }
  update()
  for (const event of NAVIGATION) addEventListener(event, update)
  bridge.on('back_button_pressed', () => history.back())
}
