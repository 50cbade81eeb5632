import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { deleteOldClaims } from '../boards/boards.queries.ts'
import { purgeLiveEvents } from '../live/purge-live-events.ts'
import { purgeInRounds } from '../platform/database/purge-in-rounds.ts'
import type { Tx } from '../platform/database/transaction.ts'

const { owner, store } = await testDatabase()

/** Records how many rows each delete of a table takes. */
async function watchDeletes(table: string): Promise<() => Promise<number[]>> {
  await owner.query(`
    create table if not exists deleted_rows (id serial, of_table text, count integer);
    create or replace function count_deleted() returns trigger language plpgsql security definer as $$
      begin insert into deleted_rows (of_table, count) select tg_table_name, count(*) from gone; return null; end $$;
    create trigger watch after delete on ${table} referencing old table as gone
      for each statement execute function count_deleted()`)
  return async () => {
    const { rows } = await owner.query('select count from deleted_rows where of_table = $1 order by id', [table])
    return rows.map(({ count }) => count)
  }
}

test('deletes published live events in rounds of bounded size, and keeps the others', async () => {
  await owner.query(`
    insert into live_events (channel, payload, recorded_at, published_at)
    select 'games', '{}'::json, now() - interval '4 days', now() - interval '4 days' from generate_series(1, 25)
    union all select 'games', '{}', now() - interval '4 days', null
    union all select 'games', '{}', now() - interval '1 day', now()`)
  const rounds = await watchDeletes('live_events')
  expect(await purgeInRounds(store, purgeLiveEvents, 10)).toBe(25)
  expect(await rounds()).toEqual([10, 10, 5])
  expect((await owner.query('select count(*)::int as left from live_events')).rows).toEqual([{ left: 2 }])
})

test('deletes old claims in rounds of bounded size, and keeps the others', async () => {
  await owner.query(`
    insert into claims (game_id, person_id, idempotency_key, answer, answered_at)
    select 'daily-1', gen_random_uuid(), gen_random_uuid(), '{}', now() - n * interval '1 hour'
    from generate_series(1, 43) as n`)
  const rounds = await watchDeletes('claims')
  const purge = (tx: Tx, rowsMax: number) => deleteOldClaims(tx, '23 hours 30 minutes', rowsMax)
  expect(await purgeInRounds(store, purge, 10)).toBe(20)
  expect(await rounds()).toEqual([10, 10, 0])
  expect((await owner.query('select count(*)::int as left from claims')).rows).toEqual([{ left: 23 }])
})

test('commits every round, so that a failure loses only the last one', async () => {
  let rounds = 0
  const failing = purgeInRounds(
    store,
    async (tx, rowsMax) => {
      rounds += 1
      if (rounds === 3) throw new Error('power cut')
      return deleteOldClaims(tx, '1 hour', rowsMax)
    },
    5,
  )
  await expect(failing).rejects.toThrow('power cut')
  expect((await owner.query('select count(*)::int as left from claims')).rows).toEqual([{ left: 13 }])
})
