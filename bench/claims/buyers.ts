import { createHmac, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

/** Somebody signed in, with a complete account. */
export type Buyer = { readonly personId: string; readonly cookie: string }

/** Without the door: the rows, and the cookie as the sign-in library signs it. */
export async function givenBuyers(owner: Pool, count: number, secret: string): Promise<Buyer[]> {
  const mark = randomBytes(4).toString('hex')
  const { rows } = await owner.query<{ person_id: string; token: string }>(
    `with arrived as (
       insert into people (full_name, email, username, born_on, agreed_to_terms_at, email_verified)
       select 'Buyer', $1 || n || '@example.com', 'b' || $1 || n, '1990-01-01', now(), true
       from generate_series(1, $2) as n returning id
     )
     insert into sessions (person_id, token, expires_at)
     select id, replace(gen_random_uuid()::text, '-', ''), now() + interval '1 day' from arrived returning person_id, token`,
    [mark, count],
  )
  return rows.map(({ person_id, token }) => {
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    return { personId: person_id, cookie: `edil.session_token=${encodeURIComponent(`${token}.${signature}`)}` }
  })
}
