-- migrate:up

-- Where players send money; set by an admin. A method without a row takes none.
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
  key uuid not null,                                                         -- of the request: sent again, it is the same payment
  game_id text collate "C" not null references games,
  method text not null check (method in ('telebirr', 'cbe', 'bank')),
  account_name text not null check (account_name <> '' and length(account_name) <= 100),
  count smallint not null check (count between 1 and 3),                     -- how many numbers were paid for
  amount bigint not null check (amount > 0),                                 -- santim: the fee times the count
  numbers smallint[] not null check (cardinality(numbers) <= count),         -- those that are kept for it
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
  check ((status = 'pending') = (decided_at is null)),
  check ((status = 'pending') = (decided_by is null)),
  check ((status = 'approved') = (outcome is not null)),
  check ((status = 'rejected') = (rejection is not null)),
  unique (person_id, key)
);
-- A transaction pays once: a second payment with its reference is refused while the first waits or was approved.
create unique index payments_one_per_reference on payments (reference) where reference is not null and status <> 'rejected';
create index payments_waiting on payments (submitted_at, id) where status = 'pending';
create index payments_decided on payments (decided_at desc, id) where status <> 'pending';
create index payments_of_person on payments (person_id, submitted_at desc);
create index payments_of_game on payments (game_id);
create index payments_to_select on payments (game_id) where outcome = 'selection';

-- What was decided stays decided.
create function refuse_second_decision() returns trigger language plpgsql as $$
begin
  raise exception 'payment % was % and stays so', old.id, old.status using errcode = 'check_violation';
end
$$;
create trigger payments_decided_once before update on payments
  for each row when (old.status <> 'pending' and new.status <> old.status) execute function refuse_second_decision();

create table tickets (
  id uuid primary key default gen_random_uuid(),
  number text collate "C" not null check (number ~ '^(M|D|W|MO)-[0-9]{4,}-[0-9]{4,}$'),
  key bytea not null unique check (length(key) = 16),                        -- what is woven into its borders
  game_id text collate "C" not null references games,
  person_id uuid not null references people,
  payment_id uuid not null references payments,
  numbers smallint[] not null check (cardinality(numbers) between 1 and 3),
  issued_at timestamptz not null default clock_timestamp(),
  voided_at timestamptz,                                                     -- its game was cancelled
  unique (game_id, number)
);
create unique index tickets_one_per_payment on tickets (payment_id) where voided_at is null;
create index tickets_of_person on tickets (person_id, issued_at desc);

create table refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments,
  person_id uuid not null references people,
  method text not null check (method in ('telebirr', 'cbe', 'bank')),
  amount bigint not null check (amount > 0),                                 -- santim
  reason text not null check (reason in ('rejected', 'paid_too_much', 'game_cancelled', 'not_wanted')),
  owed_at timestamptz not null default clock_timestamp(),
  paid_at timestamptz,
  paid_by uuid references people,
  transfer_reference text collate "C" unique check (transfer_reference ~ '^[A-Z0-9]{6,30}$'),
  check ((paid_at is null) = (paid_by is null)),
  check ((paid_at is null) = (transfer_reference is null)),
  unique (payment_id, reason)
);
create index refunds_owed on refunds (owed_at) where paid_at is null;
create index refunds_of_person on refunds (person_id);

-- Who has which payment open. Of no worth after a minute, so it need not survive a crash.
create unlogged table review_lookers (
  payment_id uuid not null,
  person_id uuid not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (payment_id, person_id)
);

alter table numbers add column payment_id uuid references payments;
alter table numbers add column ticket_id uuid references tickets;
alter table numbers add constraint numbers_pay check ((status = 'held') = (payment_id is null));
alter table numbers add constraint numbers_play check ((status = 'approved') = (ticket_id is not null));
create index numbers_of_payment on numbers (payment_id) where payment_id is not null;

-- Counts approved payments as well.
create or replace function tell_boards(of_games text[]) returns void
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off as $$
begin
  update games
  set numbers_sold = counted.sold, numbers_approved = counted.approved, players = counted.players,
      payments_approved = counted.payments, version = version + 1,
      status = case when games.status not in ('active', 'full') then games.status
                    when counted.sold = 100 then 'full' else 'active' end
  from (select distinct unnest(of_games) as game_id) as told
  cross join lateral (
    select count(*)::smallint as sold, (count(*) filter (where status = 'approved'))::smallint as approved,
           count(distinct person_id)::smallint as players,
           (count(distinct payment_id) filter (where status = 'approved'))::smallint as payments
    from numbers where numbers.game_id = told.game_id) as counted
  where id = told.game_id;
end
$$;

-- The numbers named by a payment wait with it from now on. Those that somebody else has taken meanwhile are lost; those
-- whose hold ran out and that are still free are taken again. Returns the kept ones. The game's row is locked.
create function pay_numbers(of_payment uuid, of_game text, of_person uuid, asked smallint[]) returns smallint[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept smallint[];
begin
  delete from numbers
  where game_id = of_game and status = 'held' and held_until <= clock_timestamp()
    and (number = any (asked) and person_id <> of_person or person_id = of_person and number <> all (asked));
  insert into numbers (game_id, number, person_id, slot, status, payment_id)
  select of_game, n, of_person, slot, 'pending', of_payment
  from (select n, row_number() over (order by n) as place from unnest(asked) as n
        where not exists (select 1 from numbers where game_id = of_game and number = n)) as missing
  join (select slot, row_number() over (order by slot) as place from unnest('{1,2,3}'::smallint[]) as slot
        where not exists (select 1 from numbers where game_id = of_game and person_id = of_person and numbers.slot = slot.slot)) as free
  using (place)
  on conflict do nothing;
  update numbers set status = 'pending', held_until = null, payment_id = of_payment
  where game_id = of_game and person_id = of_person and status = 'held' and number = any (asked);
  select coalesce(array_agg(number order by number), '{}') into kept from numbers where payment_id = of_payment;
  perform tell_numbers(of_game);
  return kept;
end
$$;

-- The kept numbers of a payment play.
create function approve_numbers(of_payment uuid, of_ticket uuid, of_game text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update numbers set status = 'approved', ticket_id = of_ticket
  where game_id = of_game and payment_id = of_payment and status = 'pending';
  perform tell_numbers(of_game);
end
$$;

-- Free ones become a ticket's at once. Somebody who was faster is met as a violated key.
create function take_numbers(of_payment uuid, of_ticket uuid, of_game text, of_person uuid, wanted smallint[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from numbers
  where game_id = of_game and status = 'held' and held_until <= clock_timestamp()
    and (number = any (wanted) or person_id = of_person);
  -- One's own hold on a wanted number is no obstacle.
  delete from numbers
  where game_id = of_game and status = 'held' and person_id = of_person and number = any (wanted);
  insert into numbers (game_id, number, person_id, slot, status, payment_id, ticket_id)
  select of_game, n, of_person, coalesce(slot, 3), 'approved', of_payment, of_ticket
  from (select n, row_number() over (order by n) as place from unnest(wanted) as n) as asked
  left join (select slot, row_number() over (order by slot) as place from unnest('{1,2,3}'::smallint[]) as slot
        where not exists (select 1 from numbers where game_id = of_game and person_id = of_person and numbers.slot = slot.slot)) as free
  using (place);
  perform tell_numbers(of_game);
end
$$;

-- The numbers of a payment that is not to play are free again; with minutes, they are held for so long once more.
create function release_numbers(of_payment uuid, of_game text, hold_minutes integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if hold_minutes > 0 then
    update numbers set status = 'held', payment_id = null, held_until = clock_timestamp() + make_interval(mins => hold_minutes)
    where game_id = of_game and payment_id = of_payment and status = 'pending';
  else
    delete from numbers where game_id = of_game and payment_id = of_payment and status = 'pending';
  end if;
  if found then perform tell_numbers(of_game); end if;
end
$$;

grant select on payments, tickets, refunds, receiving_accounts to edil_app;
grant insert (id, person_id, key, game_id, method, account_name, count, amount, numbers, reference, screenshot_id) on payments to edil_app;
grant update (status, outcome, rejection, note, numbers, game_id, decided_at, decided_by) on payments to edil_app;
grant insert (id, number, key, game_id, person_id, payment_id, numbers) on tickets to edil_app;
grant update (voided_at) on tickets to edil_app;
grant insert (payment_id, person_id, method, amount, reason) on refunds to edil_app;
grant update (paid_at, paid_by, transfer_reference) on refunds to edil_app;
grant insert, update, delete on receiving_accounts to edil_app;
grant select, insert, update, delete on review_lookers to edil_app;

-- migrate:down
drop function release_numbers;
drop function take_numbers;
drop function approve_numbers;
drop function pay_numbers;
alter table numbers drop column ticket_id;
alter table numbers drop column payment_id;
drop table review_lookers;
drop table refunds;
drop table tickets;
drop table payments;
drop table receiving_accounts;
drop function refuse_second_decision();
