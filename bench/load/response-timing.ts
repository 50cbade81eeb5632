/**
 * Do responses reveal whether an account exists? A thousand sign-ins with a wrong password and a thousand password resets,
 * half of each for existing accounts, in random order. The texts must be equal and the times of one distribution.
 */
import { randomBytes } from 'node:crypto'
import { openPool } from '../../dev/pool.ts'
import { startStack } from '../../dev/stack.ts'
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
  const samples = short ? 150 : 1_000
  const stack = await startStack({ name: 'response-timing', apis: 1, workers: 1, nodes: 1 })
  const owner = openPool(stack.database.owner)
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
    const known = await givenPeople(samples)
    const requests = [
      ...known.map((email) => ({ email, isKnown: true })),
      ...known.map(() => ({ email: emailOf(randomBytes(8).toString('hex')), isKnown: false })),
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

  /** All with the same unknown password hash: the check is measured, not the creation of accounts. */
  async function givenPeople(count: number): Promise<string[]> {
    const mark = randomBytes(4).toString('hex')
    await owner.query(
      `with arrived as (
         insert into people (full_name, email, email_verified)
         select 'Sample', 'a' || $1 || n || '@example.com', true from generate_series(1, $2) as n returning id
       )
       insert into sign_in_methods (person_id, provider_id, account_id, password)
       select id, 'credential', id::text, $3 from arrived`,
      [mark, count, HASH],
    )
    return Array.from({ length: count }, (_, index) => emailOf(`${mark}${index + 1}`))
  }

  try {
    for (const kind of KINDS) {
      let p = 0
      for (let attempt = 1; attempt <= ATTEMPTS && p <= P_MIN; attempt += 1) p = await compare(kind)
      if (p <= P_MIN) faults.push(`${kind.name}: the times differ for existing accounts (p = ${p})`)
    }
  } finally {
    await owner.end()
    await stack.stop()
  }
  return { line: `response-timing: samples=${samples} ${figures.join(' ')}`, faults }
}

const emailOf = (name: string) => `a${name}@example.com`

/** argon2id with the server's parameters, of a random password. */
const HASH = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
