-- migrate:up

-- The messages of the operators' group on Telegram: alarms, which last until their cause is over, and one summary a day. Only counts and
-- sums: the group is outside of our servers.
create table operator_messages (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('payments_wait', 'draw_waits', 'books_wrong', 'prizes_overdue', 'notifications_wait', 'summary')),
  day date,                                                                  -- the day that a summary is about (Africa/Addis_Ababa)
  facts jsonb not null,                                                      -- what the message says
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,                                                      -- of an alarm: its cause is over, or it was repeated
  is_repeated boolean not null default false,                                -- its cause lasts, and a newer message says so
  text text check (text <> ''),                                              -- stored before each attempt
  attempts integer not null default 0 check (attempts >= 0),
  sending_since timestamptz,                                                 -- the group may have it: its answer was not seen
  failed_at timestamptz,                                                     -- because of us: the others pass for a minute
  chat text check (chat <> ''),                                              -- where it was sent, as configured
  message_id bigint,                                                         -- in that chat
  sent_at timestamptz,
  end_sent_at timestamptz,                                                   -- the message says that the cause is over
  dropped_at timestamptz,
  constraint operator_messages_day_iff_summary check ((kind = 'summary') = (day is not null)),
  constraint operator_messages_summary_does_not_end check (kind <> 'summary' or ended_at is null),
  constraint operator_messages_sent_iff_message check ((sent_at is null) = (message_id is null) and (sent_at is null) = (chat is null)),
  constraint operator_messages_repeated_ended check (not is_repeated or ended_at is not null),
  constraint operator_messages_end_after_sending check (end_sent_at is null or (sent_at is not null and ended_at is not null))
);
create unique index operator_messages_one_alarm_of_a_kind on operator_messages (kind) where ended_at is null and kind <> 'summary';
create unique index operator_messages_one_summary_a_day on operator_messages (day) where kind = 'summary';
create index operator_messages_waiting on operator_messages (id)
  where dropped_at is null and (sent_at is null or (ended_at is not null and end_sent_at is null));

grant select on operator_messages to edil_app;
grant insert (kind, day, facts) on operator_messages to edil_worker;
grant update (ended_at, is_repeated, text, attempts, sending_since, failed_at, chat, message_id, sent_at, end_sent_at, dropped_at) on operator_messages to edil_worker;

-- migrate:down
