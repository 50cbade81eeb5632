-- migrate:up

-- What people are notified about. The transaction that makes it happen adds a row; a worker writes the letter when it is due, from what is
-- stored then, and the letter is what the page, the mail and Telegram say.
create table notifications (
  id bigint generated always as identity primary key,
  person_id uuid not null references people on delete cascade,
  kind text not null check (kind in (
    'payment_approved', 'selection_owed', 'payment_rejected', 'game_cancelled', 'ticket_withdrawn', 'refund_owed', 'refund_paid',
    'prize_won', 'prize_claimed', 'prize_paid', 'prize_failed', 'not_won', 'draw_soon',
    'password_changed', 'phone_changed', 'passkey_added', 'passkey_removed', 'sign_in_paused', 'telegram_linked', 'telegram_unlinked', 'change_proposed')),
  facts jsonb not null default '{}',                                         -- what the letter is written from
  cause text collate "C" check (cause <> ''),                                -- what happens once has one notification
  happened_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default clock_timestamp(),                     -- of a result: when its show is over
  letter jsonb,
  written_at timestamptz,
  dropped_at timestamptz,                                                    -- it was no longer true when it was due
  retry_at timestamptz,                                                      -- writing it failed: those after it pass
  read_at timestamptz,
  constraint notifications_written_iff_letter check ((written_at is null) = (letter is null)),
  constraint notifications_written_or_dropped check (written_at is null or dropped_at is null),
  constraint notifications_read_after_writing check (read_at is null or written_at is not null),
  unique (person_id, kind, cause)
);
create index notifications_waiting on notifications (due_at, id) where written_at is null and dropped_at is null;
create index notifications_of_person on notifications (person_id, id);
create index notifications_by_time on notifications (happened_at);

-- Each notification leaves our site at most once by each way.
create table notification_deliveries (
  notification_id bigint not null references notifications on delete cascade,
  way text not null check (way in ('mail', 'telegram')),
  person_id uuid not null references people on delete cascade,
  key uuid not null default gen_random_uuid(),                               -- of the message: the same for every attempt
  due_at timestamptz not null,                                               -- after the person's quiet hours
  attempts integer not null default 0 check (attempts >= 0),
  sending_since timestamptz,                                                 -- a worker tries it; after a minute another may
  retry_at timestamptz,
  sent_at timestamptz,
  dropped_at timestamptz,                                                    -- it could not be sent for a day, or has no recipient
  message_id bigint,                                                         -- of Telegram
  after_message_id bigint,                                                   -- the newest message of the bot before the attempt
  primary key (notification_id, way),
  constraint notification_deliveries_sent_or_dropped check (sent_at is null or dropped_at is null)
);
create index notification_deliveries_waiting on notification_deliveries (way, (coalesce(retry_at, due_at)), notification_id)
  where sent_at is null and dropped_at is null;
create index notification_deliveries_being_sent on notification_deliveries (way, sending_since)
  where sending_since is not null and sent_at is null and dropped_at is null;
create index notification_deliveries_of_person on notification_deliveries (person_id, way, notification_id);

-- What a person wants to hear and how. Without a row: domain/src/notifications.ts.
create table notification_choices (
  person_id uuid primary key references people on delete cascade,
  ways jsonb not null,
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  invitations boolean not null,
  constraint notification_choices_quiet_from_iff_until check ((quiet_from is null) = (quiet_until is null)),
  constraint notification_choices_quiet_has_end check (quiet_from <> quiet_until)
);

-- What was said stays as it was said.
create function keep_written_notification() returns trigger language plpgsql as $$
begin
  raise exception 'notification % was written', old.id using errcode = 'check_violation';
end
$$;

create trigger notifications_written_for_good before update of letter, written_at, kind, person_id on notifications
  for each row when (old.written_at is not null) execute function keep_written_notification();

grant select, delete on notifications, notification_deliveries, notification_choices to edil_app;
grant insert (person_id, kind, facts, cause, due_at) on notifications to edil_app;
grant update (read_at) on notifications to edil_app;
grant insert (person_id, ways, quiet_from, quiet_until, invitations), update (ways, quiet_from, quiet_until, invitations)
  on notification_choices to edil_app;
grant update (letter, written_at, dropped_at, retry_at) on notifications to edil_worker;
grant insert (notification_id, way, person_id, due_at) on notification_deliveries to edil_worker;
grant update (attempts, sending_since, retry_at, sent_at, dropped_at, message_id, after_message_id) on notification_deliveries to edil_worker;

-- migrate:down
