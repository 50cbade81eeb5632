/** A result must not depend on time, place, language or chance. */
import { execFileSync } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { commitmentsOf, DRAW_VECTORS } from '../../../dev/draw-vectors.ts'
import { exampleProof } from '../../../dev/example-proof.ts'
import { sample } from '../../../dev/form.ts'
import { ballsOf, drawBalls, seedOf } from './draw.ts'
import { manifestHash } from './manifest.ts'
import { openHash } from './open-record.ts'
import { readProof, writeProof } from './proof.ts'
import { verifyProof } from './verify.ts'

afterEach(() => vi.unstubAllGlobals())

/** Makes every source of time and chance throw. Parsing a given date stays possible. */
function forbidClockAndChance(): void {
  const forbidden = (name: string) => () => {
    throw new Error(`${name} was called`)
  }
  const RealDate = Date
  class DateWithoutClock extends RealDate {
    constructor(...given: [] | [string | number | Date]) {
      if (given.length === 0) throw new Error('the clock was read')
      super(...(given as [string]))
    }
    static override now = forbidden('Date.now')
  }
  vi.stubGlobal('Date', DateWithoutClock)
  vi.stubGlobal('performance', { now: forbidden('performance.now') })
  vi.stubGlobal('Math', Object.create(Math, { random: { value: forbidden('Math.random') } }))
  vi.stubGlobal('crypto', { getRandomValues: forbidden('crypto.getRandomValues') })
}

const TEXT = JSON.stringify(writeProof(exampleProof()))

test('a result is computed without a clock and without random numbers', () => {
  forbidClockAndChance()
  for (const vector of DRAW_VECTORS) {
    const { gameId, round, signature, pool, picks } = vector
    const commitments = commitmentsOf(vector)
    const hashes = { openHash: openHash(vector.openRecord), manifestHash: manifestHash(gameId, commitments) }
    const winners = drawBalls(seedOf({ gameId, ...hashes, round, signature }), ballsOf(pool, commitments), picks)
    expect(winners).toEqual(vector.winners)
  }
})

test('a proof is checked without a clock and without random numbers', () => {
  forbidClockAndChance()
  const read = readProof(TEXT)
  expect('proof' in read && verifyProof(read.proof).fair).toBe(true)
})

test('reading the clock or drawing a random number would fail the tests above', () => {
  forbidClockAndChance()
  expect(() => new Date()).toThrow('the clock was read')
  expect(() => Date.now()).toThrow('Date.now')
  expect(() => Math.random()).toThrow('Math.random')
  expect(() => crypto.getRandomValues(new Uint8Array(1))).toThrow('getRandomValues')
})

/** Runs in a Node of its own: the time zone and the language of a process are fixed when it starts. */
const ELSEWHERE = `
import { readFileSync } from 'node:fs'
import { readProof } from '${import.meta.dirname}/proof.ts'
import { verifyProof } from '${import.meta.dirname}/verify.ts'
const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions()
const read = readProof(readFileSync(0, 'utf8'))
console.log(JSON.stringify({ timeZone, locale, verdict: verifyProof(read.proof) }))`

const PLACES = [
  ['Africa/Addis_Ababa', 'am-ET'],
  ['Europe/Istanbul', 'tr-TR'],
  ['Asia/Riyadh', 'ar-SA'],
  ['Pacific/Kiritimati', 'fa-IR'],
  ['America/St_Johns', 'th-TH'],
] as const

// Each starts a process; the short form leaves out three.
test.each(sample(PLACES, 2))(
  'the verdict in %s with language %s is the same, to the last digit',
  (timeZone, locale) => {
    const env = { TZ: timeZone, LC_ALL: `${locale.replace('-', '_')}.UTF-8` }
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', ELSEWHERE], { env, input: TEXT })
    expect(JSON.parse(`${printed}`)).toEqual({
      timeZone,
      locale,
      verdict: JSON.parse(JSON.stringify(verifyProof(exampleProof()))),
    })
  },
)
