-- migrate:up

-- The records of a draw (domain/src/draw) are stored byte for byte, because their hashes are published.

-- What a game promises before its first sale.
create table open_records (
  game_id text collate "C" primary key references games,
  record text not null check (record <> ''),
  published_at timestamptz not null default clock_timestamp()
);

-- The participants when a game closed: each approved number with the commitment to its ticket's key (domain/src/draw/manifest.ts).
-- The list is published; the keys are known to the holders of the tickets.
create table sealed_numbers (
  game_id text collate "C" not null references games,
  number smallint not null check (number between 1 and 100),
  commitment bytea not null check (length(commitment) = 32),
  primary key (game_id, number)
);

-- The beacons that may decide (domain/src/draw/chains.ts): when each of their rounds is published.
create table beacon_chains (
  chain_hash text primary key,
  genesis_at timestamptz not null,
  period_seconds smallint not null check (period_seconds > 0)
);
insert into beacon_chains (chain_hash, genesis_at, period_seconds) values
  ('52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971', to_timestamp(1692803367), 3),
  ('5dde6e36f28bc42570153e6fbc4d068401b2ffa12a367c6433d3c08cf85f587e', to_timestamp(1692803367), 3);

-- What is fixed at closing: the participants and the beacon round, whose value does not exist yet.
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

-- Seals that witnesses saw and a restored database had lost (draws/restore-seal.ts), with the entries of the lost log that prove them. Only
-- the owner of the tables adds one.
create table restored_seals (
  game_id text collate "C" primary key references open_records,
  record text not null check (record <> ''),                                 -- the close record
  log_entries json not null,                                                 -- of opening and closing, as they were published
  origin text collate "C" not null,                                          -- the checkpoint that contains them
  size bigint not null check (size > 0),
  witnesses integer not null check (witnesses > 0),
  first_cosigned_at timestamptz not null,
  last_cosigned_at timestamptz not null,
  restored_at timestamptz not null default clock_timestamp()
);

-- The list of a game is sealed before the random value exists, with whatever role it is inserted: the database compares the
-- record with its own clock now, and again at commit. A transaction that is held open until the value is known does not commit.
-- A restored seal was sealed by another database; `npm run audit -- verify` checks what its witnesses signed.
create function check_seal() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sealed json := new.record::json;
  closed_at timestamptz := (sealed->>'closedAt')::timestamptz;
  opened json;
  chain beacon_chains;
  game games;
  earliest timestamptz;
  list record;
begin
  new.sealed_at := clock_timestamp();
  if exists (select 1 from restored_seals where game_id = new.game_id and record = new.record) then new.sealed_at := closed_at; end if;
  select * into game from games where id = new.game_id;
  select record::json into opened from open_records where game_id = new.game_id;
  select * into chain from beacon_chains where chain_hash = opened->>'beaconChainHash';
  earliest := closed_at + interval '30 seconds';
  if new.closed_by = 'time' then earliest := greatest(earliest, (opened->>'drawAt')::timestamptz); end if;
  select count(commitment) as sold, sha256('EDIL-DRAW/1/manifest'::bytea || '\x00'::bytea || int4send(octet_length(new.game_id))
           || convert_to(new.game_id, 'UTF8')
           || string_agg(set_byte('\x00', 0, n) || coalesce(commitment, decode(repeat('00', 32), 'hex')), '' order by n)) as hash
    into list from generate_series(1, 100) as n left join sealed_numbers on number = n and game_id = new.game_id;
  if new.round_at < new.sealed_at + interval '25 seconds' then
    raise exception 'the round of game % is too near', new.game_id using errcode = 'check_violation';
  end if;
  if (new.closed_by = 'time') <> (new.sealed_at >= game.closes_at) then
    raise exception 'game % is not closed by %', new.game_id, new.closed_by using errcode = 'check_violation';
  end if;
  if (abs(extract(epoch from new.sealed_at - closed_at)) <= 5) is not true
     or sealed->>'gameId' is distinct from new.game_id
     or sealed->>'closedBy' is distinct from new.closed_by
     or sealed->>'round' is distinct from new.round::text
     or sealed->>'sold' is distinct from new.sold::text
     or sealed->>'openHash' is distinct from encode(new.open_hash, 'hex')
     or sealed->>'manifestHash' is distinct from encode(new.manifest_hash, 'hex')
     or new.manifest_hash is distinct from list.hash
     or new.sold is distinct from list.sold
     or new.round is distinct from ceil(extract(epoch from earliest - chain.genesis_at) / chain.period_seconds) + 1
     or new.round_at is distinct from chain.genesis_at + make_interval(secs => (new.round - 1) * chain.period_seconds) then
    raise exception 'the close record of game % is not what is sealed', new.game_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger close_records_check_seal before insert on close_records
  for each row execute function check_seal();

-- The same transaction writes the entry of the log. If it waits with its commit, every later entry of the log waits as well.
create function check_seal_at_commit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select 1 from restored_seals where game_id = new.game_id and record = new.record) then
    if not exists (select 1 from audit_log join log_origins on log_origins.origin = audit_log.subject
                   where action = 'log_restarted' and details::jsonb->'seals' ? new.record
                     and audit_log.xmin = pg_current_xact_id()::xid and log_origins.xmin = pg_current_xact_id()::xid) then
      raise exception 'the restored seal of game % is not in the log', new.game_id using errcode = 'check_violation';
    end if;
    return null;
  end if;
  if (select count(*) from audit_log where action = 'game_closed' and subject = new.game_id) <> 1
     or not exists (
       select 1 from audit_log
       where action = 'game_closed' and subject = new.game_id and details->>'record' = new.record
         and xmin = pg_current_xact_id()::xid
         and abs(extract(epoch from at - (new.record::json->>'closedAt')::timestamptz)) <= 5) then
    raise exception 'the seal of game % is not in the log', new.game_id using errcode = 'check_violation';
  end if;
  if clock_timestamp() > new.round_at - interval '15 seconds' then
    raise exception 'the seal of game % is too late', new.game_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create constraint trigger close_records_check_seal_at_commit after insert on close_records deferrable initially deferred
  for each row execute function check_seal_at_commit();

-- The primary key allows one draw per game.
create table draws (
  game_id text collate "C" primary key references close_records,
  record text not null check (record <> ''),
  signature bytea not null check (length(signature) = 48),
  winners smallint[] not null check (cardinality(winners) = 3 and 1 <= all (winners) and 100 >= all (winners)
    and winners[1] <> winners[2] and winners[1] <> winners[3] and winners[2] <> winners[3]),
  log_seq bigint not null check (log_seq > 0),                               -- head of the audit log, the result included
  log_hash bytea not null check (length(log_hash) = 32),
  drawn_at timestamptz not null default clock_timestamp()
);

create index draws_newest on draws (drawn_at desc, game_id);

-- How many draws and winners there have been of each type, counted when a game is drawn; `witnessed`: draws whose list enough witnesses
-- saw in time.
create table draw_counts (
  type text primary key check (type in ('midday', 'daily', 'weekly', 'monthly')),
  draws integer not null default 0 check (draws >= 0),
  winners integer not null default 0 check (winners >= 0),
  witnessed integer not null default 0 check (witnessed between 0 and draws)
);
insert into draw_counts (type) values ('midday'), ('daily'), ('weekly'), ('monthly');

-- What a drawn number won. An unsold number has no ticket and no person. Checked at commit: the money of a draw is posted from its
-- prizes before the draw is inserted, which contains the head of the log with that posting.
create table prizes (
  game_id text collate "C" not null references draws deferrable initially deferred,
  position smallint not null check (position between 1 and 3),
  number smallint not null check (number between 1 and 100),
  amount bigint not null check (amount > 0),                                 -- santim
  ticket_id uuid references tickets,
  person_id uuid references people,
  constraint prizes_ticket_iff_person check ((ticket_id is null) = (person_id is null)),
  primary key (game_id, position),
  unique (game_id, number)
);
create index prizes_by_person on prizes (person_id) where person_id is not null;
create index prizes_by_ticket on prizes (ticket_id) where ticket_id is not null;

-- Stages that a host has cleared. The result is not affected.
create table cleared_stages (
  game_id text collate "C" primary key references draws,
  cleared_by uuid not null references people,
  cleared_at timestamptz not null default clock_timestamp()
);
create index cleared_stages_by_host on cleared_stages (cleared_by);

-- Applies to the owner as well.
create function refuse_record_change() returns trigger language plpgsql as $$
begin
  raise exception 'the records of a draw are append-only: %', tg_table_name using errcode = 'insufficient_privilege';
end
$$;

create trigger open_records_append_only before update or delete or truncate on open_records
  for each statement execute function refuse_record_change();
create trigger sealed_numbers_append_only before update or delete or truncate on sealed_numbers
  for each statement execute function refuse_record_change();
create trigger close_records_append_only before update or delete or truncate on close_records
  for each statement execute function refuse_record_change();
create trigger restored_seals_append_only before update or delete or truncate on restored_seals
  for each statement execute function refuse_record_change();
create trigger draws_append_only before update or delete or truncate on draws
  for each statement execute function refuse_record_change();

-- At commit, a game in `drawing` has a close record, and a completed one also has its draw.
create function require_draw_records() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from close_records where game_id = new.id)
     or new.status = 'completed' and not exists (select 1 from draws where game_id = new.id) then
    raise exception 'game % is % without its record', new.id, new.status using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create constraint trigger games_require_records after update of status on games deferrable initially deferred
  for each row when (new.status in ('drawing', 'completed')) execute function require_draw_records();

create function commitment_of(game_id text, number smallint, ticket_key bytea) returns bytea
language sql immutable as $$
  select sha256('EDIL-DRAW/1/entry'::bytea || '\x00'::bytea || int4send(octet_length(game_id)) || convert_to(game_id, 'UTF8')
                || set_byte('\x00', 0, number) || ticket_key)
$$;

-- Copies the approved numbers of a board to sealed_numbers and returns them. The caller holds the row lock of the game.
create function seal_numbers(of_game text) returns table (number smallint, commitment bytea)
language sql security definer set search_path = public, pg_temp as $$
  insert into sealed_numbers (game_id, number, commitment)
  select numbers.game_id, numbers.number, commitment_of(numbers.game_id, numbers.number, tickets.key)
  from numbers join tickets on tickets.id = numbers.ticket_id
  where numbers.game_id = of_game and numbers.status = 'approved'
  returning sealed_numbers.number, sealed_numbers.commitment
$$;

grant select on open_records, sealed_numbers, close_records, restored_seals, draws, prizes, cleared_stages, draw_counts to edil_app;
grant insert on cleared_stages to edil_app;

-- The api answers requests and holds no right to seal or to draw.
grant insert on open_records, draws, prizes to edil_worker;
grant insert (game_id, record, open_hash, manifest_hash, sold, closed_by, round, round_at) on close_records to edil_worker;
grant update (draws, winners, witnessed) on draw_counts to edil_worker;
grant execute on function seal_numbers, commitment_of to edil_worker;

-- migrate:down
