import type { Pool } from 'pg'

/**
 * Records every job that sends a payment mail, in the transaction that enqueues it. The queue itself deletes a job one minute
 * after it completed and requeues a failed job under the same id. A mail may be sent twice when a worker dies after sending.
 */
export async function recordMailJobs(owner: Pool): Promise<void> {
  await owner.query(`
    create table mail_jobs (id uuid primary key, kind text not null, payment_id uuid not null);
    create function record_mail_job() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into mail_jobs values (new.id, new.data->>'kind', (new.data->>'paymentId')::uuid) on conflict do nothing;
      return null;
    end
    $$;
    create trigger record_mail_job after insert on pgboss.job for each row when (new.name = 'send-payment-mail')
      execute function record_mail_job()`)
}

/** Drops the mail jobs of these payments: the state after a crash between a decision and its job. */
export async function dropMailJobs(owner: Pool, paymentIds: readonly string[]): Promise<void> {
  await owner.query(`
    create function drop_mail_job() returns trigger language plpgsql as $$
    begin
      return case when new.data->>'paymentId' = any (tg_argv) then null else new end;
    end
    $$;
    create trigger drop_mail_job before insert on pgboss.job for each row when (new.name = 'send-payment-mail')
      execute function drop_mail_job(${paymentIds.map((id) => `'${id}'`).join(', ')})`)
}
