import { transaction } from '../src/platform/database/transaction.ts'
import { changeSettings } from '../src/settings/change-settings.ts'
import { readCurrent } from '../src/settings/settings.queries.ts'
import { givenPerson } from './people.ts'
import type { World } from './world.ts'

/** The ways to get help, as an admin enters them. */
export const HELP = {
  help_center: 'https://t.me/+EdilExample',
  telegram: 'edil_example',
  instagram: 'edil.example',
  phone: '8989',
  email: 'help@edil.example',
}

/** Where players get help, unless it is set already. */
export async function givenHelp(world: World): Promise<void> {
  const { version, help_center } = await readCurrent(world.store.db)
  if (help_center !== null) return
  const { id: adminId } = await givenPerson(world, { role: 'admin', hasPassword: false })
  await transaction(world.store, (tx) => changeSettings(tx, { part: 'help', version, adminId, values: HELP }))
}
