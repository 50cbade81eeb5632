import type { Role } from '@edil/domain/people'
import type { Pool } from 'pg'
import { type Buyer, givenBuyers } from './claims/buyers.ts'

/** Staff who have just shown a second factor. What it is made of is never asked for here. */
export async function givenStaff(owner: Pool, role: Role, count: number, secret: string): Promise<Buyer[]> {
  const staff = await givenBuyers(owner, count, secret)
  const ids = staff.map(({ personId }) => personId)
  await owner.query('update people set role = $2, two_factor_enabled = true where id = any($1)', [ids, role])
  await owner.query('update sessions set stepped_up_at = now() where person_id = any($1)', [ids])
  await owner.query(
    `insert into two_factors (person_id, secret, backup_codes, verified)
     select id, 'never asked for', 'never asked for', true from unnest($1::uuid[]) as id`,
    [ids],
  )
  return staff
}

/** Every method takes money. */
export async function givenReceivingAccounts(owner: Pool): Promise<void> {
  await owner.query(
    `insert into receiving_accounts (method, account_name, account_number)
     select method, 'Edil Games', '0900123456' from unnest(array['telebirr', 'cbe', 'bank']) as method`,
  )
}
