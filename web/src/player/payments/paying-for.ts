import type { MyNumbers } from '@edil/contract/boards'
import { isBoardNumber, PICKS_MAX } from '@edil/domain/boards'

export type PayingFor = {
  /** Held now, or held until a moment ago. With none, the player selects a ticket after approval. */
  readonly numbers: readonly number[]
  readonly heldUntil: readonly string[]
  /** How many numbers are paid for. */
  readonly count: number
  /** Their hold has ended. The server assigns them if they are still free. */
  readonly lost: readonly number[]
  /** Requested numbers that are already paid for. */
  readonly paid: readonly number[]
}

/**
 * What a payment is for. Held numbers count. `requested` is what was held before, or what the address says: it never adds
 * to held numbers, and keeps the price for a player whose hold ended after the money was sent. `sentFor`: how many numbers a
 * rejected payment was for, when they are not known any more.
 */
export function payingFor(mine: MyNumbers, requested: readonly number[], sentFor = 1): PayingFor {
  const held = mine.numbers.filter(({ status }) => status === 'held')
  if (held.length > 0) {
    const numbers = held.map(({ number }) => number)
    const heldUntil = held.flatMap((number) => number.heldUntil ?? [])
    return { numbers, heldUntil, count: numbers.length, lost: [], paid: [] }
  }
  const owned = new Set(mine.numbers.map(({ number }) => number))
  const lost = requested.filter((number) => !owned.has(number))
  const paid = requested.filter((number) => owned.has(number))
  return { numbers: lost, heldUntil: [], count: lost.length || sentFor, lost, paid }
}

/** The numbers of an address such as '42,93', without invalid ones. */
export function numbersOf(list: string | null): number[] {
  const numbers = (list ?? '')
    .split(',')
    .filter((word) => /^\s*\d{1,3}\s*$/.test(word))
    .map(Number)
    .filter(isBoardNumber)
  return [...new Set(numbers)].sort((a, b) => a - b).slice(0, PICKS_MAX)
}

/** '0900 123 456' for a phone number; other account numbers in groups of four. */
export function spacedAccount(number: string): string {
  if (/^0\d{9}$/.test(number)) return number.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
  return /^\d{8,}$/.test(number) ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number
}
