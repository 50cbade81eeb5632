import { existsSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { TEST_LOG } from '@edil/domain/log/known-logs'
import { serveWitness } from '../witness/src/serve.ts'
import { createWitness, type Witness } from '../witness/src/witness.ts'
import { readWitnessFile } from '../witness/src/witness-file.ts'
import { testWitnessName, testWitnessSecret } from './log-keys.ts'
import type { WitnessBehaviour } from './witness.ts'

/** Has two checkpoints that contradict each other, if the witness was shown such ones. */
export const evidenceFile = (path: string) => `${path}.evidence`

export type TestWitness = {
  readonly url: string
  readonly behave: (behaviour: WitnessBehaviour) => void
  readonly close: () => Promise<void>
}

/**
 * Witness 1, 2 or 3 of the test log: the program that others run, except that its key is known and that `behave` or
 * `POST /behave` makes it misbehave. `path` is the file of its memory.
 */
export async function serveTestWitness(place: number, path: string, port = 0): Promise<TestWitness> {
  const key = TEST_LOG.witnesses[place - 1]
  if (!key) throw new Error(`there is no witness ${place}`)
  if (!existsSync(path)) {
    const file = { name: testWitnessName(place), secret: testWitnessSecret(place), logs: {} }
    writeFileSync(path, JSON.stringify(file), { mode: 0o600 })
  }
  const witness = createWitness({
    path,
    key,
    logs: TEST_LOG.logs,
    now: Date.now,
    isWithinLimit: () => true,
    onContradiction: (_, evidence) => writeFileSync(evidenceFile(path), evidence),
  })
  const describe = () => JSON.stringify(readWitnessFile(path).logs)
  const honest = serveWitness(witness, describe)
  const lying = serveWitness(lie(witness), describe)
  let behaviour: WitnessBehaviour = { kind: 'honest' }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/behave') {
      behaviour = JSON.parse(await text(request))
      response.writeHead(204).end()
      return
    }
    if (behaviour.kind === 'lags') await sleep(behaviour.ms)
    const server = behaviour.kind === 'lies' ? lying : honest
    server.emit('request', request, response)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave(next) {
      behaviour = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Remembers the log as it is asked to, but its answer is not what it signed. */
function lie({ addCheckpoint }: Witness): Witness {
  return {
    addCheckpoint(request) {
      const answer = addCheckpoint(request)
      return { ...answer, body: answer.body.replace(/ (\S{20})\S{4}/, ' $1AAAA') }
    },
  }
}
