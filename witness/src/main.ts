import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { hexToBytes } from '@edil/domain/draw/bytes'
import { type NoteKey, publicKeyOf, readKey, writeKey } from '@edil/domain/log/signed-note'
import { createRateLimit } from './rate-limit.ts'
import { serveWitness } from './serve.ts'
import { createWitness } from './witness.ts'
import { createWitnessFile, readWitnessFile, type WitnessFile } from './witness-file.ts'

const USAGE = `usage:
  edil-witness new <file> --name <name>             makes a witness; prints its public key
  edil-witness run <file> --log <key> [--port 8099] [--host 127.0.0.1]
                                                    watches these logs; --log can be repeated`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    log: { type: 'string', multiple: true, default: [] },
    port: { type: 'string', default: '8099' },
    host: { type: 'string', default: '127.0.0.1' },
  },
})
const [command, path] = positionals
try {
  if (command === 'new' && path && values.name) console.log(writeKey(keyOf(createWitnessFile(path, values.name))))
  else if (command === 'run' && path && values.log.length > 0) await run(path)
  else throw new Error(USAGE)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function run(file: string): Promise<void> {
  const key = keyOf(readWitnessFile(file))
  const logs = values.log.map((text) => {
    const log = readKey(text)
    if (log?.kind !== 1) throw new Error(`not the public key of a log: ${text}`)
    return log
  })
  const witness = createWitness({
    path: file,
    key,
    logs,
    now: Date.now,
    isWithinLimit: createRateLimit(),
    onContradiction(origin, evidence) {
      console.error(`${new Date().toISOString()} ${origin} contradicts what it signed before; see ${file}.evidence`)
      // The first one is proof enough, and a file that grows would fill the disk.
      if (!existsSync(`${file}.evidence`)) writeFileSync(`${file}.evidence`, evidence)
    },
  })
  const describe = () => {
    const seen = Object.entries(readWitnessFile(file).logs).map(
      ([origin, { size, root }]) => `${origin} ${size} ${root}`,
    )
    return `${[writeKey(key), ...seen].join('\n')}\n`
  }
  const server = serveWitness(witness, describe).listen(Number(values.port), values.host)
  await once(server, 'listening')
  console.log(`${writeKey(key)}\nlistening on ${values.host}:${values.port}`)
}

function keyOf({ name, secret }: WitnessFile): NoteKey {
  return { name, kind: 4, publicKey: publicKeyOf(hexToBytes(secret)) }
}
