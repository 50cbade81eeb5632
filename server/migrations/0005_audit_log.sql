-- migrate:up

-- Who did what. The hash of an entry covers the entry and the hash before it, so a later change of any entry is detected.
-- server/src/audit/verify-audit.ts computes the same hashes in TypeScript.
create table audit_log (
  seq bigint primary key,                                                    -- 1, 2, 3 … without a gap
  at timestamptz not null,
  actor text collate "C" not null check (actor <> ''),                       -- a person's id, 'system', 'visitor', or 'host' where published
  action text collate "C" not null check (action ~ '^[a-z][a-z_]*$'),
  subject text collate "C",                                                  -- the id of what was acted on
  details json not null default '{}',                                        -- json, not jsonb: the exact text is hashed
  salt bytea not null check (octet_length(salt) = 16),                       -- random: the hash is public, and nothing can be guessed from it
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash bytea not null check (octet_length(hash) = 32)
);

create index audit_log_by_subject on audit_log (subject, seq) where subject is not null;
-- A game is opened, closed and drawn once, so there is one list that can be proved.
create unique index audit_log_once_per_game on audit_log (subject, action) where action in ('game_opened', 'game_closed', 'game_drawn');
create index audit_log_by_actor on audit_log (actor, seq) where subject is distinct from actor;

-- The newest entry. An insert into audit_log locks this row until the commit, so entries are numbered in commit order and a
-- rollback leaves no gap. The low fillfactor keeps the updates of the one row on its page.
create table audit_head (
  is_singleton boolean primary key default true check (is_singleton),
  seq bigint not null check (seq >= 0),
  hash bytea not null check (octet_length(hash) = 32)
) with (fillfactor = 10);

insert into audit_head (seq, hash) values (0, decode(repeat('00', 32), 'hex'));

-- Each field is prefixed with its length and null has its own mark, so two different entries never give the same bytes.
create function audit_hash(previous_hash bytea, variadic fields text[]) returns bytea language sql stable as $$
  select sha256(previous_hash || convert_to(
    string_agg(coalesce(octet_length(convert_to(field, 'UTF8')) || ':' || field || ',', '-,'), '' order by position), 'UTF8'))
  from unnest(fields) with ordinality as listed (field, position)
$$;

-- With the era: without it a year BC reads like the same year AD.
create function audit_time(at timestamptz) returns text language sql stable as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z" AD')
$$;

create function chain_audit_entry() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  head public.audit_head;
begin
  -- These entries are part of the proof of a draw, and the api neither opens nor closes nor draws a game.
  if new.action in ('game_opened', 'game_closed', 'game_drawn') and session_user = 'edil_app'
     or new.action = 'log_restarted' and session_user in ('edil_app', 'edil_worker') then
    raise exception '% does not write %', session_user, new.action using errcode = 'insufficient_privilege';
  end if;
  select * into strict head from public.audit_head for update;
  new.seq := head.seq + 1;
  new.at := clock_timestamp();                                               -- read after the lock, so times are in order
  new.salt := substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 16);
  new.previous_hash := head.hash;
  new.hash := public.audit_hash(head.hash, new.seq::text, public.audit_time(new.at), new.actor, new.action, new.subject,
                                new.details::text, encode(new.salt, 'hex'));
  update public.audit_head set seq = new.seq, hash = new.hash;
  return new;
end
$$;

create trigger audit_log_chain before insert on audit_log for each row execute function chain_audit_entry();

-- Applies to the owner as well. A superuser can disable triggers; the hash chain detects that.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end
$$;

create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();

-- The application cannot select from audit_log. It reads through the functions below only.

-- The newest entries that concern a person or were made by that person, at most 500.
create function audit_history_of(person text, entries_max integer)
returns table (at timestamptz, action text, actor text, subject text, details json)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select entry.at, entry.action, entry.actor, entry.subject, entry.details
  from (
    (select * from public.audit_log as log where log.subject = person
     order by log.seq desc limit least(greatest(entries_max, 0), 500))
    union all
    (select * from public.audit_log as log where log.actor = person and log.subject is distinct from log.actor
     order by log.seq desc limit least(greatest(entries_max, 0), 500))
  ) as entry
  where person not in ('system', 'visitor')                                  -- not the history of one person
  order by entry.seq desc limit least(greatest(entries_max, 0), 500)
$$;

-- The history of a person for that person, oldest first: entries after `after_seq` that concern the person, and the time and
-- action of the others that the person made. Those have no details: they are about someone else.
create function audit_entries_about(person text, after_seq bigint, entries_max integer)
returns table (seq bigint, at timestamptz, action text, details json)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select entry.seq, entry.at, entry.action, case when entry.subject = person then entry.details end
  from (
    (select * from public.audit_log as log where log.subject = person and log.seq > after_seq
     order by log.seq limit least(greatest(entries_max, 0), 5000))
    union all
    (select * from public.audit_log as log
     where log.actor = person and log.subject is distinct from log.actor and log.seq > after_seq
     order by log.seq limit least(greatest(entries_max, 0), 5000))
  ) as entry
  where person not in ('system', 'visitor')                                  -- not the history of one person
  order by entry.seq limit least(greatest(entries_max, 0), 5000)
$$;

create function read_audit_head() returns table (seq bigint, hash text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select head.seq, encode(head.hash, 'hex') from public.audit_head as head
$$;

-- The published records of one game, as the log holds them, with their salts.
create function audit_records_of_game(of_game text)
returns table (seq bigint, at text, actor text, action text, subject text, details text, salt text, previous_hash text, hash text)
language sql stable security definer set search_path = public, pg_temp as $$
  select log.seq, audit_time(log.at), log.actor, log.action, log.subject, log.details::text,
         encode(log.salt, 'hex'), encode(log.previous_hash, 'hex'), encode(log.hash, 'hex')
  from audit_log as log
  where log.subject = of_game and log.action in ('game_opened', 'game_closed', 'game_drawn') order by log.seq
$$;

grant insert (actor, action, subject, details) on audit_log to edil_app;
grant execute on function audit_history_of, audit_entries_about, read_audit_head, audit_records_of_game to edil_app;

-- migrate:down
