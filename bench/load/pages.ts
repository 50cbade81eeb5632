/**
 * What the public pages cost a cheap phone: Lighthouse's four scores, and the first paint at 400 kbit/s, 400 ms round trip
 * and six times CPU slowdown.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { CHROMIUM } from '../../dev/chromium.ts'
import { portOf } from '../../dev/ports.ts'
import { startStack } from '../../dev/stack.ts'
import { readCpuTicks, stolenSince } from '../../dev/stolen-time.ts'
import { givenReceivingAccount } from '../../server/test/payments.ts'
import { openWorld } from '../../server/test/world.ts'
import { serveBaselinePage } from '../baseline-page.ts'
import { type Measurement, quantile } from '../measurement.ts'

const PAGES = [
  '/dashboard',
  '/',
  '/jackpots',
  '/winners',
  '/money',
  '/game-draw',
  '/live-draw',
  '/about',
  '/terms',
  '/privacy',
  '/login',
  '/am/dashboard',
  '/am/about',
  '/am',
] as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const MARK_MIN = 95
/** The short form shares two cores with other work, so its performance limit only catches a large regression. */
const SHORT_SPEED_MIN = 80
const PAINT_MAX_MS = 2_000
/** If the baseline page is slower or scores lower than this, the machine is too busy to judge performance. */
const BASELINE = { speedMin: 99, paintMaxMs: 1_100 } as const
/**
 * A page is not judged by a measurement during which the host gave more than this share of the processor to other machines. The
 * short form then measures again, and prints `judges_speed=false` when every measurement was disturbed. The baseline page cannot
 * show this: it has no scripts.
 */
const STOLEN_MAX = 0.1
const PAUSE_MS = 20_000
const MEASUREMENTS_MAX = 4
/**
 * Timings are noisy on two shared cores, so the best of a few attempts counts. The short form makes no further attempt once one
 * has reached what it requires.
 */
const ATTEMPTS = 3
/**
 * The phone that Lighthouse’s scores are about, by its processor benchmark (benchmarkIndex): a desktop of 1,750 slowed down by
 * four, Lighthouse’s default. A slower machine is slowed down by less, a faster one by more, so that the phone stays the same.
 */
const PHONE_BENCHMARK_INDEX = 1_750 / 4

export const measure: Measurement = async ({ short }) => {
  const stack = await startStack({ name: 'bench-pages', apis: 1, workers: 1, nodes: 1 })
  const debugPort = await portOf(stack.folder, 'chromium')
  const browser = await chromium.launch({
    executablePath: CHROMIUM.executablePath,
    args: [...CHROMIUM.args, `--remote-debugging-port=${debugPort}`],
  })
  const faults: string[] = []
  let worstPaint = 0
  let worstMark = 100

  const requiredOf = (name: string) => (short && name === 'performance' ? SHORT_SPEED_MIN : MARK_MIN)

  /** Measures again, after a pause, when the host took much of the processor. */
  async function measurePage(url: string, slowdown: number, measurementsMax: number) {
    for (let measurement = 1; ; measurement += 1) {
      const before = readCpuTicks()
      const { marks, line } = await bestMarks(url, debugPort, slowdown, requiredOf)
      const paint = await bestSlowPaint(browser, url)
      const stolen = stolenSince(before)
      if (stolen <= STOLEN_MAX || measurement >= measurementsMax) return { marks, line, paint, stolen }
      console.log(
        `the host took ${(100 * stolen).toFixed(0)} % of the processor: performance=${marks.performance}; measuring again`,
      )
      await sleep(PAUSE_MS)
    }
  }

  try {
    await openForPayments(stack.database.owner)
    await sleep(3_000)
    const origin = stack.nodes[0]?.publicUrl ?? ''
    // The full form is always strict: run it on an otherwise idle machine.
    const baseline = await measureBaseline(browser, debugPort, short)
    const isFast = !short || baseline.isFast
    for (const path of short ? PAGES.slice(0, 1) : PAGES) {
      const { marks, line, paint, stolen } = await measurePage(
        `${origin}${path}`,
        baseline.slowdown,
        short ? MEASUREMENTS_MAX : 1,
      )
      const judgesSpeed = isFast && (!short || stolen <= STOLEN_MAX)
      console.log(
        `page ${path}: ${line} slow_paint_ms=${paint.firstPaintMs.toFixed(0)} bytes_to_interactive=${paint.bytes} ` +
          `stolen=${stolen.toFixed(2)} judges_speed=${judgesSpeed}`,
      )
      for (const [name, mark] of Object.entries(marks)) {
        worstMark = Math.min(worstMark, mark)
        const isSpeed = name === 'performance'
        const required = requiredOf(name)
        if (mark < required && (judgesSpeed || !isSpeed))
          faults.push(`${path} has ${mark} in ${name}; required: ${required}`)
      }
      worstPaint = Math.max(worstPaint, paint.firstPaintMs)
      if (paint.firstPaintMs > PAINT_MAX_MS && judgesSpeed)
        faults.push(`${path} first paints after ${paint.firstPaintMs.toFixed(0)} ms`)
    }
  } finally {
    await browser.close()
    await stack.stop()
  }
  return {
    line: `pages: worst_mark=${worstMark} worst_slow_paint_ms=${worstPaint.toFixed(0)} faults=${faults.length}`,
    faults,
  }
}

/** A site that players use takes payments. Otherwise the notice that payments are closed would be measured too. */
async function openForPayments(databaseUrl: string): Promise<void> {
  const world = await openWorld(databaseUrl)
  try {
    await givenReceivingAccount(world)
  } finally {
    await world.close()
  }
}

async function measureBaseline(
  browser: Browser,
  debugPort: number,
  short: boolean,
): Promise<{ readonly isFast: boolean; readonly slowdown: number }> {
  const baseline = await serveBaselinePage()
  const indexes: number[] = []
  let performance = 0
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const report = await runLighthouse(baseline.url, debugPort, ['performance'])
    indexes.push(report?.environment.benchmarkIndex ?? 0)
    performance = Math.max(performance, scoreOf(report, 'performance'))
    if (short && performance >= BASELINE.speedMin) break
  }
  const { firstPaintMs } = await bestSlowPaint(browser, baseline.url)
  await baseline.close()
  const benchmarkIndex = quantile(indexes, 0.5)
  const slowdown = Math.max(1, benchmarkIndex / PHONE_BENCHMARK_INDEX)
  const isFast = performance >= BASELINE.speedMin && firstPaintMs <= BASELINE.paintMaxMs
  console.log(
    `baseline: performance=${performance} slow_paint_ms=${firstPaintMs.toFixed(0)} ` +
      `benchmark_index=${benchmarkIndex.toFixed(0)} slowdown=${slowdown.toFixed(1)} judges_speed=${isFast}`,
  )
  return { isFast, slowdown }
}

type Category = (typeof CATEGORIES)[number]
type Marks = Record<Category, number>

async function bestMarks(
  url: string,
  port: number,
  slowdown: number,
  requiredOf: (name: Category) => number,
): Promise<{ marks: Marks; line: string }> {
  const best: Marks = { performance: 0, accessibility: 0, 'best-practices': 0, seo: 0 }
  let line = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const report = await runLighthouse(url, port, CATEGORIES, slowdown)
    const audits = report?.audits ?? {}
    for (const name of CATEGORIES) best[name] = Math.max(best[name], scoreOf(report, name))
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
    line = `fcp_ms=${value('first-contentful-paint').toFixed(0)} lcp_ms=${value('largest-contentful-paint').toFixed(0)} tbt_ms=${value('total-blocking-time').toFixed(0)} cls=${value('cumulative-layout-shift').toFixed(3)}`
    const failed = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === 'binary',
    )
    if (failed.length > 0) console.log(`  ${failed.map(({ id }) => id).join(', ')}`)
    if (CATEGORIES.every((name) => best[name] >= requiredOf(name))) break
  }
  return { marks: best, line: `${CATEGORIES.map((name) => `${name}=${best[name]}`).join(' ')} ${line}` }
}

async function runLighthouse(url: string, port: number, categories: readonly Category[], slowdown = 1) {
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    maxWaitForLoad: 12_000,
    // Only for people who read the report.
    disableFullPageScreenshot: true,
    onlyCategories: [...categories],
    throttling: { cpuSlowdownMultiplier: slowdown },
  })
  return run?.lhr
}

function scoreOf(report: Awaited<ReturnType<typeof runLighthouse>>, category: Category): number {
  return Math.round((report?.categories[category]?.score ?? 0) * 100)
}

type Paint = { readonly firstPaintMs: number; readonly bytes: number }

async function bestSlowPaint(browser: Browser, url: string): Promise<Paint> {
  let best: Paint = { firstPaintMs: Number.POSITIVE_INFINITY, bytes: 0 }
  for (let attempt = 0; attempt < ATTEMPTS && best.firstPaintMs > PAINT_MAX_MS; attempt += 1) {
    const paint = await slowPaint(browser, url)
    if (paint.firstPaintMs < best.firstPaintMs) best = paint
  }
  return best
}

/** Network and CPU of the target phone, emulated by Chromium. */
async function slowPaint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto(url, { waitUntil: 'load' })
  // The page may have loaded before it has painted.
  const firstPaintMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((entries) => {
          const paint = entries.getEntriesByName('first-contentful-paint')[0]
          if (paint) resolve(paint.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )
  await context.close()
  return { firstPaintMs, bytes }
}
