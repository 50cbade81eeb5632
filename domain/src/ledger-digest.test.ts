import { expect, test } from 'vitest'
import { bytesToHex, sha256 } from './draw/bytes.ts'
import { ledgerDigest, type PostedTransaction } from './ledger-digest.ts'

const HOUSE = { account: 'house', amount: -500n }
const TAX = { account: 'tax', amount: 500n }
const POSTED: PostedTransaction = { kind: 'prize_taxed', cause: 'prize_taxed:1', entries: [HOUSE, TAX] }

test('a digest is the hash of kind, cause, accounts and amounts as netstrings', () => {
  const text = '11:prize_taxed,13:prize_taxed:1,5:house,4:-500,3:tax,3:500,'
  expect(ledgerDigest(POSTED)).toBe(bytesToHex(sha256(Buffer.from(text))))
})

test.each<[string, Partial<PostedTransaction>]>([
  ['kind', { kind: 'prize_paid' }],
  ['cause', { cause: 'prize_taxed:2' }],
  ['amount', { entries: [HOUSE, { ...TAX, amount: 501n }] }],
  ['account', { entries: [HOUSE, { ...TAX, account: 'prizes_owed' }] }],
  ['order of entries', { entries: [TAX, HOUSE] }],
  ['number of entries', { entries: [HOUSE] }],
])('another %s gives another digest', (_, change) => {
  expect(ledgerDigest({ ...POSTED, ...change })).not.toBe(ledgerDigest(POSTED))
})
