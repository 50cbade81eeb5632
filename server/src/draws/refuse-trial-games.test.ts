import { QUICKNET, TEST_CHAIN } from '@edil/domain/draw/chains'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { givenPlan, openGame } from '../../test/games.ts'
import { transaction } from '../platform/database/transaction.ts'
import { publishOpenRecord } from './publish-open-record.ts'
import { refuseTrialGames } from './refuse-trial-games.ts'

const database = await testDatabase()
const { store } = database

async function givenGameOf(chain: typeof QUICKNET): Promise<void> {
  const planId = await givenPlan(database)
  await transaction(store, async (tx) => publishOpenRecord(tx, await openGame(tx, planId, {}), chain))
}

test('a process with the real beacon starts on an empty database and on real games', async () => {
  await refuseTrialGames(store.db, QUICKNET)
  await givenGameOf(QUICKNET)
  await refuseTrialGames(store.db, QUICKNET)
})

test('a process with the real beacon refuses a database with trial games', async () => {
  await givenGameOf(TEST_CHAIN)
  await expect(refuseTrialGames(store.db, QUICKNET)).rejects.toThrow(/demo data of the test beacon/)
})

test('a process with the test beacon starts on trial games', async () => {
  await givenGameOf(TEST_CHAIN)
  await refuseTrialGames(store.db, TEST_CHAIN)
})
