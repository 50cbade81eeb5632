/** What Telegram gave the page when it opened the mini app. */
export type Launch = {
  /** Signed by Telegram: it can sign a person in once. Only ever sent to our server. Empty once someone was logged in. */
  readonly initData: string
  readonly backgroundColor: string | undefined
  /** Where the window opened, without language: leaving it by 'back' would close the window. */
  readonly firstPath: string
}

/** The head script marks the page by the hint cookie, before the first paint. */
export const isSignedIn = () => document.documentElement.dataset['signedIn'] !== undefined

/** main.tsx looks for the same key. */
const KEY = 'edil.telegram'

/** Reads the launch from the address and removes it there, so that no one copies or shares it; on later pages, from the tab's storage. */
export function takeLaunch(): { readonly launch: Launch; readonly isNew: boolean } | undefined {
  const hash = new URLSearchParams(location.hash.slice(1))
  const initData = hash.get('tgWebAppData')
  if (!initData) {
    const launch = readStored()
    return launch && { launch, isNew: false }
  }
  history.replaceState(history.state, '', location.pathname + location.search)
  const backgroundColor = backgroundOf(hash.get('tgWebAppThemeParams'))
  return { launch: { initData, backgroundColor, firstPath: pathWithoutLanguage() }, isNew: true }
}

/**
 * Now, and again before every new page: logging out empties the storage. Once someone is logged in, the launch data is not kept: after a logout
 * it would log them in again.
 */
export function keepLaunch(launch: Launch): void {
  let { initData } = launch
  const keep = () => {
    if (isSignedIn()) initData = ''
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ ...launch, initData }))
    } catch {
      // Storage is blocked: the next page that loads is an ordinary one.
    }
  }
  keep()
  addEventListener('pagehide', keep)
}

export function pathWithoutLanguage(): string {
  return location.pathname.replace(/^\/am(?=\/|$)/, '') || '/'
}

export function backgroundOf(themeParams: string | null): string | undefined {
  try {
    return JSON.parse(themeParams ?? '').bg_color
  } catch {
    return undefined
  }
}

function readStored(): Launch | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '')
  } catch {
    return undefined
  }
}
