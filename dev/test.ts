/**
 * `npm test`: unit and component tests, then the server tests that a change since `main` affects. `npm test <file or folder>`:
 * only those.
 */
import { spawnSync } from 'node:child_process'

const paths = process.argv.slice(2)
if (paths.length > 0) runTests(...paths)
else {
  runTests('--project', '!integration')
  // Found by the imports of each test file.
  runTests('--project', 'integration', '--changed', 'main', '--passWithNoTests')
}

function runTests(...args: readonly string[]): void {
  const { status } = spawnSync('vitest', ['run', ...args], {
    stdio: 'inherit',
    env: { ...process.env, EDIL_REPORT: 'npm-test' },
  })
  if (status !== 0) process.exitCode = 1
}
