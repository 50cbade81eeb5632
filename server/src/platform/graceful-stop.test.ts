import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MODULE = join(import.meta.dirname, 'graceful-stop.ts')

/** Runs a process that stops gracefully, and returns its exit code and the messages it logged. */
async function run({ finish, then = '', signal }: { finish: string; then?: string; signal?: NodeJS.Signals }) {
  const source = `
    import { pino } from 'pino'
    import { stopGracefully } from ${JSON.stringify(MODULE)}
    stopGracefully(pino(), async () => { ${finish} })
    setInterval(() => undefined, 1_000)
    console.log('started')
    ${then}`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', source], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  if (signal) child.stdout.once('data', () => child.kill(signal))
  const code = await new Promise((resolve) => child.on('exit', resolve))
  const messages = [...output.matchAll(/"msg":"([^"]*)"/g)].map(([, message]) => message)
  return { code, messages }
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s: finishes the work, then exits with 0', async (signal) => {
  const finish = `await new Promise((resolve) => setTimeout(resolve, 50)); console.log('"msg":"finished"')`
  expect(await run({ finish, signal })).toEqual({ code: 0, messages: ['stopping', 'finished', 'stopped'] })
})

test('exits with 1 when the work cannot be finished', async () => {
  const { code, messages } = await run({ finish: `throw new Error('no database')`, signal: 'SIGTERM' })
  expect(code).toBe(1)
  expect(messages).not.toContain('stopped')
})

test('an uncaught error is logged, the work is finished, and the process exits with 1', async () => {
  const then = `setTimeout(() => { throw new Error('a bug') }, 10)`
  const { code, messages } = await run({ finish: '', then })
  expect(code).toBe(1)
  // In any order: pino writes a fatal line apart from the others.
  expect(messages.toSorted()).toEqual(['stopped', 'stopping after an uncaught error'])
})
