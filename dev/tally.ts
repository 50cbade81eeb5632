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

const tests = readReport<VitestReport>('tests.json')
const stories = readReport<PlaywrightReport>('e2e.json')
// A missing report means that its step failed, and the step is counted.
const passed = (tests?.numPassedTests ?? 0) + (stories?.stats.expected ?? 0) + Number(passedSteps)
const failed =
  (tests?.numFailedTests ?? 0) + (stories ? stories.stats.unexpected + stories.stats.flaky : 0) + Number(failedSteps)

console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
