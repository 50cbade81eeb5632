import { addisDate } from '@edil/domain/addis-time'
import { PAYMENT_METHODS } from '@edil/domain/postings'
import { createNotice } from '../../server/src/notices/create-notice.ts'
import { setReceivingAccount } from '../../server/src/payments/set-receiving-account.ts'
import { transaction } from '../../server/src/platform/database/transaction.ts'
import { confirmTaxRule } from '../../server/src/prizes/change-payout-rules.ts'
import { changeSettings } from '../../server/src/settings/change-settings.ts'
import { readCurrent } from '../../server/src/settings/settings.queries.ts'
import { givenPerson } from '../../server/test/people.ts'
import { HELP } from '../../server/test/settings.ts'
import type { DemoPlan } from './demo-plan.ts'
import type { DemoWorld } from './demo-world.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const ACCOUNTS = {
  telebirr: { accountName: 'Edil Games', accountNumber: '0900123456' },
  cbe: { accountName: 'Edil Games PLC', accountNumber: '1000412345678' },
  bank: { accountName: 'Edil Games PLC, Awash Bank', accountNumber: '01320123456700' },
} as const

/** What an admin does before the first sale: people, receiving accounts, help, licence and the tax on prizes. */
export async function setUpSite(world: DemoWorld, { staff, players }: DemoPlan): Promise<void> {
  for (const person of [...staff, ...players]) await givenPerson(world, person)
  const { store } = world
  const adminId = await world.idOf('admin')
  for (const method of PAYMENT_METHODS) {
    const change = { method, ...ACCOUNTS[method], changedBy: adminId }
    await transaction(store, (tx) => setReceivingAccount(tx, change))
  }
  const now = Date.now()
  const licence = {
    licence_number: 'NLA/DEMO/0412',
    licence_authority: 'National Lottery Administration',
    licence_from: addisDate(new Date(now - 60 * DAY_MS)),
    licence_until: addisDate(new Date(now + 300 * DAY_MS)),
  }
  await transaction(store, async (tx) => {
    const { version } = await readCurrent(tx.db)
    await changeSettings(tx, { part: 'help', version, adminId, values: HELP })
    await changeSettings(tx, { part: 'licence', version: version + 1, adminId, values: licence })
  })
  // The shipped draft: 20 % of every prize.
  await transaction(store, (tx) => confirmTaxRule(tx, { appliesFrom: '2025-07-07', rate: 2_000, note: '', adminId }))
}

/** A text that players read on top of every page for the next week. */
export async function announceHoliday(world: DemoWorld): Promise<void> {
  const adminId = await world.idOf('admin')
  const now = Date.now()
  await transaction(world.store, (tx) =>
    createNotice(tx, {
      textEn: 'On the holiday we check payments from 10:00 to 16:00. Draws take place as usual.',
      textAm: 'በበዓሉ ቀን ክፍያዎችን የምናረጋግጠው ከጠዋቱ 4:00 እስከ 10:00 ሰዓት ነው። ዕጣዎች እንደተለመደው ይወጣሉ።',
      showsFrom: new Date(now - DAY_MS).toISOString(),
      showsUntil: new Date(now + 7 * DAY_MS).toISOString(),
      adminId,
    }),
  )
}
