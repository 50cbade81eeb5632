import { expect, type Locator, type Page } from '@playwright/test'
import type { Pool } from 'pg'
import { givePaid } from '../dev/paid-for.ts'
import type { MessageId } from '../web/src/text/message-id.ts'
import { openGameOf } from './stack.ts'
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
  await owner.query('select recount_boards_of_numbers($1)', [id])
  return id
}

export async function sellNumbers(
  owner: Pool,
  gameId: string,
  personId: string,
  status: 'pending' | 'approved',
  numbers: readonly number[],
): Promise<void> {
  await givePaid(owner, gameId, [personId])
  await owner.query(
    `insert into numbers (game_id, number, person_id, slot, status, payment_id, ticket_id)
     select $1::text, number, $2::uuid, slot, $3::text, $2::uuid, case when $3::text = 'approved' then $2::uuid end
     from unnest($4::smallint[]) with ordinality as sold (number, slot)`,
    [gameId, personId, status, numbers],
  )
  await owner.query('select recount_boards_of_numbers($1)', [gameId])
}

export async function numbersOf(owner: Pool, gameId: string, personId: string): Promise<number[]> {
  const { rows } = await owner.query<{ number: number }>(
    'select number from numbers where game_id = $1 and person_id = $2 order by number',
    [gameId, personId],
  )
  return rows.map(({ number }) => number)
}
