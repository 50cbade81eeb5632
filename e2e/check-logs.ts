import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPersonalData, type PersonalValues } from '../dev/personal-data-in-logs.ts'

const REPORTS = join(import.meta.dirname, '../.dev/reports')

type Run = { readonly values: PersonalValues; readonly logs: string }

/**
 * The check at the end of all stories: no log of nginx, api, worker or PostgreSQL has data of the people who played in them.
 * Writes a report of its own for dev/tally.ts, and fails the run.
 */
export function checkLogs(runs: readonly Run[]): void {
  const checked = runs.map(({ values, logs }) => findPersonalData(logs, values))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const leaks = checked.flatMap((run) => run.leaks)
  const lines = sum(checked.map((run) => run.lines))
  const values = sum(runs.map((run) => run.values.size))
  const failures = leaks.map(({ file, line, what }) => ({ name: `logs > ${file} has ${what}`, message: line }))
  if (lines === 0 || values === 0) failures.push({ name: 'logs', message: 'there was nothing to check' })

  mkdirSync(REPORTS, { recursive: true })
  const report = { passed: failures.length === 0 ? 1 : 0, failures }
  writeFileSync(join(REPORTS, `${process.env['EDIL_REPORT'] ?? 'e2e'}-logs.json`), JSON.stringify(report, null, 2))
  const files = sum(checked.map((run) => run.files))
  console.log(`logs: files=${files} lines=${lines} values=${values} leaks=${leaks.length}`)
  for (const { name, message } of failures.slice(0, 20)) console.log(`  ${name}: ${message}`)
  if (failures.length > 0) throw new Error('the logs have personal data')
}
