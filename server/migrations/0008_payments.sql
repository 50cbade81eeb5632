-- migrate:up

-- Where players send money; set by an admin. A method without a row is not offered.
create table receiving_accounts (
  method text primary key check (method in ('telebirr', 'cbe', 'bank')),
  account_name text not null check (account_name <> '' and length(account_name) <= 100),
  account_number text not null check (account_number ~ '^[0-9+ ]{4,30}$'),
  changed_at timestamptz not null default now(),
  changed_by uuid references people
);

create table payments (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people,
  idempotency_key uuid not null,                                             -- the same key again is the same payment
  game_id text collate "C" not null references games,
  method text not null check (method in ('telebirr', 'cbe', 'bank')),
  account_name text not null check (length(account_name) <= 100),            -- of the payer; empty once it is erased
  count smallint not null check (count between 1 and 3),                     -- how many numbers were paid for
  amount bigint not null check (amount > 0),                                 -- santim: fee × count
  numbers smallint[] not null check (cardinality(numbers) <= count),         -- the numbers reserved for it
  reference text collate "C" check (reference ~ '^[A-Z0-9]{6,30}$'),
  screenshot_id uuid not null unique references screenshots,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  outcome text check (outcome in ('ticket', 'selection', 'refund')),
  rejection text check (rejection in ('wrong_picture', 'unreadable', 'wrong_amount', 'used_before', 'not_received', 'fraud',
                                      'cancelled', 'other')),
  note text check (length(note) <= 300),
  submitted_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  decided_by uuid references people,
  payer_erased_at timestamptz,                                               -- when name, note and screenshot were erased
  constraint payments_payer_named_until_erased check ((account_name = '') = (payer_erased_at is not null)),
  constraint payments_pending_iff_no_decision_time check ((status = 'pending') = (decided_at is null)),
  constraint payments_not_by_the_payer check (decided_by <> person_id),
  constraint payments_pending_iff_no_reviewer check ((status = 'pending') = (decided_by is null)),
  constraint payments_approved_with_reference check (status <> 'approved' or reference is not null),
  constraint payments_approved_iff_outcome check ((status = 'approved') = (outcome is not null)),
  constraint payments_rejected_iff_reason check ((status = 'rejected') = (rejection is not null)),
  unique (person_id, idempotency_key)
);
-- A player sends a transfer once. Another player may send the same reference (one of them has it from elsewhere): both payments
-- fail a check, an operator decides, and the approval uses the reference up (0023_duties.sql).
create unique index payments_one_per_reference on payments (person_id, reference) where reference is not null and status <> 'rejected';
create index payments_pending on payments (submitted_at, id) where status = 'pending';
create index payments_decided on payments (decided_at desc, id desc) where status <> 'pending';
create index payments_by_person on payments (person_id, submitted_at desc);
create index payments_approved_by_person on payments (person_id) where status = 'approved';
create index payments_by_game on payments (game_id);
create index payments_awaiting_selection on payments (game_id) where outcome = 'selection';
create index payments_with_payer on payments (decided_at) where status <> 'pending' and payer_erased_at is null;
create index payments_by_reviewer on payments (decided_by) where decided_by is not null;

create function refuse_second_decision() returns trigger language plpgsql as $$
begin
  raise exception 'payment % is % already', old.id, old.status using errcode = 'check_violation';
end
$$;

create trigger payments_decided_once before update on payments
  for each row when (old.status <> 'pending' and new.status <> old.status) execute function refuse_second_decision();

-- Which reviewer has which payment open. Worthless after a minute, so it need not survive a crash.
create unlogged table review_presence (
  payment_id uuid not null,
  person_id uuid not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (payment_id, person_id)
);

-- Approved payments by type of game and day (Africa/Addis_Ababa), and how many players had one approved in a month. Kept by a
-- trigger, so that public pages need not count payments.
create table payment_days (
  type text not null check (type in ('midday', 'daily', 'weekly', 'monthly')),
  day date not null,
  payments integer not null check (payments > 0),
  primary key (type, day)
);
create table payment_months (
  type text not null check (type in ('midday', 'daily', 'weekly', 'monthly')),
  month date not null check (extract(day from month) = 1),
  players integer not null check (players >= 0),
  primary key (type, month)
);

create function count_approved_payment() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  game_type text;
  approved_on date := (new.decided_at at time zone 'Africa/Addis_Ababa')::date;
  first_of_month date := date_trunc('month', approved_on)::date;
begin
  select type into strict game_type from games where id = new.game_id;
  insert into payment_days (type, day, payments) values (game_type, approved_on, 1)
  on conflict (type, day) do update set payments = payment_days.payments + 1;
  -- Locks the row before looking for an earlier payment: two payments of a player that are approved at once count as one player.
  insert into payment_months (type, month, players) values (game_type, first_of_month, 0)
  on conflict (type, month) do update set players = payment_months.players;
  if not exists (
    select from payments join games on games.id = payments.game_id
    where payments.person_id = new.person_id and payments.status = 'approved' and payments.id <> new.id
      and games.type = game_type and payments.decided_at >= first_of_month::timestamp at time zone 'Africa/Addis_Ababa'
  ) then
    update payment_months set players = players + 1 where type = game_type and month = first_of_month;
  end if;
  return null;
end
$$;

create trigger payments_count_approved after update of status on payments
  for each row when (new.status = 'approved' and old.status <> 'approved') execute function count_approved_payment();

grant select on payment_days, payment_months to edil_app;
grant select on payments, receiving_accounts to edil_app;
grant insert (id, person_id, idempotency_key, game_id, method, account_name, count, amount, numbers, reference, screenshot_id)
  on payments to edil_app;
grant update (status, outcome, rejection, note, numbers, game_id, decided_at, decided_by, account_name, payer_erased_at)
  on payments to edil_app;
grant insert, update, delete on receiving_accounts to edil_app;
grant select, insert, update, delete on review_presence to edil_app;

-- migrate:down
