/**
 * Prints the end of a CI run: what failed, also what passed when it was repeated (.ci/run), and as the last line the number of
 * tests, stories and steps that passed and failed.
 */
import { stripVTControlCharacters } from 'node:util'
import { PROJECT } from './folder.ts'
import { type Failure, type Report, readJson, readStories, readTests } from './reports.ts'

const MESSAGE_LINES = 40

const [passedSteps = '0', failedSteps = '0'] = process.argv.slice(2)
let passed = Number(passedSteps)
let failed = Number(failedSteps)

// A missing report means that its step failed, and the step is counted.
count(readTests('tests'), readTests('tests-repeated'))
count(readTests('draw-tests'))
count(readStories('e2e'), readStories('e2e-repeated'))
for (const name of ['e2e', 'e2e-repeated']) count(readJson<Report>(`${name}-logs.json`))
for (const kind of ['load', 'fault']) {
  for (const { name, message } of readJson<Failure[]>(`${kind}-failed.json`) ?? [])
    print('failed at first', { name: `${kind} ${name}`, message })
}
for (const name of ['e2e', 'e2e-repeated']) {
  const incidents = readJson<unknown[]>(`${name}-live-incidents.json`) ?? []
  if (incidents.length > 0)
    console.log(`live incidents: ${incidents.length} (.dev/reports/${name}-live-incidents.json)`)
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

function count(report: Report | undefined, repeated?: Report): void {
  if (!report) return
  const failures = repeated?.failures ?? report.failures
  failed += failures.length
  passed += report.passed + report.failures.length - failures.length
  if (repeated) for (const failure of report.failures) print('failed at first', failure)
  for (const failure of failures) print('failed', failure)
}

function print(what: string, { name, message }: Failure): void {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .slice(0, MESSAGE_LINES)
  console.log(`${what}: ${name.replace(`${PROJECT}/`, '')}\n${lines.map((line) => `  ${line}`).join('\n')}`)
}
