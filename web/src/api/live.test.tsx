import type { LiveEvent } from '@edil/contract/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenLive } from './live.ts'
import { serverNow } from './server-clock.ts'
import { silenceHeader } from './silences.ts'

/** A connection that opens at once and sends what the test says. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static readonly OPEN = 1
  static made: FakeSource[] = []
  readyState = 1
  onopen: (() => void) | undefined
  onmessage: ((message: { data: string; lastEventId: string }) => void) | undefined

  constructor() {
    super()
    FakeSource.made.push(this)
    queueMicrotask(() => this.onopen?.())
  }

  close() {
    this.readyState = FakeSource.CLOSED
  }

  send(event: LiveEvent, lastEventId: string) {
    this.onmessage?.({ data: JSON.stringify(event), lastEventId })
  }
}

const seconds = () => Math.floor(serverNow() / 1_000)
const heartbeat = (before: string | null): LiveEvent => ({
  kind: 'heartbeat',
  at: new Date(serverNow()).toISOString(),
  before,
})
const newest = () => FakeSource.made.at(-1) as FakeSource
const handlers = { onEvent: vi.fn(), onOpen: vi.fn(), onConnection: vi.fn() }
let stop = () => {}

const listen = async (channel: string) => {
  stop = listenLive(channel, handlers)
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeSource)
  FakeSource.made = []
  silenceHeader()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.clearAllMocks()
})

test('a connection that pings but brings no heartbeat is replaced within 12 s, and the next read reports it', async () => {
  await listen('live-draw')
  for (let second = 0; second < 12; second += 1) {
    newest().dispatchEvent(new Event('ping'))
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(FakeSource.made).toHaveLength(2)
  expect(handlers.onOpen).toHaveBeenCalledTimes(2)
  expect(silenceHeader()).toEqual({ 'edil-live-silences': '1' })
  expect(silenceHeader()).toEqual({})
})

test('heartbeats keep a connection, and are not events', async () => {
  await listen('games')
  for (let beat = 0; beat < 10; beat += 1) {
    await vi.advanceTimersByTimeAsync(10_000)
    newest().send(heartbeat(beat === 0 ? null : `${seconds() - 10}:0`), `${seconds()}:0`)
  }
  expect(FakeSource.made).toHaveLength(1)
  expect(handlers.onEvent).not.toHaveBeenCalled()
})

test('a heartbeat that names a message which did not arrive replaces the connection', async () => {
  await listen('board/daily-1')
  newest().send({ kind: 'review' }, `${seconds()}:3`)
  newest().send(heartbeat(`${seconds()}:3`), `${seconds()}:4`)
  expect(FakeSource.made).toHaveLength(1)
  newest().send(heartbeat(`${seconds()}:5`), `${seconds()}:6`)
  expect(FakeSource.made).toHaveLength(2)
})

test('a message from before the connection does not have to arrive; one from after it does', async () => {
  await listen('live-draw')
  const connectedAt = seconds()
  await vi.advanceTimersByTimeAsync(9_000)
  newest().send(heartbeat(`${connectedAt - 1}:7`), `${seconds()}:0`)
  expect(FakeSource.made).toHaveLength(1)
  stop()
  await listen('live-draw')
  await vi.advanceTimersByTimeAsync(9_000)
  newest().send(heartbeat(`${seconds() - 5}:0`), `${seconds()}:0`)
  expect(FakeSource.made).toHaveLength(3)
})

test('while no heartbeat comes at all, the wait doubles up to 88 s', async () => {
  await listen('live-draw')
  await vi.advanceTimersByTimeAsync(12_000 + 24_000 + 48_000 + 96_000)
  expect(FakeSource.made).toHaveLength(5)
  newest().send(heartbeat(null), `${seconds()}:0`)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(FakeSource.made).toHaveLength(6)
})

test('a channel without heartbeats lives on pings', async () => {
  await listen('review')
  for (let second = 0; second < 60; second += 15) {
    await vi.advanceTimersByTimeAsync(15_000)
    newest().dispatchEvent(new Event('ping'))
  }
  expect(FakeSource.made).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(35_000)
  expect(FakeSource.made).toHaveLength(2)
})
