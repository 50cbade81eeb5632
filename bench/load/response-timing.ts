/**
 * Do responses reveal whether an account exists? A thousand sign-ins with a wrong password and a thousand password resets,
 * half of each for existing accounts, in random order. The texts must be equal and the times of one distribution.
 */
import { randomBytes } from 'node:crypto'
import { startStack } from '../../dev/stack.ts'
import { givenPeople } from '../../server/test/people.ts'
import { openWorld } from '../../server/test/world.ts'
import { type Measurement, quantile } from '../measurement.ts'
import { rankTest } from '../rank-test.ts'

const CONCURRENCY = 8
const P_MIN = 0.01
/** One measurement in a hundred fails by chance alone; two in a row do not. */
const ATTEMPTS = 2

type Kind = { readonly name: string; readonly path: string; readonly bodyFor: (email: string) => object }

const KINDS: readonly Kind[] = [
  {
    name: 'login',
    path: '/api/session',
    bodyFor: (identifier) => ({ identifier, password: 'not-the-right-one' }),
  },
  { name: 'forgot', path: '/api/password/forgot', bodyFor: (email) => ({ email, language: 'en' }) },
]

export const measure: Measurement = async ({ short }) => {
  const samples = short ? 80 : 1_000
  const stack = await startStack({ name: 'response-timing', apis: 1, workers: 1, nodes: 1 })
  const world = await openWorld(stack.database.owner)
  const origin = stack.nodes[0]?.publicUrl ?? ''
  const faults: string[] = []
  const figures: string[] = []

  async function request({ path, bodyFor }: Kind, email: string) {
    const body = JSON.stringify(bodyFor(email))
    const started = performance.now()
    const response = await fetch(origin + path, {
      method: 'POST',
      body,
      headers: { origin, 'content-type': 'application/json' },
    })
    const text = await response.text()
    const ms = performance.now() - started
    const { requestId: _own, ...content } = JSON.parse(text) as { requestId?: string }
    return { ms, content: `${response.status} ${JSON.stringify(content)}` }
  }

  async function compare(kind: Kind): Promise<number> {
    const known = (await givenPeople(world, samples, { hasPassword: true })).map(({ email }) => email)
    const requests = [
      ...known.map((email) => ({ email, isKnown: true })),
      ...known.map(() => ({ email: unknownEmail(), isKnown: false })),
    ].sort(() => Math.random() - 0.5)
    const times = { known: [] as number[], unknown: [] as number[] }
    const contents = new Set<string>()
    const clients = Array.from({ length: CONCURRENCY }, async () => {
      for (let next = requests.pop(); next; next = requests.pop()) {
        const answer = await request(kind, next.email)
        contents.add(answer.content)
        times[next.isKnown ? 'known' : 'unknown'].push(answer.ms)
      }
    })
    await Promise.all(clients)
    if (contents.size !== 1)
      faults.push(`${kind.name}: ${contents.size} different responses: ${[...contents].join(' | ')}`)
    const p = rankTest(times.known, times.unknown)
    const medians = [times.known, times.unknown].map((values) => quantile(values, 0.5).toFixed(1))
    figures.push(`${kind.name}_p=${p.toFixed(3)} ${kind.name}_median_ms=${medians.join('/')}`)
    return p
  }

  try {
    for (const kind of KINDS) {
      let p = 0
      for (let attempt = 1; attempt <= ATTEMPTS && p <= P_MIN; attempt += 1) p = await compare(kind)
      if (p <= P_MIN) faults.push(`${kind.name}: the times differ for existing accounts (p = ${p})`)
    }
  } finally {
    await world.close()
    await stack.stop()
  }
  return { line: `response-timing: samples=${samples} ${figures.join(' ')}`, faults }
}

/** Of the same form as those of the factory. */
const unknownEmail = () => `p_${randomBytes(5).toString('hex')}@example.com`
