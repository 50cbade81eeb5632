/** A result must not depend on when, where and in which language somebody works it out. */
import { execFileSync } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { DRAW_VECTORS, type DrawVector, ticketsOf } from '../../../dev/draw-vectors.ts'
import { exampleProof } from '../../../dev/example-proof.ts'
import { ballsOf, drawBalls, seedOf } from './draw.ts'
import { manifestHash } from './manifest.ts'
import { openHash } from './open-record.ts'
import { readProof, writeProof } from './proof.ts'
import { verifyProof } from './verify.ts'

const DAYS = 1_461
const DAY_MS = 86_400_000

afterEach(() => vi.useRealTimers())

function resultOf(vector: DrawVector): readonly number[] {
  const { gameId, round, signature, pool, picks } = vector
  const tickets = ticketsOf(vector)
  const hashes = { openHash: openHash(vector.openRecord), manifestHash: manifestHash(gameId, tickets) }
  return drawBalls(seedOf({ gameId, ...hashes, round, signature }), ballsOf(pool, tickets), picks)
}

test(`results are the same on ${DAYS} days, leap day and all`, () => {
  vi.useFakeTimers()
  const firstDay = Date.parse('2027-01-01T23:59:59.999Z')
  for (let day = 0; day < DAYS; day += 1) {
    vi.setSystemTime(firstDay + day * DAY_MS)
    const vector = DRAW_VECTORS[day % DRAW_VECTORS.length] as DrawVector
    expect(resultOf(vector), new Date().toISOString()).toEqual(vector.winners)
  }
  expect(new Date().toISOString()).toBe('2030-12-31T23:59:59.999Z')
})

const TEXT = JSON.stringify(writeProof(exampleProof()))

test.each(['1970-01-01T00:00:00Z', '2026-11-15T15:00:00Z', '2028-02-29T12:00:00Z', '2126-11-15T15:00:00Z'])(
  'a proof is right on %s',
  (today) => {
    vi.useFakeTimers({ now: Date.parse(today) })
    const read = readProof(TEXT)
    expect('proof' in read && verifyProof(read.proof).fair).toBe(true)
  },
)

/** Run by a Node of its own: the zone and the language of a process are settled when it starts. */
const ELSEWHERE = `
import { readFileSync } from 'node:fs'
import { readProof } from '${import.meta.dirname}/proof.ts'
import { verifyProof } from '${import.meta.dirname}/verify.ts'
const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions()
const read = readProof(readFileSync(0, 'utf8'))
console.log(JSON.stringify({ timeZone, locale, verdict: verifyProof(read.proof) }))`

test.each([
  ['Africa/Addis_Ababa', 'am-ET'],
  ['Europe/Istanbul', 'tr-TR'],
  ['Asia/Riyadh', 'ar-SA'],
  ['Pacific/Kiritimati', 'fa-IR'],
  ['America/St_Johns', 'th-TH'],
])('a proof is right in %s and in %s, to the last digit', (timeZone, locale) => {
  const env = { TZ: timeZone, LC_ALL: `${locale.replace('-', '_')}.UTF-8` }
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', ELSEWHERE], { env, input: TEXT })
  expect(JSON.parse(`${told}`)).toEqual({
    timeZone,
    locale,
    verdict: JSON.parse(JSON.stringify(verifyProof(exampleProof()))),
  })
})
