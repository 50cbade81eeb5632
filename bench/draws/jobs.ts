import type { Pool } from 'pg'
import type { Act } from './steps.ts'

/**
 * Records every job about a game and the role that enqueued it, in the transaction that enqueues it. The queue itself deletes
 * completed jobs and requeues a failed job under the same id.
 */
export async function recordJobs(owner: Pool): Promise<void> {
  await owner.query(`
    create table recorded_jobs (
      id uuid primary key, name text not null, game_id text not null, enqueued_by text not null);
    create index on recorded_jobs (game_id);
    create function record_job() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into recorded_jobs
      values (new.id, new.name, new.data->>'gameId', session_user)
      on conflict do nothing;
      return null;
    end
    $$;
    create trigger record_job after insert on pgboss.job for each row when (new.data ? 'gameId')
      execute function record_job()`)
}

/** Enqueues the job as a host's request or a timer does, ahead of all others; the next free worker runs it. */
export async function enqueueAct(owner: Pool, act: Act, gameId: string): Promise<void> {
  await insertJob(owner, `${act}-game`, { gameId })
}

const SWEEPS = ['sweep-overdue-games', 'sweep-waiting-draws']

/**
 * Requeues the sweep jobs at once when no worker is running. Otherwise the queue considers them active for ten seconds after
 * a kill, and a worker that starts meanwhile waits another minute.
 */
export async function restartSweeps(owner: Pool): Promise<void> {
  await owner.query(`delete from pgboss.job where name = any($1) and state = 'active'`, [SWEEPS])
  await owner.query('update pgboss.queue set singletons_active = null where name = any($1)', [SWEEPS])
  for (const name of SWEEPS) await insertJob(owner, name, {})
}

async function insertJob(owner: Pool, name: string, payload: object): Promise<void> {
  await owner.query(
    `insert into pgboss.job (name, data, priority, policy, retry_limit, retry_delay, expire_seconds, heartbeat_seconds)
     select name, $2, 1, policy, retry_limit, retry_delay, expire_seconds, heartbeat_seconds from pgboss.queue where name = $1
     on conflict do nothing`,
    [name, JSON.stringify(payload)],
  )
}
