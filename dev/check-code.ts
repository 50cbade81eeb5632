/** `npm run check`: lint, types and unused code, side by side. The output of each is printed when it has ended. */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

const CHECKS = ['lint', 'types', 'unused'] as const

const results = await Promise.all(CHECKS.map(run))
process.exitCode = results.every((passes) => passes) ? 0 : 1

async function run(name: (typeof CHECKS)[number]): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  const passes = code === 0
  const advice = name === 'lint' ? ' (npx biome check --write . repairs most of it)' : ''
  console.log(`${output}${errors}${name}: ${passes ? 'passed' : `FAILED${advice}`}`)
  return passes
}
