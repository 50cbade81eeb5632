-- migrate:up

-- What all players read on top of their pages for a time.
create table notices (
  id uuid primary key default gen_random_uuid(),
  text_en text not null check (length(text_en) between 1 and 300),
  text_am text not null check (length(text_am) between 1 and 300),
  shows_from timestamptz not null,
  shows_until timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by uuid not null references people,
  ended_at timestamptz,                                                      -- taken down before its time
  ended_by uuid references people,
  constraint notices_from_before_until check (shows_from < shows_until),
  constraint notices_ended_iff_person check ((ended_at is null) = (ended_by is null))
);
create index notices_by_until on notices (shows_until) where ended_at is null;
create index notices_newest on notices (created_at desc, id);
create index notices_by_author on notices (created_by);
create index notices_by_ender on notices (ended_by) where ended_by is not null;

grant select on notices to edil_app;
grant insert (text_en, text_am, shows_from, shows_until, created_by) on notices to edil_app;
grant update (ended_at, ended_by) on notices to edil_app;

-- migrate:down
