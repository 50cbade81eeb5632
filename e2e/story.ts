import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, type Page, type TestInfo } from '@playwright/test'
import { readCpuTicks, stolenSince } from '../dev/stolen-time.ts'
import { type PageEvents, recordPageEvents } from './page-events.ts'
import { owner, stackFolder } from './stack.ts'

export const INCIDENT = 'live incident'

/** A page should show a change within a second (live.story.ts). Past this, it has probably found it by polling. */
const LIVE_MS = 6_000

/**
 * Waits for a change that a live event should bring. A viewer sometimes receives nothing (docs/incidents.md)
 * and finds the change by polling within `pollMs`: the story goes on, and the run reports the incident.
 */
export type ExpectLive = (page: Page, check: (timeout: number) => Promise<void>, pollMs: number) => Promise<void>

type Fixtures = {
  /** Leaves page events, live events and server logs beside the trace when a story fails or has an incident. */
  readonly evidence: PageEvents
  /** Adds the time that the host took from this machine to the story's time limit. */
  readonly stolenTime: undefined
  readonly expectLive: ExpectLive
}

const STOLEN_TIME_LOOK_MS = 2_000

export const test = base.extend<Fixtures>({
  evidence: [
    async ({ browser }, use, info) => {
      const startedAt = new Date()
      const sizes = logSizes()
      const events = recordPageEvents(browser)
      await use(events)
      events.stop()
      const hasIncident = info.annotations.some(({ type }) => type === INCIDENT)
      if (info.status !== info.expectedStatus || hasIncident) await writeEvidence(info, events, sizes, startedAt)
    },
    { auto: true },
  ],
  stolenTime: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first parameter
    async ({}, use, info) => {
      let before = readCpuTicks()
      const timer = setInterval(() => {
        const now = readCpuTicks()
        info.setTimeout(info.timeout + stolenSince(before, now) * STOLEN_TIME_LOOK_MS)
        before = now
      }, STOLEN_TIME_LOOK_MS)
      await use(undefined)
      clearInterval(timer)
    },
    { auto: true },
  ],
  expectLive: async ({ evidence }, use, info) => {
    await use(async (page, check, pollMs) => {
      const startedAt = Date.now()
      try {
        return await check(LIVE_MS)
      } catch {
        await check(pollMs)
      }
      const received = evidence.receivedSince(page, startedAt)
      const description = `${page.url()} showed a change after ${Date.now() - startedAt} ms, with ${received} live events received meanwhile`
      info.annotations.push({ type: INCIDENT, description })
    })
  },
})

async function writeEvidence(
  info: TestInfo,
  events: PageEvents,
  sizes: ReadonlyMap<string, number>,
  startedAt: Date,
): Promise<void> {
  writeFileSync(info.outputPath('page-events.log'), `${events.lines.join('\n')}\n`)
  const { rows } = await owner.query(
    'select id, channel, recorded_at, published_at, payload from live_events where recorded_at >= $1 order by id',
    [startedAt],
  )
  writeFileSync(info.outputPath('live-events.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  mkdirSync(info.outputPath('server'))
  // nginx writes its access log every five seconds; what is missing here is in .dev/logs.
  for (const name of logNames()) {
    writeFileSync(info.outputPath('server', name), readFrom(join(logFolder(), name), sizes.get(name) ?? 0))
  }
}

function logFolder(): string {
  return join(stackFolder(), 'log')
}

function logNames(): string[] {
  return existsSync(logFolder()) ? readdirSync(logFolder()) : []
}

function logSizes(): ReadonlyMap<string, number> {
  return new Map(logNames().map((name) => [name, statSync(join(logFolder(), name)).size]))
}

function readFrom(file: string, start: number): Buffer {
  const bytes = Buffer.alloc(Math.max(0, statSync(file).size - start))
  const descriptor = openSync(file, 'r')
  readSync(descriptor, bytes, 0, bytes.length, start)
  closeSync(descriptor)
  return bytes
}
