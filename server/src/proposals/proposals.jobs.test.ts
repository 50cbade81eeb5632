import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { startTestNotifier } from '../../test/notifications.ts'
import { givenPerson } from '../../test/people.ts'
import { letDayPass } from '../../test/proposals.ts'
import { giveTwoFactor } from '../../test/sessions.ts'
import { silentLog } from '../../test/world.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { transaction } from '../platform/database/transaction.ts'
import type { Mail } from '../platform/mail.ts'
import { createMetrics } from '../platform/metrics.ts'
import { workOnProposals } from './proposals.jobs.ts'
import { listWaiting } from './proposals.queries.ts'
import { proposeChange } from './propose-change.ts'

const database = await testDatabase()
const { owner, store } = database

test('the worker mails every admin in their language, and applies what none has stopped for a day', async () => {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined }
  await workOnProposals(store, { log: silentLog, metrics: createMetrics(), jobs: store.jobs })
  const notifier = startTestNotifier(database, mailer)
  const hana = await givenPerson(database, { role: 'admin' })
  const dawit = await givenPerson(database, { role: 'admin', language: 'am' })
  await givenPerson(database, { role: 'reviewer' })
  const { id: personId } = await givenPerson(database)
  await giveTwoFactor(owner, personId, 'of tests')
  await transaction(store, (tx) => proposeChange(tx, { kind: 'role', personId, role: 'admin' }, hana.id))
  await expect.poll(() => sent.map(({ to }) => to).toSorted()).toEqual([hana.email, dawit.email].toSorted())
  expect(sent.find(({ to }) => to === dawit.email)).toMatchObject({
    language: 'am',
    text: expect.stringContaining('https://edil.test/am/etxdark'),
  })
  await notifier.stop()

  const [proposal] = await listWaiting(store.db)
  await letDayPass(database, proposal?.id ?? '')
  await transaction(store, (tx) => enqueue(tx, 'apply-proposals', {}))
  const roleOf = async () => (await owner.query('select role from people where id = $1', [personId])).rows[0].role
  await expect.poll(roleOf).toBe('admin')
})
