-- migrate:up

-- When operators stop selling numbers: of one game, of one type, or of everything. A stopped game still closes and is drawn or
-- cancelled at its time, so that a stop cannot choose which games are drawn.
create table sales_stops (
  id uuid primary key default gen_random_uuid(),
  scope text not null check (scope in ('everything', 'type', 'game')),
  type text check (type in ('midday', 'daily', 'weekly', 'monthly')),
  game_id text collate "C" references games,
  text_en text not null check (length(text_en) between 1 and 300),           -- what players read
  text_am text not null check (length(text_am) between 1 and 300),
  stopped_at timestamptz not null default clock_timestamp(),
  stopped_by uuid not null references people,
  ended_at timestamptz,
  ended_by uuid references people,
  constraint sales_stops_type_iff_scope check ((scope = 'type') = (type is not null)),
  constraint sales_stops_game_iff_scope check ((scope = 'game') = (game_id is not null)),
  constraint sales_stops_ended_iff_person check ((ended_at is null) = (ended_by is null))
);
create unique index sales_stops_one_at_a_time on sales_stops (scope, type, game_id) nulls not distinct where ended_at is null;
create index sales_stops_newest on sales_stops (stopped_at desc, id);
create index sales_stops_by_game on sales_stops (game_id) where game_id is not null;
create index sales_stops_by_person on sales_stops (stopped_by);
create index sales_stops_by_ender on sales_stops (ended_by) where ended_by is not null;

-- The sales lock decides whether a claim comes before or after a stop. It is an advisory lock: shared, it costs a claim a few
-- microseconds and writes nothing.
--
-- Shared      Everything that gives a free number to a player (hold_numbers, and the use cases that call
--             assign_numbers_to_payment and assign_numbers_to_ticket) and everything that opens a game.
-- Exclusive   Starting and ending a stop. It waits for the claims in flight; the claims behind it wait until it has committed,
--             and then see it.
-- Lock order  The sales lock, then rows of `games` ordered by id, then anything else. A transaction that has locked a game never
--             takes the sales lock for the first time, so no cycle of waiting transactions is possible.
-- 7253001 is the number of this advisory lock, and of no other.
create function share_sales_lock() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7253001);
end
$$;
create function take_sales_lock() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7253001);
end
$$;

-- Which of these games do not sell now. The caller holds the sales lock. Called by the functions of 0011_numbers.sql.
create function stopped_games(among text[]) returns text[] language plpgsql stable as $$
begin
  if not exists (select 1 from sales_stops where ended_at is null) then return '{}'; end if;
  return array(
    select games.id from games
    where games.id = any (among) and exists (
      select 1 from sales_stops
      where ended_at is null and (scope = 'everything' or sales_stops.type = games.type or game_id = games.id)));
end
$$;

grant select on sales_stops to edil_app;
grant insert (scope, type, game_id, text_en, text_am, stopped_by) on sales_stops to edil_app;
grant update (ended_at, ended_by) on sales_stops to edil_app;
grant execute on function share_sales_lock, take_sales_lock to edil_app;

-- migrate:down
