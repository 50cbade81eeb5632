import type { Pool } from 'pg'
import type { Act } from './steps.ts'

/**
 * Writes down every job about a game with who asks for it, in the transaction that asks. The queue forgets one that is done,
 * and puts one that failed back under its old id.
 */
export async function keepAskedJobs(owner: Pool): Promise<void> {
  await owner.query(`
    create table asked_jobs (
      id uuid primary key, name text not null, game_id text not null, position smallint, asked_by text not null);
    create index on asked_jobs (game_id);
    create function keep_asked_job() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into asked_jobs
      values (new.id, new.name, new.data->>'gameId', (new.data->>'position')::smallint, session_user)
      on conflict do nothing;
      return null;
    end
    $$;
    create trigger keep_asked_job after insert on pgboss.job for each row when (new.data ? 'gameId')
      execute function keep_asked_job()`)
}

/** As a host who presses the button, or a clock: whichever worker is free takes it, before all others. */
export async function askFor(owner: Pool, act: Act, gameId: string): Promise<void> {
  await insertJob(owner, `${act}-game`, { gameId })
}

const NETS = ['tend-games', 'tend-draws']

/**
 * Where no worker is left, the nets of the dead are taken in at once and cast again: the queue would believe for ten seconds
 * that somebody holds them, and each worker that starts meanwhile for a minute more.
 */
export async function castNetsAgain(owner: Pool): Promise<void> {
  await owner.query(`delete from pgboss.job where name = any($1) and state = 'active'`, [NETS])
  await owner.query('update pgboss.queue set singletons_active = null where name = any($1)', [NETS])
  for (const name of NETS) await insertJob(owner, name, {})
}

async function insertJob(owner: Pool, name: string, payload: object): Promise<void> {
  await owner.query(
    `insert into pgboss.job (name, data, priority, policy, retry_limit, retry_delay, expire_seconds, heartbeat_seconds)
     select name, $2, 1, policy, retry_limit, retry_delay, expire_seconds, heartbeat_seconds from pgboss.queue where name = $1
     on conflict do nothing`,
    [name, JSON.stringify(payload)],
  )
}
