import type { BrowserContext, Page } from '@playwright/test'

/** What a person did on the way to something. */
export type Steps = {
  readonly taps: number
  /** Keys outside text fields, and Enter. */
  readonly keys: number
  /** The names of the text fields that were filled in; one that was asked for twice is there twice. */
  readonly typed: readonly string[]
  /** Pages shown, the first one included. */
  readonly screens: number
  readonly seconds: number
}

export type StepCounter = {
  /** Counts from here on. */
  readonly start: () => void
  /** A tap outside the browser, such as on the link in a mail. */
  readonly tapElsewhere: () => void
  /** Runs steps that do not count: a code of the second factor is named beside the figures. */
  readonly withoutCounting: (work: () => Promise<void>) => Promise<void>
  readonly read: () => Steps
}

type StepEvent = { readonly kind: 'tap' | 'key' | 'typed'; readonly field: string }

/**
 * Counts what a person does on a page by the events that the page receives, so that a story cannot forget a step. Call it
 * before the page is opened or loaded again: the events are recorded from the next document on.
 */
export async function countSteps(page: Page): Promise<StepCounter> {
  let isCounting = true
  let startedAt = performance.now()
  let [taps, keys] = [0, 0]
  let shown = ''
  const typed: string[] = []
  const screens: string[] = []
  await recordEvents(page.context(), ({ kind, field }) => {
    if (!isCounting) return
    if (kind === 'tap') taps += 1
    else if (kind === 'key') keys += 1
    else typed.push(field)
  })
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    const { pathname } = new URL(frame.url())
    if (pathname !== shown) screens.push(pathname)
    shown = pathname
  })
  return {
    start() {
      ;[taps, keys, startedAt] = [0, 0, performance.now()]
      typed.length = 0
      screens.splice(0, screens.length, shown)
    },
    tapElsewhere() {
      taps += 1
    },
    async withoutCounting(work) {
      isCounting = false
      await work()
      isCounting = true
    },
    read: () => ({
      taps,
      keys,
      typed: [...typed],
      screens: screens.length,
      seconds: (performance.now() - startedAt) / 1_000,
    }),
  }
}

async function recordEvents(context: BrowserContext, record: (event: StepEvent) => void): Promise<void> {
  await context.exposeBinding('recordStep', (_, event: StepEvent) => record(event))
  await context.addInitScript(() => {
    const { recordStep } = window as unknown as { recordStep: (event: StepEvent) => void }
    const nameOf = (target: EventTarget | null) => (target instanceof HTMLInputElement ? target.name : '')
    const filledIn = new WeakSet<EventTarget>()
    const isText = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['radio', 'checkbox', 'file', 'submit'].includes(target.type))
    addEventListener('pointerdown', ({ target }) => recordStep({ kind: 'tap', field: nameOf(target) }), true)
    addEventListener(
      'keydown',
      ({ key, target }) => {
        if (key === 'Enter' || !isText(target)) recordStep({ kind: 'key', field: key })
      },
      true,
    )
    addEventListener(
      'input',
      ({ target }) => {
        if (!target || filledIn.has(target)) return
        if (isText(target)) {
          filledIn.add(target)
          recordStep({ kind: 'typed', field: nameOf(target) })
        } else if (target instanceof HTMLInputElement && target.type === 'file') {
          // A test chooses a file without the tap that opens the phone's gallery.
          recordStep({ kind: 'tap', field: 'file' })
        }
      },
      true,
    )
  })
}
