import { chooseTheme, onThemeChange } from '../../ui/theme.ts'
import type { Bridge } from './bridge.ts'
import { backgroundOf } from './launch.ts'
import { themeFor } from './theme-for.ts'

/** Ours of the two themes that fits the background of Telegram, and Telegram's bars in our colour. */
export function followTheme(bridge: Bridge, backgroundColor: string | undefined): void {
  const apply = (background: string | undefined) => {
    const theme = themeFor(background)
    if (theme) chooseTheme(theme)
  }
  onThemeChange(() => paintBars(bridge))
  apply(backgroundColor)
  paintBars(bridge)
  bridge.on('theme_changed', (data) => {
    const { theme_params: params } = Object(data) as { readonly theme_params?: unknown }
    apply(backgroundOf(JSON.stringify(params ?? null)))
  })
}

function paintBars(bridge: Bridge): void {
  bridge.send('web_app_set_header_color', { color: colorOf('--surface') })
  for (const part of ['background', 'bottom_bar']) bridge.send(`web_app_set_${part}_color`, { color: colorOf('--bg') })
}

/** Telegram knows colours of six digits only. */
function colorOf(token: string): string {
  const color = getComputedStyle(document.documentElement).getPropertyValue(token).trim()
  return color.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3')
}
