-- migrate:up

-- The messages of the public channel. A transaction that opens, seals, draws or pays adds one; a worker writes its text and sends it.
create table announcements (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('opened', 'cancelled', 'sealed', 'witnessed', 'result', 'prize_paid')),
  game_id text collate "C" not null references games,
  payout_id uuid references payouts,
  due_at timestamptz not null default clock_timestamp(),                     -- a result is due when its show is over
  text text check (text <> ''),                                              -- stored before each attempt; never changed once it is sent
  attempts integer not null default 0 check (attempts >= 0),
  sending_since timestamptz,                                                 -- the channel may have the message: its answer was not seen
  failed_at timestamptz,                                                     -- because of us: the others pass for a minute
  chat text check (chat <> ''),                                              -- where it was sent, as configured
  message_id bigint,                                                         -- in that chat
  sent_at timestamptz,
  dropped_at timestamptz,                                                    -- it is no longer true, it is too late, or it was refused
  constraint announcements_payout_iff_paid check ((kind = 'prize_paid') = (payout_id is not null)),
  constraint announcements_text_before_sending check (sending_since is null or text is not null),
  constraint announcements_sent_iff_message check ((sent_at is null) = (message_id is null) and (sent_at is null) = (chat is null)),
  constraint announcements_sent_with_text check (sent_at is null or text is not null),
  constraint announcements_sent_or_dropped check (sent_at is null or dropped_at is null)
);
create unique index announcements_once_per_game on announcements (game_id, kind) where payout_id is null;
-- A prize whose transfer came back before it was announced is announced when it is paid again.
create unique index announcements_once_per_payout on announcements (payout_id) where dropped_at is null;
create index announcements_by_payout on announcements (payout_id) where payout_id is not null;
create index announcements_waiting on announcements (due_at, id) where sent_at is null and dropped_at is null;
create index announcements_by_game on announcements (game_id, id);

-- What thousands have read stays as it was read.
create function keep_sent_announcement() returns trigger language plpgsql as $$
begin
  raise exception 'announcement % was sent', old.id using errcode = 'check_violation';
end
$$;

create trigger announcements_sent_for_good before update on announcements
  for each row when (old.sent_at is not null) execute function keep_sent_announcement();

grant select on announcements to edil_app;
grant insert (kind, game_id, payout_id, due_at) on announcements to edil_app;
grant update (text, attempts, sending_since, failed_at, chat, message_id, sent_at, dropped_at) on announcements to edil_worker;

-- migrate:down
