/**
 * Do answers tell whether an account exists? A thousand sign-ins with a wrong password and a thousand requests for a new
 * one, half of each for accounts that exist, in random order; the text must be the same and the times of one source.
 */
import { randomBytes } from 'node:crypto'
import { openPool } from '../../dev/pool.ts'
import { startStack } from '../../dev/stack.ts'
import { type Measurement, quantile } from '../measurement.ts'
import { rankTest } from '../rank-test.ts'

const AT_ONCE = 8
const P_MIN = 0.01
/** By chance alone one measurement in a hundred looks unlike; twice in a row is no chance. */
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
  const stack = await startStack({ name: 'answers-alike', apis: 1, workers: 1, nodes: 1 })
  const owner = openPool(stack.database.owner)
  const origin = stack.nodes[0]?.publicUrl ?? ''
  const faults: string[] = []
  const figures: string[] = []

  async function ask({ path, bodyFor }: Kind, email: string) {
    const body = JSON.stringify(bodyFor(email))
    const started = performance.now()
    const response = await fetch(origin + path, {
      method: 'POST',
      body,
      headers: { origin, 'content-type': 'application/json' },
    })
    const text = await response.text()
    const ms = performance.now() - started
    const { requestId: _own, ...said } = JSON.parse(text) as { requestId?: string }
    return { ms, said: `${response.status} ${JSON.stringify(said)}` }
  }

  async function compare(kind: Kind): Promise<number> {
    const known = await givenPeople(samples)
    const questions = [
      ...known.map((email) => ({ email, isKnown: true })),
      ...known.map(() => ({ email: emailOf(randomBytes(8).toString('hex')), isKnown: false })),
    ].sort(() => Math.random() - 0.5)
    const times = { known: [] as number[], unknown: [] as number[] }
    const said = new Set<string>()
    const askers = Array.from({ length: AT_ONCE }, async () => {
      for (let next = questions.pop(); next; next = questions.pop()) {
        const answer = await ask(kind, next.email)
        said.add(answer.said)
        times[next.isKnown ? 'known' : 'unknown'].push(answer.ms)
      }
    })
    await Promise.all(askers)
    if (said.size !== 1) faults.push(`${kind.name}: ${said.size} different answers: ${[...said].join(' | ')}`)
    const p = rankTest(times.known, times.unknown)
    const medians = [times.known, times.unknown].map((values) => quantile(values, 0.5).toFixed(1))
    figures.push(`${kind.name}_p=${p.toFixed(3)} ${kind.name}_median_ms=${medians.join('/')}`)
    return p
  }

  /** All with one password nobody knows: what is measured is the check, not the making. */
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
      if (p <= P_MIN) faults.push(`${kind.name}: the times differ for accounts that exist (p = ${p})`)
    }
  } finally {
    await owner.end()
    await stack.stop()
  }
  return { line: `answers-alike: samples=${samples} ${figures.join(' ')}`, faults }
}

const emailOf = (name: string) => `a${name}@example.com`

/** argon2id with the server's own cost, of a random password. */
const HASH = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
