-- migrate:up

create table plans (
  id text collate "C" primary key check (id ~ '^[a-z][a-z0-9]{1,30}$'),
  type text not null check (type in ('midday', 'daily', 'weekly', 'monthly')),
  title text not null check (title <> ''),
  fee bigint not null default 10000 check (fee > 0),                         -- santim
  first_prize bigint not null check (first_prize > 0),
  second_prize bigint not null check (second_prize > 0),
  third_prize bigint not null check (third_prize > 0),
  draws_every text not null check (draws_every in ('day', 'week', 'month')), -- month: the last such weekday
  draws_on smallint check (draws_on between 1 and 7),                        -- ISO weekday
  draws_at time not null,                                                    -- Africa/Addis_Ababa
  close_minutes_before smallint not null default 10 check (close_minutes_before between 0 and 720),
  hold_minutes smallint not null default 15 check (hold_minutes between 1 and 120),
  claim_days smallint not null default 90 check (claim_days between 1 and 3650), -- to claim a prize, from the draw on
  draws_when_full boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  constraint plans_weekday_unless_daily check ((draws_every = 'day') = (draws_on is null)),
  constraint plans_prizes_in_order check (first_prize >= second_prize and second_prize >= third_prize),
  constraint plans_full_board_pays_prizes check (first_prize + second_prize + third_prize <= fee * 100)
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
  claim_days smallint not null check (claim_days > 0),
  draws_when_full boolean not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  status text not null default 'active' check (status in ('active', 'full', 'drawing', 'completed', 'cancelled')),
  version integer not null default 1 check (version > 0),                    -- grows by one with every change that viewers see
  numbers_sold smallint not null default 0 check (numbers_sold between 0 and 100),
  sold_numbers smallint[] not null default '{}',                             -- which ones, lowest first
  numbers_approved smallint not null default 0 check (numbers_approved between 0 and numbers_sold),
  payments_approved smallint not null default 0 check (payments_approved between 0 and numbers_approved),
  players smallint not null default 0 check (players between 0 and numbers_sold),
  players_paid smallint not null default 0 check (players_paid between 0 and players),
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  constraint games_id_from_plan_and_sequence check (id = plan_id || '-' || sequence),
  constraint games_close_before_draw check (closes_at <= draws_at),
  constraint games_open_iff_not_closed check ((status in ('active', 'full')) = (closed_at is null)),
  constraint games_full_means_all_sold check (status <> 'full' or numbers_sold = 100),
  unique (plan_id, sequence)
) with (fillfactor = 50);  -- every claim updates the row: free space on the page keeps that a heap-only update

-- A plan has one open game. The key decides when two workers open one at the same time.
create unique index games_one_open_per_plan on games (plan_id) where status in ('active', 'full');
create index games_open_by_closes_at on games (closes_at) where status in ('active', 'full');
create index games_not_ended on games (draws_at, id) where status in ('active', 'full', 'drawing');
create index games_ended on games (draws_at desc, id desc) where status in ('completed', 'cancelled');
create index games_completed_by_type on games (type, draws_at desc, id desc) where status = 'completed';
create index games_drawing on games (draws_at) where status = 'drawing';
create index games_by_closed_at on games (closed_at desc, id) where closed_at is not null;
create index games_by_type_and_closed_at on games (type, closed_at desc, id) where closed_at is not null;
create index games_cancelled on games (id) where status = 'cancelled';

-- The status steps of domain/src/games.ts, enforced for every writer.
create function refuse_invalid_status_step() returns trigger language plpgsql as $$
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

create trigger games_valid_status_step before update of status on games
  for each row when (old.status is distinct from new.status) execute function refuse_invalid_status_step();

-- Browsers ignore events that are not newer than what they show, so every change must increase the version.
create function refuse_version_gap() returns trigger language plpgsql as $$
begin
  raise exception 'game % has version %, which does not follow %', new.id, new.version, old.version
    using errcode = 'check_violation';
end
$$;

create trigger games_version_grows_by_one before update on games
  for each row when (new.version <> old.version + 1) execute function refuse_version_gap();

insert into plans (id, type, title, fee, first_prize, second_prize, third_prize, draws_every, draws_on, draws_at) values
  ('midday',  'midday',  'Mid Day',  10000,   700000,   50000,   20000, 'day',   null, '12:00'),
  ('daily',   'daily',   'Daily',    50000,  3500000,  300000,  200000, 'day',   null, '18:00'),
  ('weekly',  'weekly',  'Weekly',  100000,  7500000,  500000,  250000, 'week',  5,    '18:00'),
  ('monthly', 'monthly', 'Monthly', 500000, 40000000, 1500000, 1000000, 'month', 5,    '18:00');

-- Fee, prizes, times and counters of an open game cannot be changed by the application.
grant select on plans to edil_app;
grant select, update (version) on games to edil_app;
grant insert, update (status, closed_at) on games to edil_worker;

-- migrate:down
