import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './folder.ts'

/** Prints the last line of a CI run: the tests in the reports plus the steps that are not tests themselves. */
const [passedSteps = '0', failedSteps = '0'] = process.argv.slice(2)

type VitestReport = { numPassedTests: number; numFailedTests: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

function readReport<T>(name: string): T | undefined {
  const file = join(PROJECT, '.dev/reports', name)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}

const reports = ['tests.json', 'draw-tests.json'].flatMap((name) => readReport<VitestReport>(name) ?? [])
const stories = readReport<PlaywrightReport>('e2e.json')
// A missing report means that its step failed, and the step is counted.
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
const passed =
  sum(reports.map(({ numPassedTests }) => numPassedTests)) + (stories?.stats.expected ?? 0) + Number(passedSteps)
const failed =
  sum(reports.map(({ numFailedTests }) => numFailedTests)) +
  (stories ? stories.stats.unexpected + stories.stats.flaky : 0) +
  Number(failedSteps)

const incidents = readReport<unknown[]>('live-incidents.json') ?? []
if (incidents.length > 0) console.log(`live incidents: ${incidents.length} (.dev/reports/live-incidents.json)`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
