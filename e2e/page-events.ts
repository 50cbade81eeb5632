import type { Browser, BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test'
import { recordToasts } from './shown-toasts.ts'

/** What the pages of a story did: console, requests, and every event of a live channel. */
export type PageEvents = {
  readonly lines: readonly string[]
  /** Live events that this page has received since `since` (`Date.now()`). */
  readonly receivedSince: (page: Page, since: number) => number
  readonly stop: () => void
}

const DATA_MAX = 400

export function recordPageEvents(browser: Browser): PageEvents {
  const lines: string[] = []
  const pages = new Map<Page, { readonly name: string; readonly receivedAt: number[] }>()
  const startedAt = Date.now()

  const log = (page: Page | null, text: string) => {
    const seconds = ((Date.now() - startedAt) / 1_000).toFixed(3).padStart(8)
    lines.push(`${new Date().toISOString()} ${seconds} ${(page && pages.get(page)?.name) ?? 'page ?'} ${text}`)
  }

  const onPage = (page: Page) => {
    const receivedAt: number[] = []
    pages.set(page, { name: `page ${pages.size + 1}`, receivedAt })
    recordLiveEvents(page, (text, isEvent) => {
      if (isEvent) receivedAt.push(Date.now())
      log(page, text)
    })
    page.on('framenavigated', (frame) => frame === page.mainFrame() && log(page, `at ${frame.url()}`))
    page.on('pageerror', (error) => log(page, `error ${error.stack ?? error.message}`))
    page.on('close', () => log(page, 'closed'))
  }
  const onConsole = (message: ConsoleMessage) => log(message.page(), `console ${message.type()} ${message.text()}`)
  const onRequest = (request: Request) => log(pageOf(request), `→ ${request.method()} ${request.url()}`)
  const onResponse = (response: Response) => log(pageOf(response.request()), `← ${response.status()} ${response.url()}`)
  const onFailed = (request: Request) =>
    log(pageOf(request), `× ${request.method()} ${request.url()} ${request.failure()?.errorText}`)
  const onContext = (context: BrowserContext) => {
    recordToasts(context).catch((error: unknown) => log(null, `toasts are not recorded: ${error}`))
    context.on('page', onPage)
    context.on('console', onConsole)
    context.on('request', onRequest)
    context.on('response', onResponse)
    context.on('requestfailed', onFailed)
  }
  browser.on('context', onContext)
  for (const context of browser.contexts()) onContext(context)

  return {
    lines,
    receivedSince: (page, since) => pages.get(page)?.receivedAt.filter((at) => at >= since).length ?? 0,
    stop: () => browser.off('context', onContext),
  }
}

/** Chromium reports the events of an EventSource only over its own protocol. */
function recordLiveEvents(page: Page, log: (text: string, isEvent: boolean) => void): void {
  page
    .context()
    .newCDPSession(page)
    .then(async (session) => {
      session.on('Network.eventSourceMessageReceived', ({ eventName, eventId, data }) =>
        log(
          `live ${eventName} ${eventId} ${data.slice(0, DATA_MAX)}`,
          eventName === 'message' && !data.startsWith('{"kind":"heartbeat"'),
        ),
      )
      await session.send('Network.enable')
    })
    // The page was closed meanwhile.
    .catch(() => undefined)
}

/** A request of a service worker or of a page that is gone has no page. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page()
  } catch {
    return null
  }
}
