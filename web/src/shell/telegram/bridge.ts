type Listener = (data: unknown) => void

/** Messages to and from the Telegram app that shows this page. */
export type Bridge = {
  readonly send: (event: string, data?: object) => void
  readonly on: (event: string, listener: Listener) => void
}

type Proxy = { readonly postEvent: (event: string, data: string) => void }
type Receiver = { readonly receiveEvent: (event: string, data?: unknown) => void }
type TelegramWindow = {
  readonly TelegramWebviewProxy?: Proxy
  readonly external?: { readonly notify?: (message: string) => void }
  Telegram?: { readonly WebView: Receiver }
  TelegramGameProxy?: Receiver
}

/**
 * The protocol of Telegram's apps for phones and desktops. Telegram's own script for it is not loaded: our pages run no script of others.
 * web.telegram.org shows mini apps in a frame, which our policy refuses, so messages of other windows are not read.
 * `undefined` in every other browser.
 */
export function connectBridge(host = window as unknown as TelegramWindow): Bridge | undefined {
  const { TelegramWebviewProxy: proxy, external } = host
  if (!proxy && !external?.notify) return undefined
  const listeners = new Map<string, Listener>()
  const receiveEvent: Receiver['receiveEvent'] = (event, data) => listeners.get(event)?.(data)
  // Phones call the first, desktops the second.
  host.Telegram = { WebView: { receiveEvent } }
  host.TelegramGameProxy = { receiveEvent }
  return {
    send(event, data = {}) {
      if (proxy) proxy.postEvent(event, JSON.stringify(data))
      else external?.notify?.(JSON.stringify({ eventType: event, eventData: data }))
    },
    on: (event, listener) => void listeners.set(event, listener),
  }
}
