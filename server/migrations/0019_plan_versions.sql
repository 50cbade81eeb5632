-- migrate:up

-- A plan changes only through change_plan, which keeps every version with its day and author. Games copy the figures when they
-- open, so a change counts from the plan's next game on.
alter table plans
  add column version integer not null default 1 check (version > 0),
  add column changed_at timestamptz not null default now(),
  add column changed_by uuid references people;                              -- null: as shipped
create index plans_by_changer on plans (changed_by) where changed_by is not null;

create table plan_versions (
  plan_id text collate "C" not null references plans,
  version integer not null check (version > 0),
  fee bigint not null,
  first_prize bigint not null,
  second_prize bigint not null,
  third_prize bigint not null,
  draws_on smallint,
  draws_at time not null,
  close_minutes_before smallint not null,
  hold_minutes smallint not null,
  claim_days smallint not null,
  draws_when_full boolean not null,
  changed_at timestamptz not null,
  changed_by uuid references people,
  primary key (plan_id, version)
);
create index plan_versions_by_changer on plan_versions (changed_by) where changed_by is not null;

create function keep_plan_version() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into plan_versions (plan_id, version, fee, first_prize, second_prize, third_prize, draws_on, draws_at,
                             close_minutes_before, hold_minutes, claim_days, draws_when_full, changed_at, changed_by)
  values (new.id, new.version, new.fee, new.first_prize, new.second_prize, new.third_prize, new.draws_on, new.draws_at,
          new.close_minutes_before, new.hold_minutes, new.claim_days, new.draws_when_full, new.changed_at, new.changed_by);
  return null;
end
$$;

insert into plan_versions (plan_id, version, fee, first_prize, second_prize, third_prize, draws_on, draws_at,
                           close_minutes_before, hold_minutes, claim_days, draws_when_full, changed_at)
select id, version, fee, first_prize, second_prize, third_prize, draws_on, draws_at,
       close_minutes_before, hold_minutes, claim_days, draws_when_full, changed_at from plans;

create trigger plans_keep_first_version after insert on plans for each row execute function keep_plan_version();
create trigger plans_keep_version after update on plans
  for each row when (old.version is distinct from new.version) execute function keep_plan_version();

-- Changes a plan from its next game on, unless another person changed it since `seen_version`: the row's lock decides.
-- Returns whether it was changed. The checks of `plans` refuse figures that make no sense. How often a plan draws stays.
-- Lock order: the plan only. Opening a game reads the plan in one statement and so copies one version as a whole.
create function change_plan(of_plan text, seen_version integer, by_person uuid, new_fee bigint, prizes bigint[],
                            weekday smallint, at_time time, close_minutes smallint, minutes_held smallint, days_to_claim smallint,
                            when_full boolean)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update plans
  set version = version + 1, changed_at = clock_timestamp(), changed_by = by_person, fee = new_fee,
      first_prize = prizes[1], second_prize = prizes[2], third_prize = prizes[3], draws_on = weekday, draws_at = at_time,
      close_minutes_before = close_minutes, hold_minutes = minutes_held, claim_days = days_to_claim, draws_when_full = when_full
  where id = of_plan and version = seen_version;
  return found;
end
$$;

grant select on plan_versions to edil_app;
grant execute on function change_plan to edil_app;

-- migrate:down
