-- migrate:up

-- Who did what. Each entry carries a hash over itself and the entry before it, so that a later change of any of them shows
-- (server/src/audit/verify-audit.ts works the hashes out again, in another language).
create table audit_log (
  seq bigint primary key,                                                    -- 1, 2, 3 … without a gap
  at timestamptz not null,
  actor text collate "C" not null check (actor <> ''),                       -- a person's id, 'system' or 'visitor'
  action text collate "C" not null check (action ~ '^[a-z][a-z_]*$'),
  subject text collate "C",                                                  -- whom or what it concerns
  details json not null default '{}',                                        -- json keeps the exact text, which is hashed
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash bytea not null check (octet_length(hash) = 32)
);

create index audit_log_by_subject on audit_log (subject, seq) where subject is not null;
create index audit_log_by_actor on audit_log (actor, seq) where subject is distinct from actor;

-- Where the chain ends. Whoever adds an entry locks this row until the commit: one after the other, and what is rolled
-- back leaves no gap. Room in the page keeps the updates of this one row in place.
create table audit_head (
  only_one boolean primary key default true check (only_one),
  seq bigint not null check (seq >= 0),
  hash bytea not null check (octet_length(hash) = 32)
) with (fillfactor = 10);

insert into audit_head (seq, hash) values (0, decode(repeat('00', 32), 'hex'));

-- The length stands before each field, and nothing has a mark of its own: no two entries give the same bytes.
create function audit_hash(previous_hash bytea, variadic fields text[]) returns bytea language sql stable as $$
  select sha256(previous_hash || convert_to(
    string_agg(coalesce(octet_length(convert_to(field, 'UTF8')) || ':' || field || ',', '-,'), '' order by place), 'UTF8'))
  from unnest(fields) with ordinality as given (field, place)
$$;

-- With the era: a year before Christ would otherwise read like the same year after.
create function audit_time(at timestamptz) returns text language sql stable as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z" AD')
$$;

create function chain_audit_entry() returns trigger language plpgsql security definer
set search_path = pg_catalog, pg_temp as $$
declare
  head public.audit_head;
begin
  select * into strict head from public.audit_head for update;
  new.seq := head.seq + 1;
  new.at := clock_timestamp();                                               -- after the wait for the lock, hence in order
  new.previous_hash := head.hash;
  new.hash := public.audit_hash(head.hash, new.seq::text, public.audit_time(new.at), new.actor, new.action, new.subject,
                                new.details::text);
  update public.audit_head set seq = new.seq, hash = new.hash;
  return new;
end
$$;

create trigger audit_log_chain before insert on audit_log for each row execute function chain_audit_entry();

-- For the owner too. A superuser can switch triggers off: that is what the chain is for.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to' using errcode = 'insufficient_privilege';
end
$$;

create trigger audit_log_kept before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();

-- The two narrow windows through which the application sees anything of what it has written.
create function audit_history_of(person text, most integer)
returns table (at timestamptz, action text, actor text, subject text, details json)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select entry.at, entry.action, entry.actor, entry.subject, entry.details
  from (
    (select * from public.audit_log as log where log.subject = person
     order by log.seq desc limit least(greatest(most, 0), 500))
    union all
    (select * from public.audit_log as log where log.actor = person and log.subject is distinct from log.actor
     order by log.seq desc limit least(greatest(most, 0), 500))
  ) as entry
  where person not in ('system', 'visitor')                                  -- they are nobody's own history
  order by entry.seq desc limit least(greatest(most, 0), 500)
$$;

create function audit_head_now() returns table (seq bigint, hash text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select head.seq, encode(head.hash, 'hex') from public.audit_head as head
$$;

-- Functions are everybody's unless taken away. The trigger's too: set on a temporary table it would move the head.
revoke execute on function audit_hash(bytea, text[]), audit_time(timestamptz), chain_audit_entry(), refuse_audit_change(),
  audit_history_of(text, integer), audit_head_now() from public;

grant insert (actor, action, subject, details) on audit_log to edil_app;
grant execute on function audit_history_of(text, integer), audit_head_now() to edil_app;

-- migrate:down
drop table audit_log;
drop table audit_head;
drop function audit_head_now();
drop function audit_history_of(text, integer);
drop function refuse_audit_change();
drop function chain_audit_entry();
drop function audit_time(timestamptz);
drop function audit_hash(bytea, text[]);
