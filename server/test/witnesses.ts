import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEST_CHAIN } from '@edil/domain/draw/chains'
import { afterAll } from 'vitest'
import { TEST_LOG_SECRET } from '../../dev/log-keys.ts'
import { serveTestWitness, type TestWitness } from '../../dev/witness-server.ts'
import { showWitnessedSeals } from '../src/draws/show-witnessed-seals.ts'
import type { Leader } from '../src/platform/leader.ts'
import { createMetrics, type Metrics } from '../src/platform/metrics.ts'
import { type LogKey, readLogKey } from '../src/public-log/log-key.ts'
import { startLogSigner } from '../src/public-log/log-signer.ts'
import type { TestDatabase } from './database.ts'
import { silentLog } from './world.ts'

/** Three witnesses of the test log, and what signs it. */
export type TestLog = {
  readonly key: LogKey
  readonly witnesses: readonly TestWitness[]
  readonly metrics: Metrics
  /** On another database than that of the test, if one is given. */
  readonly startSigner: (of?: Pick<TestDatabase, 'store' | 'urls'>) => Leader
}

export async function givenTestLog(database: TestDatabase): Promise<TestLog> {
  const folder = mkdtempSync(join(tmpdir(), 'edil-log-'))
  const keyFile = join(folder, 'log-key')
  writeFileSync(keyFile, `${TEST_LOG_SECRET}\n`)
  const key = readLogKey(keyFile, TEST_CHAIN)
  const witnesses = await Promise.all(
    [1, 2, 3].map((place) => serveTestWitness(place, join(folder, `witness-${place}.json`))),
  )
  const metrics = createMetrics()
  const signers: Leader[] = []
  afterAll(async () => {
    await Promise.all(signers.map((signer) => signer.stop()))
    await Promise.all(witnesses.map((witness) => witness.close()))
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    key,
    witnesses,
    metrics,
    startSigner({ store, urls } = database) {
      const signer = startLogSigner({
        databaseUrl: urls.worker,
        store,
        key,
        witnessUrls: witnesses.map(({ url }) => url),
        log: silentLog,
        metrics,
        onWitnessed: showWitnessedSeals,
        pollMs: 20,
      })
      signers.push(signer)
      return signer
    },
  }
}
