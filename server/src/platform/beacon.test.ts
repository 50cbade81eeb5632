import { isSignatureOf } from '@edil/domain/draw/beacon'
import { firstRoundFrom, QUICKNET, TEST_CHAIN } from '@edil/domain/draw/chains'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Fault, serveBeacon } from '../../../dev/beacon-server.ts'
import { type Beacon, BeaconAway, type BeaconOptions, createBeacon, type RelayFailure } from './beacon.ts'
import { createMetrics } from './metrics.ts'

const first = await serveBeacon()
const second = await serveBeacon()
const relays = [first.url, second.url]
const hostOf = (url: string) => new URL(url).host

/** A round of yesterday, of which quicknet has one on record as well. */
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
  // Checking a signature may take a second where every core is busy; none of that is a relay's silence.
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

test('a relay gives a round, signed by the chain', async () => {
  const { beacon, lines, failures } = openBeacon()
  expect(isSignatureOf(TEST_CHAIN, ROUND, await beacon.fetchSignature(ROUND))).toBe(true)
  expect(lines).toEqual([])
  expect(await failures()).toEqual([])
})

test('an answer that drand really gave is taken', async () => {
  const { beacon } = openBeacon({ chain: QUICKNET })
  await expect(beacon.fetchSignature(1000)).resolves.toMatch(/^b44679b9/)
})

test('the signature proves itself: what a relay says beside it does not matter', async () => {
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

test.each(FAULTS)('one relay is %s: the other is asked, and the reason is told', async (fault, failure) => {
  first.behave({ fault })
  const { beacon, lines, failures } = openBeacon()
  expect(isSignatureOf(TEST_CHAIN, ROUND, await beacon.fetchSignature(ROUND))).toBe(true)
  expect(lines).toMatchObject([{ relay: hostOf(first.url), round: ROUND, ...failure }])
  expect(await failures()).toEqual([{ relay: hostOf(first.url), reason: failure.because, times: 1 }])
})

test.each(FAULTS)('all relays are %s: the beacon is away, and each relay is named', async (fault, failure) => {
  first.behave({ fault })
  second.behave({ fault })
  const { beacon } = openBeacon()
  const asking = beacon.fetchSignature(ROUND)
  await expect(asking).rejects.toThrow(`no relay gave round ${ROUND}: ${hostOf(first.url)} ${failure.because}`)
  expect(await failuresOf(asking)).toMatchObject(relays.map((relay) => ({ relay: hostOf(relay), ...failure })))
})

test('whoever waits for quicknet does not take a signature of the test chain, whose key everybody knows', async () => {
  first.behave({ fault: 'another_chain' })
  const { beacon } = openBeacon({ chain: QUICKNET, relays: [first.url] })
  expect(await failuresOf(beacon.fetchSignature(ROUND))).toMatchObject([{ because: 'wrong_signature' }])
})

test('a round of the future is nowhere, until its time has come', async () => {
  const { beacon } = openBeacon()
  const round = firstRoundFrom(TEST_CHAIN, Date.now() + 60_000)
  expect(await failuresOf(beacon.fetchSignature(round))).toMatchObject([
    { because: 'not_yet', detail: '404' },
    { because: 'not_yet', detail: '404' },
  ])
  second.behave({ servesFutureRounds: true })
  expect(isSignatureOf(TEST_CHAIN, round, await beacon.fetchSignature(round))).toBe(true)
})

test('while one relay is silent another answers', async () => {
  first.behave({ delayMs: 10_000 })
  const { beacon, failures } = openBeacon({ patienceMs: 50 })
  const startedAt = Date.now()
  expect(isSignatureOf(TEST_CHAIN, ROUND, await beacon.fetchSignature(ROUND))).toBe(true)
  expect(Date.now() - startedAt).toBeLessThan(5_000)
  // It was not given the time to fail.
  expect(await failures()).toEqual([])
})

test('a relay that is slow is still waited for when the others have failed', async () => {
  first.behave({ delayMs: 500 })
  second.behave({ fault: 'garbage' })
  const { beacon, failures } = openBeacon({ patienceMs: 50 })
  expect(isSignatureOf(TEST_CHAIN, ROUND, await beacon.fetchSignature(ROUND))).toBe(true)
  expect(await failures()).toEqual([{ relay: hostOf(second.url), reason: 'not_json', times: 1 }])
})

test('no relay is waited for for longer than the time limit', async () => {
  first.behave({ delayMs: 10_000 })
  const { beacon } = openBeacon({ relays: [first.url], timeoutMs: 100 })
  expect(await failuresOf(beacon.fetchSignature(ROUND))).toMatchObject([{ because: 'too_slow' }])
})

test('a relay that answered is asked first the next time', async () => {
  first.behave({ fault: 'garbage' })
  const { beacon } = openBeacon()
  await beacon.fetchSignature(ROUND)
  const before = first.requestCount()
  await beacon.fetchSignature(ROUND)
  expect(first.requestCount()).toBe(before)
})

test('refused connections: the beacon is away, and there again once a relay listens again', async () => {
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

test('a hundred who ask for a round at once share one answer and one check', async () => {
  const { beacon } = openBeacon()
  const before = first.requestCount()
  const signatures = await Promise.all(Array.from({ length: 100 }, () => beacon.fetchSignature(ROUND)))
  expect(new Set(signatures).size).toBe(1)
  expect(first.requestCount() - before).toBe(1)
  await beacon.fetchSignature(ROUND)
  expect(first.requestCount() - before).toBe(2)
})

test('a failing that goes on is counted every time and logged once, until the relay has been well', async () => {
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

test('closing ends what is being asked, and that is no fault of a relay', async () => {
  first.behave({ delayMs: 10_000 })
  second.behave({ delayMs: 10_000 })
  const { beacon, lines, failures } = openBeacon()
  const asking = failuresOf(beacon.fetchSignature(ROUND))
  beacon.close()
  expect(await asking).toMatchObject([{ because: 'no_longer_asked' }, { because: 'no_longer_asked' }])
  expect(lines).toEqual([])
  expect(await failures()).toEqual([])
})
