import { isSignatureOf } from '@edil/domain/draw/beacon'
import { firstRoundFrom, QUICKNET, TEST_CHAIN } from '@edil/domain/draw/chains'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Fault, serveBeacon } from '../../../../dev/beacon-server.ts'
import { createMetrics } from '../metrics.ts'
import { type Beacon, BeaconAway, type BeaconOptions, createBeacon, type RelayFailure } from './beacon.ts'

const first = await serveBeacon()
const second = await serveBeacon()
const relays = [first.url, second.url]
const hostOf = (url: string) => new URL(url).host

/** A round of yesterday, which is also among the recorded quicknet rounds. */
const ROUND = 1000

const opened: Beacon[] = []
beforeEach(() => {
  first.behave({})
  second.behave({})
})
afterAll(async () => {
  for (const beacon of opened) beacon.close()
  await Promise.all([first.close(), second.close()])
})

function openBeacon(different: Partial<BeaconOptions> = {}) {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const metrics = createMetrics()
  // Checking a signature may take a second on busy cores; this time is not a relay's delay.
  const beacon = createBeacon({
    chain: TEST_CHAIN,
    relays,
    timeoutMs: 20_000,
    patienceMs: 10_000,
    log,
    metrics,
    ...different,
  })
  opened.push(beacon)
  const failures = async () => {
    const { values } = await metrics.beaconFailures.get()
    return values.map(({ labels, value }) => ({ ...labels, times: value }))
  }
  return { beacon, lines, failures }
}

async function failuresOf(asking: Promise<string>) {
  const error = await asking.catch((reason: unknown) => reason)
  if (!(error instanceof BeaconAway)) throw new Error('expected the beacon to be away', { cause: error })
  return error.failures
}

test('a relay returns a round signed by the chain', async () => {
  const { beacon, lines, failures } = openBeacon()
  expect(isSignatureOf(TEST_CHAIN, ROUND, await beacon.fetchSignature(ROUND))).toBe(true)
  expect(lines).toEqual([])
  expect(await failures()).toEqual([])
})

test('accepts a real drand response', async () => {
  const { beacon } = openBeacon({ chain: QUICKNET })
  await expect(beacon.fetchSignature(1000)).resolves.toMatch(/^b44679b9/)
})

test("checks the signature only and ignores a relay's other fields", async () => {
  first.behave({ fault: 'wrong_randomness' })
  const { beacon, failures } = openBeacon()
  await expect(beacon.fetchSignature(ROUND)).resolves.toHaveLength(96)
  expect(await failures()).toEqual([])
})

const FAULTS: [Fault, Partial<RelayFailure>][] = [
  ['away', { because: 'away' }],
  ['broken', { because: 'refused', detail: '500' }],
  ['too_early', { because: 'not_yet', detail: '425' }],
  ['garbage', { because: 'not_json' }],
  ['nonsense', { because: 'wrong_round', detail: '{"toString":1}' }],
  ['wrong_round', { because: 'wrong_round', detail: '999' }],
  ['wrong_signature', { because: 'wrong_signature' }],
  ['another_chain', { because: 'wrong_signature' }],
  ['oversized', { because: 'too_large' }],
  ['redirect', { because: 'redirected', detail: '302' }],
  ['half', { because: 'cut_off' }],
]

test.each(FAULTS)('one relay is %s: uses the other one and logs the reason', async (fault, failure) => {
  first.behave({ fault })
  const { beacon, lines, failures } = openBeacon()
  expect(isSignatureOf(TEST_CHAIN, ROUND, await beacon.fetchSignature(ROUND))).toBe(true)
  expect(lines).toMatchObject([{ relay: hostOf(first.url), round: ROUND, ...failure }])
  expect(await failures()).toEqual([{ relay: hostOf(first.url), reason: failure.because, times: 1 }])
})

test.each(FAULTS)(
  'all relays are %s: the beacon is unavailable, and the error names each relay',
  async (fault, failure) => {
    first.behave({ fault })
    second.behave({ fault })
    const { beacon } = openBeacon()
    const asking = beacon.fetchSignature(ROUND)
    await expect(asking).rejects.toThrow(`no relay gave round ${ROUND}: ${hostOf(first.url)} ${failure.because}`)
    expect(await failuresOf(asking)).toMatchObject(relays.map((relay) => ({ relay: hostOf(relay), ...failure })))
  },
)

test('refuses a signature of the test chain, whose key is public, for quicknet', async () => {
  first.behave({ fault: 'another_chain' })
  const { beacon } = openBeacon({ chain: QUICKNET, relays: [first.url] })
  expect(await failuresOf(beacon.fetchSignature(ROUND))).toMatchObject([{ because: 'wrong_signature' }])
})

test('a future round is unavailable until its time', async () => {
  const { beacon } = openBeacon()
  const round = firstRoundFrom(TEST_CHAIN, Date.now() + 60_000)
  expect(await failuresOf(beacon.fetchSignature(round))).toMatchObject([
    { because: 'not_yet', detail: '404' },
    { because: 'not_yet', detail: '404' },
  ])
  second.behave({ servesFutureRounds: true })
  expect(isSignatureOf(TEST_CHAIN, round, await beacon.fetchSignature(round))).toBe(true)
})

test('another relay answers while one is silent', async () => {
  first.behave({ delayMs: 10_000 })
  const { beacon, failures } = openBeacon({ patienceMs: 50 })
  const startedAt = Date.now()
  expect(isSignatureOf(TEST_CHAIN, ROUND, await beacon.fetchSignature(ROUND))).toBe(true)
  expect(Date.now() - startedAt).toBeLessThan(5_000)
  // Its time-out has not been reached.
  expect(await failures()).toEqual([])
})

test('waits for a slow relay when the others have failed', async () => {
  first.behave({ delayMs: 500 })
  second.behave({ fault: 'garbage' })
  const { beacon, failures } = openBeacon({ patienceMs: 50 })
  expect(isSignatureOf(TEST_CHAIN, ROUND, await beacon.fetchSignature(ROUND))).toBe(true)
  expect(await failures()).toEqual([{ relay: hostOf(second.url), reason: 'not_json', times: 1 }])
})

test('waits for no relay longer than the time limit', async () => {
  first.behave({ delayMs: 10_000 })
  const { beacon } = openBeacon({ relays: [first.url], timeoutMs: 100 })
  expect(await failuresOf(beacon.fetchSignature(ROUND))).toMatchObject([{ because: 'too_slow' }])
})

test('requests the relay that answered first the next time', async () => {
  first.behave({ fault: 'garbage' })
  const { beacon } = openBeacon()
  await beacon.fetchSignature(ROUND)
  const before = first.requestCount()
  await beacon.fetchSignature(ROUND)
  expect(first.requestCount()).toBe(before)
})

test('after refused connections the beacon is available again once a relay listens', async () => {
  const third = await serveBeacon()
  const { beacon } = openBeacon({ relays: [third.url] })
  await beacon.fetchSignature(ROUND)
  await third.close()
  expect(await failuresOf(beacon.fetchSignature(ROUND))).toMatchObject([{ because: 'away' }])
  expect(await failuresOf(beacon.fetchSignature(ROUND))).toMatchObject([{ because: 'away', detail: 'ECONNREFUSED' }])
  const again = await serveBeacon(Number(new URL(third.url).port))
  expect(isSignatureOf(TEST_CHAIN, ROUND, await beacon.fetchSignature(ROUND))).toBe(true)
  await again.close()
})

test('a hundred concurrent requests for a round share one response and one check', async () => {
  const { beacon } = openBeacon()
  const before = first.requestCount()
  const signatures = await Promise.all(Array.from({ length: 100 }, () => beacon.fetchSignature(ROUND)))
  expect(new Set(signatures).size).toBe(1)
  expect(first.requestCount() - before).toBe(1)
  await beacon.fetchSignature(ROUND)
  expect(first.requestCount() - before).toBe(2)
})

test('counts every failure of a relay and logs a series of failures once', async () => {
  const { beacon, lines, failures } = openBeacon({ relays: [first.url] })
  first.behave({ fault: 'garbage' })
  await failuresOf(beacon.fetchSignature(ROUND))
  await failuresOf(beacon.fetchSignature(ROUND))
  first.behave({ fault: 'broken' })
  await failuresOf(beacon.fetchSignature(ROUND))
  first.behave({ fault: 'garbage' })
  await failuresOf(beacon.fetchSignature(ROUND))
  expect(lines.map(({ because }) => because)).toEqual(['not_json', 'refused'])
  expect(await failures()).toMatchObject([{ reason: 'not_json', times: 3 }, { reason: 'refused' }])

  first.behave({})
  await beacon.fetchSignature(ROUND)
  first.behave({ fault: 'garbage' })
  await failuresOf(beacon.fetchSignature(ROUND))
  expect(lines.map(({ because }) => because)).toEqual(['not_json', 'refused', 'not_json'])
})

test('closing aborts open requests without counting a relay failure', async () => {
  first.behave({ delayMs: 10_000 })
  second.behave({ delayMs: 10_000 })
  const { beacon, lines, failures } = openBeacon()
  const asking = failuresOf(beacon.fetchSignature(ROUND))
  beacon.close()
  expect(await asking).toMatchObject([{ because: 'no_longer_asked' }, { because: 'no_longer_asked' }])
  expect(lines).toEqual([])
  expect(await failures()).toEqual([])
})
