import type { Pool } from 'pg'

/**
 * Writes down every payment mail that is ever asked for, in the transaction that asks. The queue forgets a job a minute after
 * its mail was sent, and puts one that failed back under its old id; a mail may go out twice when a worker dies behind it.
 */
export async function keepMailJobs(owner: Pool): Promise<void> {
  await owner.query(`
    create table mail_jobs (id uuid primary key, kind text not null, payment_id uuid not null);
    create function keep_mail_job() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into mail_jobs values (new.id, new.data->>'kind', (new.data->>'paymentId')::uuid) on conflict do nothing;
      return null;
    end
    $$;
    create trigger keep_mail_job after insert on pgboss.job for each row when (new.name = 'send-payment-mail')
      execute function keep_mail_job()`)
}

/** The mails of these payments are never asked for: what a death between a decision and its job would leave behind. */
export async function loseMailJobs(owner: Pool, paymentIds: readonly string[]): Promise<void> {
  await owner.query(`
    create function lose_mail_job() returns trigger language plpgsql as $$
    begin
      return case when new.data->>'paymentId' = any (tg_argv) then null else new end;
    end
    $$;
    create trigger lose_mail_job before insert on pgboss.job for each row when (new.name = 'send-payment-mail')
      execute function lose_mail_job(${paymentIds.map((id) => `'${id}'`).join(', ')})`)
}
