import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { INCIDENT } from './story.ts'

const REPORTS = join(import.meta.dirname, '../.dev/reports')

/** Counts live incidents (e2e/story.ts), so that a tolerated one is still seen. */
// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export.
export default class IncidentReporter implements Reporter {
  readonly #incidents: { readonly story: string; readonly what: string; readonly evidence: string }[] = []

  onTestEnd(story: TestCase, result: TestResult): void {
    for (const { type, description = '' } of result.annotations) {
      if (type !== INCIDENT) continue
      const evidence = result.attachments.find(({ name }) => name === 'trace')?.path ?? '.dev/reports/e2e'
      this.#incidents.push({ story: story.title, what: description, evidence })
    }
  }

  onEnd(): void {
    mkdirSync(REPORTS, { recursive: true })
    writeFileSync(join(REPORTS, 'live-incidents.json'), JSON.stringify(this.#incidents, null, 2))
    for (const { story, what } of this.#incidents) console.log(`live incident in '${story}': ${what}`)
    console.log(`live incidents: ${this.#incidents.length} (a viewer found a change by polling only)`)
  }
}
