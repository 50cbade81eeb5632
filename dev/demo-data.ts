import { givenReceivingAccount } from '../server/test/payments.ts'
import { givenWonPrizes } from '../server/test/payouts.ts'
import { givenPerson, PASSWORD } from '../server/test/people.ts'
import { giveTwoFactor, TOTP_BASE32 } from '../server/test/sessions.ts'
import { givenHelp } from '../server/test/settings.ts'
import { openWorld } from '../server/test/world.ts'
import type { DatabaseUrls } from './postgres.ts'

const STAFF = ['reviewer', 'host', 'admin'] as const

/** How to sign in to a database with demo data. */
export const DEMO_ACCOUNTS = `Log in as 'selam', or as ${STAFF.map((role) => `'${role}'`).join(', ')}, with the password ${PASSWORD}
    Second factor of staff       ${TOTP_BASE32}, to be typed into an authenticator app`

/**
 * Fills an empty development database, so that everything can be tried at once: people of every role, an account that receives
 * money, help addresses, and a draw with winners to be paid. Returns whether the database has these data.
 */
export async function writeDemoData(database: DatabaseUrls, authSecret: string): Promise<boolean> {
  const world = await openWorld(database.owner)
  try {
    const { rows } = await world.owner.query(`
      select exists (select from games) as "isFilled", exists (select from people where username = 'selam') as "hasDemoData"`)
    if (rows[0].isFilled) return rows[0].hasDemoData
    await givenReceivingAccount(world)
    await givenHelp(world)
    for (const role of STAFF) {
      const { id } = await givenPerson(world, { username: role, role })
      await giveTwoFactor(world.owner, id, authSecret)
    }
    await givenPerson(world, { username: 'selam' })
    await givenWonPrizes(world, { planId: 'daily' })
    return true
  } finally {
    await world.close()
  }
}
