-- migrate:up

-- The public log: a Merkle tree over the hashes of all entries of the audit log (domain/src/log). The worker signs checkpoints of it,
-- and witnesses cosign them. What was signed once must never be contradicted, so nothing here is changed or deleted.

-- The names under which the log has been published. The newest is in use; docs/fairness.md says when there is a second one.
create table log_origins (
  origin text collate "C" primary key check (origin ~ '^[^[:space:]+]+$'),
  started_at timestamptz not null default clock_timestamp()
);

-- 256 hashes of one level of the tree, once all of them exist. Level 0 has the leaves; an entry of level n + 1 is the root of a tile
-- of level n. A tile that is not full is computed when it is asked for.
create table log_tiles (
  level smallint not null check (level between 0 and 7),
  index bigint not null check (index >= 0),
  hashes bytea not null check (octet_length(hashes) = 256 * 32),
  root bytea not null check (octet_length(root) = 32),
  primary key (level, index)
);

create table log_checkpoints (
  origin text collate "C" not null references log_origins,
  size bigint not null check (size > 0),                                     -- the first so many entries of the audit log
  root bytea not null check (octet_length(root) = 32),
  note text not null check (note <> ''),                                     -- with the signature of the log, byte for byte
  signed_at timestamptz not null default clock_timestamp(),
  primary key (origin, size)
);
create index log_checkpoints_by_time on log_checkpoints (signed_at);
create index log_checkpoints_by_size on log_checkpoints (size, signed_at);

-- The first cosignature of each witness.
create table log_cosignatures (
  origin text collate "C" not null,
  size bigint not null,
  witness text collate "C" not null check (witness <> ''),
  line text not null check (line ~ '^— [^[:space:]]+ [A-Za-z0-9+/]+=*\n$'),
  cosigned_at timestamptz not null,                                          -- by the clock of the witness
  stored_at timestamptz not null default clock_timestamp(),
  primary key (origin, size, witness),
  foreign key (origin, size) references log_checkpoints
);

-- Someone with the worker's password must not be able to stop the log with rows that no honest worker writes.
create function check_log_row() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'log_checkpoints' then
    if new.size > (select seq from audit_head) then
      raise exception 'the log does not have % entries', new.size using errcode = 'check_violation';
    end if;
  elsif new.index <> (select coalesce(max(index) + 1, 0) from log_tiles where level = new.level) then
    raise exception 'tile % of level % is not the next one', new.index, new.level using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger log_checkpoints_check before insert on log_checkpoints for each row execute function check_log_row();
create trigger log_tiles_check before insert on log_tiles for each row execute function check_log_row();

create trigger log_origins_append_only before update or delete or truncate on log_origins
  for each statement execute function refuse_record_change();
create trigger log_tiles_append_only before update or delete or truncate on log_tiles
  for each statement execute function refuse_record_change();
create trigger log_checkpoints_append_only before update or delete or truncate on log_checkpoints
  for each statement execute function refuse_record_change();
create trigger log_cosignatures_append_only before update or delete or truncate on log_cosignatures
  for each statement execute function refuse_record_change();

-- Gives the log its first name. A second one needs the owner of the tables.
create function start_log(first_origin text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into log_origins (origin) select first_origin where not exists (select 1 from log_origins) on conflict do nothing;
  return (select origin from log_origins order by started_at desc limit 1);
end
$$;

-- The hashes of entries that follow each other. They are public; what the entries say is not.
create function read_entry_hashes(first_seq bigint, entries integer) returns table (hash bytea)
language sql stable security definer set search_path = public, pg_temp as $$
  select log.hash from audit_log as log where log.seq >= first_seq and log.seq < first_seq + least(entries, 65536) order by log.seq
$$;

-- Why the log got a new name. These entries are public, like those of draws.
create function read_log_restarts()
returns table (seq bigint, at text, actor text, action text, subject text, details text, salt text, previous_hash text, hash text)
language sql stable security definer set search_path = public, pg_temp as $$
  select log.seq, audit_time(log.at), log.actor, log.action, log.subject, log.details::text,
         encode(log.salt, 'hex'), encode(log.previous_hash, 'hex'), encode(log.hash, 'hex')
  from log_origins join audit_log as log on log.subject = log_origins.origin and log.action = 'log_restarted' order by log.seq
$$;

-- The games that were closed or drawn by these entries.
create index audit_log_of_draws on audit_log (seq) where action in ('game_closed', 'game_drawn');
create function list_draw_entries(after_seq bigint, until_seq bigint) returns table (action text, game_id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select log.action, log.subject from audit_log as log
  where log.seq > after_seq and log.seq <= until_seq and log.action in ('game_closed', 'game_drawn') order by log.seq
$$;

-- The checkpoint that best shows when the list of a game was sealed: the one that most witnesses saw at least 5 s before the round, and
-- of these the first. Before the draw, and when no witness answered in time, the first one that contains the seal. A witness whose
-- clock says that it saw the list before it was sealed does not count. A restored seal has the checkpoint of the lost log.
create function checkpoint_of_seal(of_game text)
returns table (origin text, size bigint, witnesses integer, first_cosigned_at timestamptz, last_cosigned_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  with seal as (
    select entry.seq, entry.at, closed.round_at,
           (select signed_at from log_checkpoints where log_checkpoints.size >= entry.seq
            order by log_checkpoints.size, signed_at limit 1) as first_signed_at
    from close_records as closed join audit_log as entry on entry.subject = closed.game_id and entry.action = 'game_closed'
    where closed.game_id = of_game and not exists (select 1 from restored_seals where restored_seals.game_id = of_game)
  )
  (select restored.origin, restored.size, restored.witnesses, restored.first_cosigned_at, restored.last_cosigned_at
   from restored_seals as restored where restored.game_id = of_game)
  union all
  (select signed.origin, signed.size, count(distinct seen.witness)::integer, min(seen.cosigned_at), max(seen.cosigned_at)
  from seal
  join log_checkpoints as signed on signed.size >= seal.seq
    and signed.signed_at between seal.first_signed_at and greatest(seal.first_signed_at, seal.round_at)
  left join log_cosignatures as seen on seen.origin = signed.origin and seen.size = signed.size
    and seen.cosigned_at between seal.at - interval '5 seconds' and seal.round_at - interval '5 seconds'
  group by signed.origin, signed.size, signed.signed_at
  order by 3 desc, signed.signed_at limit 1)
$$;

-- How long the oldest closing or result has waited for a checkpoint; null when none waits.
create function oldest_unsigned_seconds() returns double precision
language sql stable security definer set search_path = public, pg_temp as $$
  select extract(epoch from clock_timestamp() - min(at))::float8 from audit_log
  where action in ('game_closed', 'game_drawn')
    and seq > coalesce((select max(size) from log_checkpoints
                        where origin = (select origin from log_origins order by started_at desc limit 1)), 0)
$$;

grant select on log_origins, log_tiles, log_checkpoints, log_cosignatures to edil_app;
grant execute on function read_entry_hashes, read_log_restarts, checkpoint_of_seal to edil_app;
grant insert on log_tiles to edil_worker;
grant insert (origin, size, root, note) on log_checkpoints to edil_worker;
grant insert (origin, size, witness, line, cosigned_at) on log_cosignatures to edil_worker;
grant execute on function start_log, list_draw_entries, oldest_unsigned_seconds to edil_worker;

-- migrate:down
