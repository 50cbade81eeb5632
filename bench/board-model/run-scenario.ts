import type { Client } from 'pg'
import type { LifeAnswer } from './model.ts'
import { type Life, type LifeClaim, PLAYERS } from './scenario.ts'

/** What the database had after a step. A taken number: number, player, slot, status, whether its time is over. */
export type Seen = {
  readonly answers: readonly LifeAnswer[] | null
  readonly version: number
  readonly status: string
  readonly sold: number
  readonly approved: number
  readonly players: number
  readonly strangers: number
  readonly taken: readonly (readonly [number, number, number, string, boolean | null])[]
}

const STRANGERS = 34

/** A board, its players and strangers of its own for this connection, and the function that lives a life on it. */
export async function prepareLives(client: Client, gameId: string, personIds: readonly string[]): Promise<void> {
  const array = (ids: readonly string[]) => `'{${ids.join()}}'::uuid[]`
  const [players, strangers] = [personIds.slice(0, PLAYERS), personIds.slice(PLAYERS)]
  await client.query(
    LIVE.replaceAll('$GAME', `'${gameId}'`)
      .replaceAll('$PLAYERS', array(players))
      .replaceAll('$STRANGERS', array(strangers)),
  )
}

export const PEOPLE_PER_BOARD = PLAYERS + STRANGERS

/** Lives it in one transaction that is rolled back: one way to the server and back, and nothing to wait for on the disk. */
export async function live(client: Client, life: Life): Promise<Seen[]> {
  const steps = life.map((step) => (step.does === 'hold' ? { ...step, claims: withTurns(step.claims) } : step))
  const text = `begin; select pg_temp.live(${client.escapeLiteral(JSON.stringify(steps))}) as seen; rollback`
  try {
    const results = (await client.query(text)) as unknown as { rows: { seen: Seen[] }[] }[]
    return results[1]?.rows[0]?.seen ?? []
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Claims that cannot meet go together, as the application sends them. */
function withTurns(claims: readonly LifeClaim[]) {
  const numbers = claims.flatMap((claim) => claim.numbers)
  const isCrowded =
    new Set(claims.map(({ player }) => player)).size < claims.length ||
    new Set(numbers).size < numbers.length ||
    claims.some(({ random }) => random > 0)
  return claims.map((claim, index) => ({ ...claim, turn: isCrowded ? index + 1 : 1 }))
}

const LIVE = `
create function pg_temp.live(steps jsonb) returns jsonb language plpgsql as $$
declare
  step jsonb;
  answers jsonb;
  seen jsonb;
  lived jsonb := '[]';
  person uuid;
begin
  for step in select value from jsonb_array_elements(steps) loop
    answers := null;
    person := ($PLAYERS)[(step->>'player')::integer];
    case step->>'does'
      when 'hold' then
        with claims as (
          select array_agg($GAME::text) as games, array_agg(($PLAYERS)[(claim->>'player')::integer] order by nth) as people,
                 array_agg(('00000000-0000-4000-8000-' || lpad(claim->>'key', 12, '0'))::uuid order by nth) as keys,
                 array_agg(translate(claim->>'numbers', '[]', '{}') order by nth) as wants,
                 array_agg((claim->>'random')::smallint order by nth) as randoms,
                 array_agg((claim->>'turn')::smallint order by nth) as turns
          from jsonb_array_elements(step->'claims') with ordinality as claims (claim, nth)
        )
        select jsonb_agg(held.answer order by held.claim_index) into answers
        from claims, hold_numbers(games, people, keys, wants, randoms, turns) as held;
      when 'give back' then
        perform release_held_numbers($GAME, person, nullif(step->>'number', '0')::smallint);
      when 'run out' then
        update numbers set held_until = clock_timestamp() - interval '1 second'
        where game_id = $GAME and person_id = person and status = 'held';
      when 'sweep' then
        perform expire_holds(50);
      when 'submit' then
        update numbers set status = 'pending', held_until = null, payment_id = person_id
        where game_id = $GAME and person_id = person and status = 'held';
        if found then perform recount_boards_of_numbers($GAME); end if;
      when 'approve' then
        update numbers set status = 'approved', ticket_id = person_id
        where game_id = $GAME and person_id = person and status = 'pending'
          and (select status from games where id = $GAME) in ('active', 'full');
        if found then perform recount_boards_of_numbers($GAME); end if;
      when 'reject' then
        delete from numbers where game_id = $GAME and person_id = person and status = 'pending';
        if found then perform recount_boards_of_numbers($GAME); end if;
      when 'lock' then
        update people set locked_at = now(), locked_reason = 'life' where id = person;
      when 'fill' then
        insert into numbers (game_id, number, person_id, slot, status, payment_id, ticket_id)
        select $GAME, n, stranger, 1 + (n - 7) % 3, 'approved', stranger, stranger
        from generate_series(7, 100) as n, lateral (select ($STRANGERS)[1 + (n - 7) / 3] as stranger) as holder
        where (select status from games where id = $GAME) in ('active', 'full') on conflict do nothing;
        if found then perform recount_boards_of_numbers($GAME); end if;
      when 'be late' then
        update games set closes_at = clock_timestamp() - interval '1 second', version = version + 1
        where id = $GAME and status in ('active', 'full');
      when 'close' then
        update games set status = case when numbers_approved >= 3 then 'drawing' else 'cancelled' end,
          closed_at = clock_timestamp(), version = version + 1
        where id = $GAME and status in ('active', 'full');
    end case;
    select jsonb_build_object(
             'answers', answers, 'version', version, 'status', status, 'sold', numbers_sold, 'approved', numbers_approved,
             'players', players,
             'strangers', (select count(*) from numbers where game_id = $GAME and person_id <> all ($PLAYERS)),
             'taken', (select coalesce(jsonb_agg(jsonb_build_array(number, array_position($PLAYERS, person_id), slot,
                                numbers.status, held_until <= clock_timestamp()) order by number), '[]')
                       from numbers where game_id = $GAME and person_id = any ($PLAYERS)))
    into seen from games where id = $GAME;
    lived := lived || jsonb_build_array(seen);
  end loop;
  return lived;
end
$$`
