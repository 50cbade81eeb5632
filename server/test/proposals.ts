import type { World } from './world.ts'

/** As if the proposal had been made a day ago. */
export async function letDayPass({ owner }: World, proposalId: string): Promise<void> {
  await owner.query('alter table proposals disable trigger proposals_by_admins')
  await owner.query(`update proposals set proposed_at = proposed_at - interval '24 hours' where id = $1`, [proposalId])
  await owner.query('alter table proposals enable trigger proposals_by_admins')
}
