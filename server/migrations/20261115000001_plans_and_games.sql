-- migrate:up

grant usage on schema public to edil_app;

create table plans (
  id text collate "C" primary key check (id ~ '^[a-z][a-z0-9]{1,30}$'),
  type text not null check (type in ('midday', 'daily', 'weekly', 'monthly')),
  title text not null check (title <> ''),
  fee bigint not null default 10000 check (fee > 0),                        -- santim
  first_prize bigint not null check (first_prize > 0),
  second_prize bigint not null check (second_prize > 0),
  third_prize bigint not null check (third_prize > 0),
  draws_every text not null check (draws_every in ('day', 'week', 'month')), -- month: the last such weekday
  draws_on smallint check (draws_on between 1 and 7),                        -- ISO weekday
  draws_at time not null,                                                    -- Africa/Addis_Ababa
  close_minutes_before smallint not null default 10 check (close_minutes_before between 0 and 720),
  hold_minutes smallint not null default 15 check (hold_minutes between 1 and 120),
  draws_when_full boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  check ((draws_every = 'day') = (draws_on is null)),
  check (first_prize >= second_prize and second_prize >= third_prize),
  check (first_prize + second_prize + third_prize <= fee * 100)              -- a full board can pay its prizes
);

create table games (
  id text collate "C" primary key,
  plan_id text collate "C" not null references plans,
  sequence integer not null check (sequence > 0),
  type text not null check (type in ('midday', 'daily', 'weekly', 'monthly')),
  title text not null,
  fee bigint not null check (fee > 0),                                       -- santim, copied from the plan at opening
  first_prize bigint not null check (first_prize > 0),
  second_prize bigint not null check (second_prize > 0),
  third_prize bigint not null check (third_prize > 0),
  hold_minutes smallint not null check (hold_minutes > 0),
  draws_when_full boolean not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  status text not null default 'active' check (status in ('active', 'full', 'drawing', 'completed', 'cancelled')),
  version integer not null default 1 check (version > 0),                    -- grows with every change that viewers see
  numbers_sold smallint not null default 0 check (numbers_sold between 0 and 100),
  numbers_approved smallint not null default 0 check (numbers_approved between 0 and numbers_sold),
  payments_approved smallint not null default 0 check (payments_approved between 0 and numbers_approved),
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  check (id = plan_id || '-' || sequence),
  check (closes_at <= draws_at),
  check ((status in ('active', 'full')) = (closed_at is null)),
  check (status <> 'full' or numbers_sold = 100),
  unique (plan_id, sequence)
);

-- A plan has one game open at a time: this key, not the code, decides when two workers open at once.
create unique index games_one_open_per_plan on games (plan_id) where status in ('active', 'full');
create index games_open_by_closing on games (closes_at) where status in ('active', 'full');
create index games_going_on on games (draws_at, id) where status in ('active', 'full', 'drawing');
create index games_ended on games (draws_at desc, id desc) where status in ('completed', 'cancelled');

-- The steps that domain/src/games.ts allows, spelled out a second time where nobody can go around them.
create function refuse_game_step() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('active', 'full'), ('full', 'active'),
    ('active', 'drawing'), ('full', 'drawing'),
    ('active', 'cancelled'), ('full', 'cancelled'),
    ('drawing', 'completed')
  ) then
    raise exception 'a game cannot go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger games_step before update of status on games
  for each row when (old.status is distinct from new.status) execute function refuse_game_step();

-- A viewer who has seen a version must never be sent an older one as if it were news.
create function refuse_older_version() returns trigger language plpgsql as $$
begin
  raise exception 'game % has version %, which does not follow %', new.id, new.version, old.version
    using errcode = 'check_violation';
end
$$;

create trigger games_version before update on games
  for each row when (new.version <> old.version + 1) execute function refuse_older_version();

insert into plans (id, type, title, fee, first_prize, second_prize, third_prize, draws_every, draws_on, draws_at) values
  ('midday',  'midday',  'Mid Day',  10000,   700000,   50000,   20000, 'day',   null, '12:00'),
  ('daily',   'daily',   'Daily',    50000,  3500000,  300000,  200000, 'day',   null, '18:00'),
  ('weekly',  'weekly',  'Weekly',  100000,  7500000,  500000,  250000, 'week',  5,    '18:00'),
  ('monthly', 'monthly', 'Monthly', 500000, 40000000, 1500000, 1000000, 'month', 5,    '18:00');

-- The figures of an open game are out of the application's reach: it can move a game on, and nothing else.
grant select on plans to edil_app;
grant select, insert on games to edil_app;
grant update (status, version, closed_at) on games to edil_app;

-- migrate:down
drop table games;
drop table plans;
drop function refuse_game_step();
drop function refuse_older_version();
