-- migrate:up

-- What viewers are to be told. Written in the transaction of the change itself, sent to the live engine after its commit.
-- Unsent rows are found by their mark and not by "the last id I saw": a smaller id can commit after a larger one.
create table live_events (
  id bigint generated always as identity primary key,
  channel text collate "C" not null check (channel ~ '^[a-z][a-z0-9-]*(/[a-z0-9-]+)*$'),
  payload json not null,                                                     -- the exact bytes that viewers receive
  recorded_at timestamptz not null default clock_timestamp(),
  published_at timestamptz check (published_at >= recorded_at)
);

create index live_events_unpublished on live_events (id) where published_at is null;
create index live_events_by_publication on live_events (published_at) where published_at is not null;

grant select, insert, delete on live_events to edil_app;
grant update (published_at) on live_events to edil_app;

-- migrate:down
drop table live_events;
