import type { Replacement } from '../sabotage-function.ts'

/** A database function with one rule broken. */
export type Sabotage = { readonly name: string; readonly of: string; readonly replacement: Replacement }

export const SABOTAGES: readonly Sabotage[] = [
  {
    name: 'the counter of sold numbers never falls',
    of: 'recount_boards',
    replacement: {
      from: 'numbers_sold = counted.sold',
      to: 'numbers_sold = greatest(games.numbers_sold, counted.sold)',
    },
  },
  {
    name: 'approved numbers expire as well',
    of: 'expire_holds',
    replacement: {
      from: `and status = 'held' and held_until <= clock_timestamp();`,
      to: `and (status = 'approved' or held_until <= clock_timestamp());`,
    },
  },
  {
    name: 'a player may hold four numbers',
    of: 'hold_numbers',
    replacement: {
      from: 'when cardinality(context.numbers) + cardinality(fresh.numbers) > 3 then',
      to: 'when cardinality(context.numbers) + cardinality(fresh.numbers) > 4 then',
    },
  },
  {
    name: 'the answer to a claim is not stored',
    of: 'hold_numbers',
    replacement: {
      from: 'left join claims as earlier using (game_id, person_id, idempotency_key)',
      to: 'left join (select * from claims where false) as earlier using (game_id, person_id, idempotency_key)',
    },
  },
  {
    name: 'a payment takes numbers that another player holds',
    of: 'assign_numbers_to_payment',
    replacement: { from: `status = 'held' and held_until <= clock_timestamp()`, to: `status = 'held'` },
  },
  {
    name: 'a rejection does not recount the board',
    of: 'release_payment_numbers',
    replacement: { from: 'if found then perform recount_boards_of_numbers(of_game); end if;', to: '' },
  },
]
