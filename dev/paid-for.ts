import type { Pool } from 'pg'

/**
 * An approved payment and a ticket for each of these people in a game, under the people's own ids: for boards that need sold
 * numbers without a review. Idempotent.
 */
export async function givePaid(owner: Pool, gameId: string, personIds: readonly string[]): Promise<void> {
  await owner.query(
    `insert into screenshots (id, person_id, file, original_sha256, perceptual_hash, width, height, bytes)
     select id, id, replace(id::text, '-', '') || '.jpg', sha256(id::text::bytea), hashtextextended(id::text, 0), 720, 1280, 40000
     from unnest($1::uuid[]) as id on conflict do nothing`,
    [personIds],
  )
  await owner.query(
    `insert into payments (id, person_id, idempotency_key, game_id, method, account_name, count, amount, numbers, screenshot_id, status,
                           outcome, decided_at, decided_by)
     select person.id, person.id, person.id, games.id, 'telebirr', 'Selam', 3, 3 * fee, '{}', person.id, 'approved', 'ticket',
            now(), person.id
     from unnest($1::uuid[]) as person (id), games where games.id = $2 on conflict do nothing`,
    [personIds, gameId],
  )
  await owner.query(
    `insert into tickets (id, number, key, game_id, person_id, payment_id, numbers)
     select id, 'D-0000-' || lpad((nth + (select count(*) from tickets where game_id = $2))::text, 4, '0'),
            decode(replace(id::text, '-', ''), 'hex'), $2, id, id, '{1}'
     from unnest($1::uuid[]) with ordinality as person (id, nth) on conflict do nothing`,
    [personIds, gameId],
  )
}
