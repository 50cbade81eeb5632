import { expect, test } from 'vitest'
import { browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { givenConfirmedTax } from '../../test/payouts.ts'
import { givenPerson } from '../../test/people.ts'
import { giveSession, giveTwoFactor } from '../../test/sessions.ts'

const database = await testDatabase()
const { owner } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)
const { secret } = deps.accounts
const { id: adminId } = await givenPerson(database, { role: 'admin' })
await giveTwoFactor(owner, adminId, secret)
const admin = browse(app)
await giveSession(owner, admin, adminId, secret)

const setup = async () => (await admin.get('/api/today/setup')).body
async function insertSettings(columns: string, values: string): Promise<void> {
  await owner.query(
    `insert into settings (version, part, payment_late_minutes, changed_by, ${columns})
     select max(version) + 1, 'help', 5, $1, ${values} from settings`,
    [adminId],
  )
}

test('staff count with two-factor login, unless they are locked; hosts pay no prizes', async () => {
  expect(await setup()).toMatchObject({ payers: 1, staffWithoutTwoFactor: 0 })
  const { id: reviewerId } = await givenPerson(database, { role: 'reviewer' })
  const { id: hostId } = await givenPerson(database, { role: 'host' })
  expect(await setup()).toMatchObject({ payers: 1, staffWithoutTwoFactor: 2 })
  await giveTwoFactor(owner, reviewerId, secret)
  await giveTwoFactor(owner, hostId, secret)
  expect(await setup()).toMatchObject({ payers: 2, staffWithoutTwoFactor: 0 })
  await owner.query(`update people set locked_at = now(), locked_reason = 'left' where id = $1`, [reviewerId])
  expect(await setup()).toMatchObject({ payers: 1, staffWithoutTwoFactor: 0 })
})

test('help and licence count once they are set, and a licence only while it is valid', async () => {
  expect(await setup()).toMatchObject({ hasHelp: false, hasValidLicence: false })
  const columns = 'phone, licence_number, licence_authority, licence_from, licence_until'
  await insertSettings(columns, `'8989', '7', 'ELS', current_date - 30, current_date - 2`)
  expect(await setup()).toMatchObject({ hasHelp: true, hasValidLicence: false })
  await insertSettings(columns, `'8989', '7', 'ELS', current_date - 30, current_date + 30`)
  expect(await setup()).toMatchObject({ hasHelp: true, hasValidLicence: true })
})

test('a closed receiving account does not count', async () => {
  await owner.query('delete from receiving_accounts')
  expect(await setup()).toMatchObject({ hasReceivingAccount: false })
  await owner.query(
    `insert into receiving_accounts (method, account_name, account_number, changed_by) values ('telebirr', 'Edil', '0900123456', $1)`,
    [adminId],
  )
  expect(await setup()).toMatchObject({ hasReceivingAccount: true })
  await owner.query('update receiving_accounts set closed_at = now()')
  expect(await setup()).toMatchObject({ hasReceivingAccount: false })
})

test('the tax counts once an admin has confirmed it', async () => {
  expect(await setup()).toMatchObject({ isTaxConfirmed: false })
  await givenConfirmedTax(database)
  expect(await setup()).toMatchObject({ isTaxConfirmed: true })
})
