/**
 * `npm run bench -- <name> [--option value …]` and `npm run fault -- <name> …`. Each measurement prints its figure line last;
 * the exit code is 1 when any of them found a fault. Without a name, every measurement runs, in its
 * short form unless EDIL_FORM=full; with --last-failed, those that failed the last time.
 */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { inspect, parseArgs } from 'node:util'
import { PROJECT } from '../dev/folder.ts'
import { isFullForm } from '../dev/form.ts'
import type { Failure } from '../dev/reports.ts'
import type { Measurement } from './measurement.ts'

const SIDE_BY_SIDE = 3
const FAULT = 'FAULT'
/** Run by `npm run nightly`, and by CI never: they say something only on a machine that does nothing else. */
const QUIET_MACHINE_ONLY = ['stage', 'uploads']
/**
 * Run by `npm run nightly`, and not by CI, which has to end within 20 minutes: what they measure or break is also covered by tests,
 * or changes rarely. After a change of what they are about, name them: `npm run fault -- board-model --short`.
 */
const NIGHTLY = [
  ...['agreement', 'crowds', 'fairness', 'reads', 'response-timing', 'verify', 'witness'],
  ...['announcements', 'board-model', 'games', 'mutants', 'notifications', 'presses', 'public-log'],
]
/** Started first when several run side by side, so that no long one is left alone at the end. */
const LONG = ['draws', 'payouts', 'payments', 'requests']
const FULL_FORM_ONLY = [...QUIET_MACHINE_ONLY, ...NIGHTLY]

const [kind = 'load', ...rest] = process.argv.slice(2)
const { positionals, values } = parseArgs({
  args: rest,
  allowPositionals: true,
  options: {
    viewers: { type: 'string' },
    seed: { type: 'string' },
    scenarios: { type: 'string' },
    requests: { type: 'string' },
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
    'last-failed': { type: 'boolean', default: false },
  },
})
const failedFile = join(PROJECT, `.dev/reports/${kind}-failed.json`)
const lastFailed = values['last-failed'] ? (JSON.parse(readFileSync(failedFile, 'utf8')) as Failure[]) : []
const folder = join(import.meta.dirname, kind)
const known = readdirSync(folder).map((file) => basename(file, '.ts'))
const named = [...positionals, ...lastFailed.map(({ name }) => name)]
const short = values.short || (positionals.length === 0 && !isFullForm)
const wanted = named.length > 0 ? named : known.filter((name) => !(short && FULL_FORM_ONLY.includes(name)))

for (const name of wanted) {
  if (!known.includes(name)) {
    console.error(`unknown ${kind} measurement '${name}'; known: ${known.join(', ')}`)
    process.exit(2)
  }
}

const [cpu] = cpus()
console.log(
  `machine: ${cpus().length} × ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, node ${process.version}`,
)
const failed: Failure[] = []
if (wanted.length === 1 || kind === 'load') for (const name of wanted) await run(name)
else await runSideBySide()
if (failed.length > 0) process.exitCode = 1
if (named.length === 0) {
  mkdirSync(dirname(failedFile), { recursive: true })
  writeFileSync(failedFile, JSON.stringify(failed))
}

async function run(name: string): Promise<void> {
  const { measure } = (await import(join(folder, `${name}.ts`))) as { measure: Measurement }
  const startedAt = performance.now()
  const toNumber = (value: string | undefined) => (value === undefined ? undefined : Number(value))
  const { line, faults } = await measure({
    short,
    viewers: toNumber(values.viewers),
    seed: toNumber(values.seed),
    scenarios: toNumber(values.scenarios),
    requests: toNumber(values.requests),
    only: toNumber(values.only),
  }).catch((error: unknown) => ({ line: `${name}: not measured`, faults: [inspect(error)] }))
  for (const fault of faults) console.error(`${name}: ${FAULT} ${fault}`)
  if (faults.length > 0) failed.push({ name, message: faults.join('\n') })
  console.log(line)
  console.log(`${name} took ${Math.round((performance.now() - startedAt) / 1_000)} s\n`)
}

/**
 * Fault runs measure no speed and mostly wait for killed processes, so several share the machine, each with its own stack.
 * The output of each is printed when it has ended.
 */
async function runSideBySide(): Promise<void> {
  const waiting = [...LONG.filter((name) => wanted.includes(name)), ...wanted.filter((name) => !LONG.includes(name))]
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const args = [
        import.meta.filename,
        kind,
        ...rest.filter((arg) => !wanted.includes(arg) && arg !== '--last-failed'),
        name,
      ]
      const child = execFile(process.execPath, short && !values.short ? [...args, '--short'] : args, {
        maxBuffer: 64 * 2 ** 20,
      })
      const output: string[] = []
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: string) => output.push(text))
      const [code] = await once(child, 'close')
      const text = output.join('').replace(/^machine: .*\n/, '')
      console.log(text)
      if (code !== 0) failed.push({ name, message: messageOf(text) })
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
}

/** What CI shows of a run that failed: its faults, or how it ended when it reported none. */
function messageOf(output: string): string {
  const lines = output.trimEnd().split('\n')
  const first = lines.findIndex((line) => line.includes(`: ${FAULT} `))
  return lines.slice(first === -1 ? -20 : first).join('\n')
}
