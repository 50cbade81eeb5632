import { TEST_CHAIN } from '@edil/domain/draw/chains'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { serveBeacon } from '../../../dev/beacon-server.ts'
import { testDatabase } from '../../test/database.ts'
import { silentLog } from '../../test/world.ts'
import { createBeacon } from '../platform/beacon/beacon.ts'
import { createMetrics } from '../platform/metrics.ts'
import { type BeaconClock, startBeaconClock } from './beacon-clock.ts'

const database = await testDatabase()
const { store } = database
const [first, second] = [await serveBeacon(), await serveBeacon()]
const metrics = createMetrics()
const beacon = createBeacon({
  chain: TEST_CHAIN,
  relays: [first.url, second.url],
  latestTimeoutMs: 20_000,
  log: silentLog,
  metrics,
})
const clocks: BeaconClock[] = []
beforeEach(() => {
  first.behave({})
  second.behave({})
})
afterAll(async () => {
  for (const clock of clocks) clock.stop()
  beacon.close()
  await Promise.all([first.close(), second.close()])
})

function startClock(): BeaconClock {
  const clock = startBeaconClock({ db: store.db, beacon, log: silentLog, metrics })
  clocks.push(clock)
  return clock
}

const difference = async () => (await metrics.clockDifferenceSeconds.get()).values[0]?.value ?? Number.NaN

test('the clocks agree, and a relay that lags behind changes nothing', async () => {
  expect(await startClock().compare()).toHaveProperty('agree', true)
  expect(await difference()).toBe(0)
  second.behave({ aheadMs: -60_000 })
  expect(await startClock().compare()).toHaveProperty('agree', true)
})

test('a clock that is behind by more than 5 s is wrong, even when one relay alone says so', async () => {
  second.behave({ aheadMs: 60_000 })
  expect(await startClock().compare()).toHaveProperty('agree', false)
  expect(await difference()).toBeLessThan(-50)
})

test('a clock that is ahead of every relay by more than 5 s is wrong', async () => {
  first.behave({ aheadMs: -60_000 })
  second.behave({ aheadMs: -60_000 })
  expect(await startClock().compare()).toHaveProperty('agree', false)
  expect(await difference()).toBeGreaterThan(50)
})

test('a relay that invents a round is not believed, and without an answer the clock is not called wrong', async () => {
  first.behave({ fault: 'away' })
  second.behave({ fault: 'wrong_signature', aheadMs: 60_000 })
  expect(await startClock().compare()).toHaveProperty('agree', true)
})
