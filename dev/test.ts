/**
 * `npm test`: unit and component tests, then the server tests of the folders that differ from `main`. `npm test <file or folder>`:
 * only those. `npm run verify` runs all.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { changedSlices } from './changed-slices.ts'

const paths = process.argv.slice(2)
if (paths.length > 0) runTests(...paths)
else {
  runTests('--project', '!integration')
  const slices = changedSlices([
    ...git('diff', '--name-only', 'main'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ])
  if (slices.length > 0) runTests('--project', 'integration', '--passWithNoTests', ...slices)
}

function git(...args: readonly string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
}

function runTests(...args: readonly string[]): void {
  const { status } = spawnSync('vitest', ['run', ...args], {
    stdio: 'inherit',
    env: { ...process.env, EDIL_REPORT: 'npm-test' },
  })
  if (status !== 0) process.exitCode = 1
}
