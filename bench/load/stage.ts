/**
 * Frames of a draw on a cheap phone: /live-draw at 360 × 640 with six times CPU slow-down, while the jar is shaken and while the balls
 * rise. Chromium slows down the page but not its workers, so the time that the jar's worker needs for a frame is measured as well, and
 * six times that must fit into a frame.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM } from '../../dev/chromium.ts'
import { startStack } from '../../dev/stack.ts'
import { closeNow, givenSoldGame } from '../../server/test/draws.ts'
import { openWorld } from '../../server/test/world.ts'
import { type Measurement, quantile } from '../measurement.ts'

const SLOWDOWN = 6
const FRAMES_PER_SECOND_MIN = 55
const FRAME_MS = 1_000 / 60
const RISE_MS = 900
const NUMBERS = Array.from({ length: 100 }, (_, index) => index + 1)

type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  readonly pid: number
  readonly tid: number
  readonly args: { readonly name?: string }
}

export const measure: Measurement = async ({ short }) => {
  const stack = await startStack({ name: 'bench-stage', apis: 1, workers: 1, nodes: 1 })
  const world = await openWorld(stack.database.owner)
  const browser = await chromium.launch({ executablePath: CHROMIUM.executablePath, args: [...CHROMIUM.args] })
  try {
    const shake: number[] = []
    const rise: number[] = []
    const work: number[] = []
    for (let draw = 0; draw < (short ? 1 : 3); draw += 1) {
      const gameId = await givenSoldGame(world, NUMBERS)
      const frames = await traceShow(browser, `${stack.nodes[0]?.publicUrl}/live-draw?game=${gameId}`, async () => {
        await closeNow(world, gameId)
      })
      shake.push(...frames.shake)
      rise.push(...frames.rise)
      work.push(...frames.work)
    }
    const faults: string[] = []
    for (const [name, intervals] of Object.entries({ shake, rise })) {
      const perSecond = 1_000 / quantile(intervals, 0.5)
      if (!(perSecond >= FRAMES_PER_SECOND_MIN)) {
        faults.push(
          `the ${name} has ${perSecond.toFixed(0)} frames a second; at least ${FRAMES_PER_SECOND_MIN} are required`,
        )
      }
    }
    const slowWork = quantile(work, 0.95) * SLOWDOWN
    if (!(slowWork <= FRAME_MS)) faults.push(`on a slow phone the worker needs ${slowWork.toFixed(1)} ms for a frame`)
    const of = (intervals: readonly number[]) =>
      `${quantile(intervals, 0.5).toFixed(1)}/${quantile(intervals, 0.95).toFixed(1)}`
    const line =
      `stage: slowdown=${SLOWDOWN} shake_frame_ms_median_p95=${of(shake)} rise_frame_ms_median_p95=${of(rise)} ` +
      `frames=${shake.length}/${rise.length} worker_ms_median_p95=${of(work)}`
    return { line, faults }
  } finally {
    await browser.close()
    await world.close()
    await stack.stop()
  }
}

/** Opens the page, starts the draw and returns the times between frames, and what the worker needed for each, in milliseconds. */
async function traceShow(browser: Browser, url: string, startDraw: () => Promise<void>) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    isMobile: true,
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  await page.goto(url)
  const slowing = await context.newCDPSession(page)
  await slowing.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(markSteps)
  await startDraw()
  await page.locator('[data-stage="sealed"]').waitFor({ timeout: 20_000 })
  const trace = await startTrace(browser)
  await page.locator('[data-step="celebration"]').waitFor({ timeout: 90_000 })
  const events = await trace.stop()
  await context.close()
  return framesOf(events)
}

/** Marks every step of the show in the trace. */
function markSteps(): void {
  const stage = document.querySelector('[data-stage]')
  if (!stage) throw new Error('the page has no stage')
  const mark = () => performance.mark(`step ${stage.getAttribute('data-step')}`)
  new MutationObserver(mark).observe(stage, { attributes: true, attributeFilter: ['data-step'] })
}

async function startTrace(browser: Browser): Promise<{ stop: () => Promise<TraceEvent[]> }> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
    },
  })
  return {
    stop: async () => {
      await session.send('Tracing.end')
      await complete
      await sleep(100)
      return events
    },
  }
}

function framesOf(events: readonly TraceEvent[]) {
  const steps = new Map(
    events.filter(({ name }) => name.startsWith('step ')).map(({ name, ts }) => [name.slice('step '.length), ts]),
  )
  const drawn = events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts)
  const between = (from: number, to: number) => intervalsOf(drawn.filter((ts) => ts >= from && ts <= to))
  const at = (step: string) => steps.get(step) ?? Number.NaN
  const workers = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && /worker/i.test(args.name ?? '')).map(threadOf),
  )
  const work = events
    .filter((event) => event.name === 'FireAnimationFrame' && workers.has(threadOf(event)))
    .filter(({ ts }) => ts >= at('shake') && ts <= at('third'))
    .map(({ dur = 0 }) => dur / 1_000)
  return {
    shake: between(at('shake'), at('third')),
    rise: ['third', 'second', 'first'].flatMap((step) => between(at(step), at(step) + RISE_MS * 1_000)),
    work,
  }
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`

/** In milliseconds. */
function intervalsOf(instants: readonly number[]): number[] {
  const sorted = instants.toSorted((a, b) => a - b)
  return sorted.slice(1).map((instant, index) => (instant - Number(sorted[index])) / 1_000)
}
