import type { Pool } from 'pg'
import { type Buyer, givenBuyers } from '../claims/buyers.ts'

/** Staff who have shown a second factor. What it is made of is never asked for here. */
export async function givenReviewers(owner: Pool, count: number, secret: string): Promise<Buyer[]> {
  const reviewers = await givenBuyers(owner, count, secret)
  const ids = reviewers.map(({ personId }) => personId)
  await owner.query(`update people set role = 'reviewer', two_factor_enabled = true where id = any($1)`, [ids])
  await owner.query(
    `insert into two_factors (person_id, secret, backup_codes, verified)
     select id, 'never asked for', 'never asked for', true from unnest($1::uuid[]) as id`,
    [ids],
  )
  return reviewers
}

/** Every method takes money. */
export async function givenReceivingAccounts(owner: Pool): Promise<void> {
  await owner.query(
    `insert into receiving_accounts (method, account_name, account_number)
     select method, 'Edil Games', '0900123456' from unnest(array['telebirr', 'cbe', 'bank']) as method`,
  )
}
