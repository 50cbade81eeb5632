-- migrate:up

-- What a game promised before its first sale, word for word: the bytes count (domain/src/draw).
create table open_records (
  game_id text collate "C" primary key references games,
  record text not null check (record <> ''),
  published_at timestamptz not null default clock_timestamp()
);

-- Who took part when a game closed: each sold number with its ticket's key.
create table sealed_numbers (
  game_id text collate "C" not null references games,
  number smallint not null check (number between 1 and 100),
  ticket_key bytea not null check (length(ticket_key) = 16),
  primary key (game_id, number)
);

-- What was fixed at closing. The round does not exist yet then, and there is never another.
create table close_records (
  game_id text collate "C" primary key references open_records,
  record text not null check (record <> ''),
  open_hash bytea not null check (length(open_hash) = 32),
  manifest_hash bytea not null check (length(manifest_hash) = 32),
  sold smallint not null check (sold between 3 and 100),
  closed_by text not null check (closed_by in ('time', 'full', 'operator')),
  round bigint not null check (round > 0),
  round_at timestamptz not null,
  sealed_at timestamptz not null default clock_timestamp()
);

-- One draw per game, ever: this key says so.
create table draws (
  game_id text collate "C" primary key references close_records,
  record text not null check (record <> ''),
  signature bytea not null check (length(signature) = 48),
  winners smallint[] not null check (cardinality(winners) = 3 and 1 <= all (winners) and 100 >= all (winners)
    and winners[1] <> winners[2] and winners[1] <> winners[3] and winners[2] <> winners[3]),
  log_seq bigint not null check (log_seq > 0),                               -- where the audit log stood with the result in it
  log_hash bytea not null check (length(log_hash) = 32),
  drawn_at timestamptz not null default clock_timestamp()
);

-- What a drawn number earned; nobody may have held it.
create table prizes (
  game_id text collate "C" not null references draws,
  position smallint not null check (position between 1 and 3),
  number smallint not null check (number between 1 and 100),
  amount bigint not null check (amount > 0),                                 -- santim
  ticket_id uuid references tickets,
  person_id uuid references people,
  check ((ticket_id is null) = (person_id is null)),
  primary key (game_id, position),
  unique (game_id, number)
);
create index prizes_of_person on prizes (person_id) where person_id is not null;
create index prizes_of_ticket on prizes (ticket_id) where ticket_id is not null;

-- Stages that a host has cleared. A result is not touched by it.
create table cleared_stages (
  game_id text collate "C" primary key references draws,
  cleared_by uuid not null references people,
  cleared_at timestamptz not null default clock_timestamp()
);

create index games_being_drawn on games (draws_at) where status = 'drawing';

-- What was published stays, for the owner of the tables too.
create function refuse_record_change() returns trigger language plpgsql as $$
begin
  raise exception 'what a draw rests on is only ever added to: %', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
create trigger open_records_stay before update or delete or truncate on open_records
  for each statement execute function refuse_record_change();
create trigger sealed_numbers_stay before update or delete or truncate on sealed_numbers
  for each statement execute function refuse_record_change();
create trigger close_records_stay before update or delete or truncate on close_records
  for each statement execute function refuse_record_change();
create trigger draws_stay before update or delete or truncate on draws
  for each statement execute function refuse_record_change();

-- A closed board is frozen: what plays stays as it is, and nothing more comes to play. What was still held or waiting can
-- only go.
create function refuse_frozen_board() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  touched numbers := coalesce(new, old);
begin
  if exists (select 1 from games where id = touched.game_id and closed_at is not null) then
    raise exception 'the board of % is closed', touched.game_id using errcode = 'check_violation';
  end if;
  return touched;
end
$$;
create trigger numbers_frozen before insert on numbers
  for each row when (new.status = 'approved') execute function refuse_frozen_board();
create trigger numbers_frozen_change before update on numbers
  for each row when (old.status = 'approved' or new.status = 'approved') execute function refuse_frozen_board();
create trigger numbers_frozen_delete before delete on numbers
  for each row when (old.status = 'approved') execute function refuse_frozen_board();

create function refuse_void_ticket() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select 1 from games where id = new.game_id and status in ('drawing', 'completed')) then
    raise exception 'ticket % takes part in a draw', new.number using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger tickets_take_part before update on tickets for each row execute function refuse_void_ticket();

-- Nothing is drawn that was not sealed, and nothing is completed that was not drawn. Asked at the commit.
create function refuse_unproven_game() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from close_records where game_id = new.id)
     or new.status = 'completed' and not exists (select 1 from draws where game_id = new.id) then
    raise exception 'game % is % without its record', new.id, new.status using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger games_proven after update of status on games deferrable initially deferred
  for each row when (new.status in ('drawing', 'completed')) execute function refuse_unproven_game();

-- Seals what plays on a board, whose row is locked, and tells it.
create function seal_numbers(of_game text) returns table (number smallint, ticket_key bytea)
language sql security definer set search_path = public, pg_temp as $$
  insert into sealed_numbers (game_id, number, ticket_key)
  select numbers.game_id, numbers.number, tickets.key
  from numbers join tickets on tickets.id = numbers.ticket_id
  where numbers.game_id = of_game and numbers.status = 'approved'
  returning sealed_numbers.number, sealed_numbers.ticket_key
$$;

-- Tickets carry the head of the audit log of their time: whoever holds one can tell if the log was written anew since.
alter table tickets add column log_seq bigint;
alter table tickets add column log_hash bytea check (length(log_hash) = 32);
create function note_log_head() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select head.seq, head.hash into new.log_seq, new.log_hash from audit_head as head;
  return new;
end
$$;
create trigger tickets_log_head before insert on tickets for each row execute function note_log_head();

-- The third window on the audit log: the published records of one game, as they stand in it.
create function audit_records_of(of_game text)
returns table (seq bigint, at text, actor text, action text, subject text, details text, previous_hash text, hash text)
language sql stable security definer set search_path = public, pg_temp as $$
  select log.seq, audit_time(log.at), log.actor, log.action, log.subject, log.details::text,
         encode(log.previous_hash, 'hex'), encode(log.hash, 'hex')
  from audit_log as log
  where log.subject = of_game and log.action in ('game_opened', 'game_closed', 'game_drawn') order by log.seq
$$;

alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (
  kind in ('entry_fee', 'ticket_selected', 'refund_owed', 'refund_paid', 'game_cancelled', 'game_drawn'));

grant select, insert on open_records, close_records, draws, prizes, cleared_stages to edil_app;
grant select on sealed_numbers to edil_app;
revoke execute on function seal_numbers(text), note_log_head(), audit_records_of(text) from public;
grant execute on function seal_numbers(text), audit_records_of(text) to edil_app;

-- migrate:down
alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (
  kind in ('entry_fee', 'ticket_selected', 'refund_owed', 'refund_paid', 'game_cancelled'));
drop function audit_records_of;
drop trigger tickets_log_head on tickets;
drop function note_log_head();
alter table tickets drop column log_hash;
alter table tickets drop column log_seq;
drop function seal_numbers;
drop trigger games_proven on games;
drop function refuse_unproven_game();
drop trigger tickets_take_part on tickets;
drop function refuse_void_ticket();
drop trigger numbers_frozen_delete on numbers;
drop trigger numbers_frozen_change on numbers;
drop trigger numbers_frozen on numbers;
drop function refuse_frozen_board();
drop index games_being_drawn;
drop table cleared_stages;
drop table prizes;
drop table draws;
drop table close_records;
drop table sealed_numbers;
drop table open_records;
drop function refuse_record_change();
