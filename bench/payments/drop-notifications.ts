import type { Pool } from 'pg'

/** Drops the notifications about these payments: the state after a crash between a decision and its notification. */
export async function dropNotifications(owner: Pool, paymentIds: readonly string[]): Promise<void> {
  await owner.query(`
    create function drop_notification() returns trigger language plpgsql as $$
    begin
      return case when new.facts ->> 'paymentId' = any (tg_argv) then null else new end;
    end
    $$;
    create trigger drop_notification before insert on notifications for each row
      execute function drop_notification(${paymentIds.map((id) => `'${id}'`).join(', ')})`)
}
