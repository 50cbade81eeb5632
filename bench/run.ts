/**
 * `npm run bench -- <name> [--option value …]` and `npm run fault -- <name> …`. Each measurement prints its figure line last;
 * the exit code is 1 when any of them found a fault. Without a name, every measurement runs, in its
 * short form unless EDIL_FORM=full.
 */
import { readdirSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { isFullForm } from '../dev/form.ts'
import type { Measurement } from './measurement.ts'

const [kind = 'load', ...rest] = process.argv.slice(2)
const { positionals, values } = parseArgs({
  args: rest,
  allowPositionals: true,
  options: {
    viewers: { type: 'string' },
    seed: { type: 'string' },
    scenarios: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
})
const folder = join(import.meta.dirname, kind)
const known = readdirSync(folder).map((file) => basename(file, '.ts'))
const wanted = positionals.length > 0 ? positionals : known
const short = values.short || (positionals.length === 0 && !isFullForm)

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
for (const name of wanted) {
  const { measure } = (await import(join(folder, `${name}.ts`))) as { measure: Measurement }
  const startedAt = performance.now()
  const toNumber = (value: string | undefined) => (value === undefined ? undefined : Number(value))
  const { line, faults } = await measure({
    short,
    viewers: toNumber(values.viewers),
    seed: toNumber(values.seed),
    scenarios: toNumber(values.scenarios),
  })
  for (const fault of faults) console.error(`${name}: FAULT ${fault}`)
  if (faults.length > 0) process.exitCode = 1
  console.log(line)
  console.log(`${name} took ${Math.round((performance.now() - startedAt) / 1_000)} s\n`)
}
