import { expect, test } from 'vitest'
import { type Draft, draftFor, emptyDraft, readDraft } from './draft.ts'

const newKey = () => 'new'
const stored: Draft = { ...emptyDraft('kept', 'daily-412', [42, 93]), accountName: 'Selam Bekele', uploadId: 'u1' }

test('restores a stored draft, and ignores anything else', () => {
  expect(readDraft(JSON.stringify(stored))).toEqual({ ...stored, screenshot: undefined })
  for (const broken of [null, '', 'null', '{', '[]', '{"key":1}', '{"key":"a","gameId":"b"}']) {
    expect(readDraft(broken)).toBeUndefined()
  }
})

const at = (held: number[], isDecided = false) => ({ gameId: 'daily-412', held, isDecided: () => isDecided })

test('a reload continues with the same key, also when the hold has ended', () => {
  expect(draftFor(stored, at([42, 93]), newKey)).toBe(stored)
  expect(draftFor(stored, at([]), newKey)).toBe(stored)
})

test('the payment is for the numbers held now', () => {
  expect(draftFor(stored, at([7]), newKey)).toEqual({ ...stored, numbers: [7] })
})

test('another game starts another payment', () => {
  expect(draftFor(stored, { ...at([]), gameId: 'daily-413' }, newKey)).toEqual(emptyDraft('new', 'daily-413', []))
})

const sent: Draft = { ...stored, paymentId: 'p1' }
const next = (numbers: number[]): Draft => ({ ...emptyDraft('new', 'daily-412', numbers), accountName: 'Selam Bekele' })

test('a submitted payment stays on the screen until other numbers are held', () => {
  expect(draftFor(sent, at([]), newKey)).toBe(sent)
  expect(draftFor(sent, at([42, 93]), newKey)).toBe(sent)
  expect(draftFor(sent, at([8]), newKey)).toEqual(next([8]))
})

test('a rejected payment whose numbers are held again gets a new key', () => {
  expect(draftFor(sent, at([42, 93], true), newKey)).toEqual(next([42, 93]))
  expect(draftFor(sent, at([], true), newKey)).toBe(sent)
})

test('a rejected payment that is sent again after its hold has ended keeps its numbers and gets a new key', () => {
  expect(draftFor(sent, { ...at([], true), again: 'p1' }, newKey)).toEqual(next([42, 93]))
  expect(draftFor(sent, { ...at([]), again: 'p1' }, newKey), 'not decided').toBe(sent)
  expect(draftFor(sent, { ...at([], true), again: 'p0' }, newKey), 'an earlier one').toBe(sent)
})
