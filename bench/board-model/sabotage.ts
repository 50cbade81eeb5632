/** A function of the database, broken on purpose. */
export type Sabotage = { readonly name: string; readonly of: string; readonly from: string; readonly to: string }

export const SABOTAGES: readonly Sabotage[] = [
  {
    name: 'numbers are not counted',
    of: 'recount_boards',
    from: 'numbers_sold = counted.sold',
    to: 'numbers_sold = greatest(games.numbers_sold, counted.sold)',
  },
  {
    name: 'approved numbers run out as well',
    of: 'expire_holds',
    from: `delete from numbers where game_id = of_game and status = 'held' and held_until <= clock_timestamp();`,
    to: `delete from numbers where game_id = of_game and (status = 'approved' or held_until <= clock_timestamp());`,
  },
  {
    name: 'a number is not given to whoever has room for it, but to whoever asks',
    of: 'hold_numbers',
    from: 'when cardinality(context.numbers) + cardinality(fresh.numbers) > 3 then',
    to: 'when cardinality(context.numbers) + cardinality(fresh.numbers) > 4 then',
  },
  {
    name: 'an answer is not kept',
    of: 'hold_numbers',
    from: 'left join claims as earlier using (game_id, person_id, idempotency_key)',
    to: 'left join (select * from claims where false) as earlier using (game_id, person_id, idempotency_key)',
  },
]
