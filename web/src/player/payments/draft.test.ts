import { expect, test } from 'vitest'
import { type Draft, draftFor, emptyDraft, readDraft } from './draft.ts'

const newKey = () => 'new'
const kept: Draft = { ...emptyDraft('kept', 'daily-412', [42, 93]), accountName: 'Selam Bekele', uploadId: 'u1' }

test('restores a stored draft, and ignores anything else', () => {
  expect(readDraft(JSON.stringify(kept))).toEqual({ ...kept, screenshot: undefined })
  for (const broken of [null, '', 'null', '{', '[]', '{"key":1}', '{"key":"a","gameId":"b"}']) {
    expect(readDraft(broken)).toBeUndefined()
  }
})

const at = (held: number[], isDecided = false) => ({ gameId: 'daily-412', held, isDecided: () => isDecided })

test('a reload continues with the same key, also when the hold has ended', () => {
  expect(draftFor(kept, at([42, 93]), newKey)).toBe(kept)
  expect(draftFor(kept, at([]), newKey)).toBe(kept)
})

test('the payment is for the numbers held now', () => {
  expect(draftFor(kept, at([7]), newKey)).toEqual({ ...kept, numbers: [7] })
})

test('another game starts another payment', () => {
  expect(draftFor(kept, { ...at([]), gameId: 'daily-413' }, newKey)).toEqual(emptyDraft('new', 'daily-413', []))
})

const sent: Draft = { ...kept, paymentId: 'p1' }
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
