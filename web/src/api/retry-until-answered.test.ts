import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refused, Unreachable } from './client.ts'
import { retryUntilAnswered } from './retry-until-answered.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lost = new Unreachable('cut')
const never = new AbortController().signal

test('retries the same request until it is answered, and reports that it waits', async () => {
  const request = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValueOnce('held')
  const onNoAnswer = vi.fn()
  const answer = retryUntilAnswered(request, { onNoAnswer, signal: never })
  await vi.advanceTimersByTimeAsync(5_000)
  await expect(answer).resolves.toBe('held')
  expect(request).toHaveBeenCalledTimes(3)
  expect(onNoAnswer).toHaveBeenCalled()
})

test('a refusal is an answer; an unavailable service is not', async () => {
  const request = vi
    .fn()
    .mockRejectedValueOnce(new Refused('service_unavailable'))
    .mockRejectedValueOnce(new Refused('numbers_taken'))
  const answer = retryUntilAnswered(request, { onNoAnswer: () => undefined, signal: never })
  const refused = expect(answer).rejects.toThrow('numbers_taken')
  await vi.advanceTimersByTimeAsync(5_000)
  await refused
  expect(request).toHaveBeenCalledTimes(2)
})

test('retries at once when the phone is online again', async () => {
  const request = vi.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce('held')
  const answer = retryUntilAnswered(request, { onNoAnswer: () => undefined, signal: never })
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('online'))
  await expect(answer).resolves.toBe('held')
})

test('stops after about two minutes, or when it is aborted', async () => {
  const request = vi.fn().mockRejectedValue(lost)
  const answer = retryUntilAnswered(request, { onNoAnswer: () => undefined, signal: never })
  const ended = expect(answer).rejects.toBe(lost)
  await vi.advanceTimersByTimeAsync(180_000)
  await ended

  const stop = new AbortController()
  const second = retryUntilAnswered(request, { onNoAnswer: () => stop.abort(), signal: stop.signal })
  const stopped = expect(second).rejects.toBe(lost)
  await vi.advanceTimersByTimeAsync(1_000)
  await stopped
})
