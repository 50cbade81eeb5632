import type { MessageId } from '@edil/text/parts'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Pool } from 'pg'
import { givenApproved, givenPayment } from '../server/test/payments.ts'
import { openGameOf, world } from './stack.ts'
import type { View } from './view.ts'

/** The board of the midday game. */
export const BOARD = '/select-numbers?type=midday'

type CellName = 'free' | 'trying' | 'held' | 'mine' | 'waiting' | 'pending' | 'sold' | 'heldByOther'

export function cell(page: Page, view: View, number: number, state: CellName): Locator {
  return page.getByRole('button', { name: view.translate(`board.cell.${state}`, { number }), exact: true })
}

export async function hold(page: Page, view: View, ...numbers: readonly number[]): Promise<void> {
  for (const number of numbers) {
    await cell(page, view, number, 'free').click()
    await expect(cell(page, view, number, 'held')).toBeVisible()
  }
}

export function button(page: Page, view: View, id: MessageId, values?: Record<string, string | number>): Locator {
  return page.getByRole('button', { name: view.translate(id, values), exact: true })
}

/** Releases all numbers of the midday game and publishes the empty board. */
export async function clearBoard(owner: Pool): Promise<string> {
  const { id } = await openGameOf(owner, 'midday')
  await owner.query('delete from numbers where game_id = $1', [id])
  // Without this, the stories of one player would run into the limits of unpaid holds.
  await owner.query('delete from claims where game_id = $1', [id])
  await owner.query('select recount_boards_of_numbers($1)', [id])
  return id
}

/** Sells free numbers to a player, with a payment that is pending or approved. */
export async function sellNumbers(
  gameId: string,
  personId: string,
  status: 'pending' | 'approved',
  numbers: readonly number[],
): Promise<void> {
  const give = status === 'approved' ? givenApproved : givenPayment
  await give(await world(), { gameId, personId, numbers })
}
