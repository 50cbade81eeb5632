import { type Chain, TEST_CHAIN } from '@edil/domain/draw/chains'
import { readOpenRecord } from '@edil/domain/draw/open-record'
import type { Db } from '../platform/database/db.ts'
import { listFirstOpenRecords } from './records.queries.ts'

/**
 * Demo data and trials are games of the test beacon, with people whose passwords are public. The configuration allows that beacon
 * only on loopback addresses; a process with the real beacon does not start on a database that began with such games.
 */
export async function refuseTrialGames(db: Db, chain: Chain): Promise<void> {
  if (chain === TEST_CHAIN) return
  const records = await listFirstOpenRecords(db)
  if (records.some((record) => readOpenRecord(record)?.beaconPublicKey === TEST_CHAIN.publicKey)) {
    throw new Error('The database holds trial games or demo data of the test beacon. Use an empty database.')
  }
}
