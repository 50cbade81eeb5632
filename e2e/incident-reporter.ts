import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { INCIDENT } from './story.ts'

const REPORTS = join(import.meta.dirname, '../.dev/reports')

const TICK_MS = 250

/**
 * Counts live incidents (e2e/story.ts), so that a tolerated one is still seen, and prints for how long the machine gave this
 * process no time: a story that fails in such a pause says little about the product.
 */
// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export.
export default class IncidentReporter implements Reporter {
  readonly #incidents: { readonly story: string; readonly what: string; readonly evidence: string }[] = []

  #longestPause = { ms: 0, at: new Date() }
  #lastTick = performance.now()
  readonly #ticking = setInterval(() => {
    const ms = performance.now() - this.#lastTick - TICK_MS
    if (ms > this.#longestPause.ms) this.#longestPause = { ms, at: new Date() }
    this.#lastTick = performance.now()
  }, TICK_MS)

  onTestEnd(story: TestCase, result: TestResult): void {
    for (const { type, description = '' } of result.annotations) {
      if (type !== INCIDENT) continue
      const evidence = result.attachments.find(({ name }) => name === 'trace')?.path ?? '.dev/reports/e2e'
      this.#incidents.push({ story: story.title, what: description, evidence })
    }
  }

  onEnd(): void {
    clearInterval(this.#ticking)
    const { ms, at } = this.#longestPause
    console.log(`longest pause of the machine: ${(ms / 1_000).toFixed(1)} s, until ${at.toISOString()}`)
    mkdirSync(REPORTS, { recursive: true })
    writeFileSync(
      join(REPORTS, `${process.env['EDIL_REPORT'] ?? 'e2e'}-live-incidents.json`),
      JSON.stringify(this.#incidents, null, 2),
    )
    for (const { story, what } of this.#incidents) console.log(`live incident in '${story}': ${what}`)
    console.log(`live incidents: ${this.#incidents.length} (a viewer found a change by polling only)`)
  }
}
