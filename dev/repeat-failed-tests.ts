/** Runs the test files that failed in `npm run verify` again, one at a time, then the tests of the draw if they did not run or failed. */
import { spawnSync } from 'node:child_process'
import { readVitestReport } from './reports.ts'

const tests = readVitestReport('tests')
const failedFiles = tests?.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name) ?? []
const passes =
  // No report: lint, types or unused code failed, and they depend on no time limit.
  tests !== undefined &&
  (failedFiles.length === 0 ||
    run('vitest', ['run', '--maxWorkers=1', ...failedFiles], { EDIL_REPORT: 'tests-repeated' })) &&
  (readVitestReport('draw-tests')?.success || run('npm', ['run', '--silent', 'test:draw']))
process.exitCode = passes ? 0 : 1

function run(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const path = `node_modules/.bin:${process.env['PATH'] ?? ''}`
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, PATH: path, ...env } }).status === 0
}
