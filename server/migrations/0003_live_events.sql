-- migrate:up

-- Outbox of live events. A row is written in the transaction of the change and published to the live engine after its commit.
-- The publisher selects rows without published_at instead of "id > last id": a smaller id can commit after a larger one.
create table live_events (
  id bigint generated always as identity primary key,
  channel text collate "C" not null check (channel ~ '^[a-z][a-z0-9-]*(/[a-z0-9-]+)*$'),
  payload json not null,                                                     -- the exact bytes that viewers receive
  recorded_at timestamptz not null default clock_timestamp(),
  publish_at timestamptz not null default clock_timestamp(),                 -- later while a show keeps its result back
  published_at timestamptz check (published_at >= recorded_at)
);

create index live_events_unpublished on live_events (id) where published_at is null;
create index live_events_by_published_at on live_events (published_at) where published_at is not null;

-- Games with a version that is not published yet: one row per game, however many claims there were.
create table boards_to_publish (
  game_id text collate "C" primary key,
  version integer not null
) with (fillfactor = 50);

create function queue_board_publish() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  insert into boards_to_publish (game_id, version) select id, version from changed
  on conflict (game_id) do update set version = excluded.version;
  return null;
end
$$;

create trigger games_queue_publish after update on games referencing new table as changed
  for each statement execute function queue_board_publish();

grant select, insert, delete on live_events to edil_app;
grant update (published_at) on live_events to edil_app;
grant select, delete on boards_to_publish to edil_app;

-- migrate:down
