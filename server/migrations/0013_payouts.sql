-- migrate:up

-- The tax on prizes, by the day of the draw (Africa/Addis_Ababa). Nothing is paid out while the rule of that day is not
-- confirmed by an admin. A confirmed rule is never changed: a later one replaces it from its day on.
create table tax_rules (
  applies_from date primary key,
  rate smallint not null check (rate between 0 and 9000),                   -- hundredths of a percent of every prize
  note text not null default '' check (length(note) <= 500),
  confirmed_at timestamptz,
  confirmed_by uuid references people,
  constraint tax_rules_confirmed_iff_by check ((confirmed_at is null) = (confirmed_by is null))
);
create index tax_rules_by_admin on tax_rules (confirmed_by) where confirmed_by is not null;

create function refuse_confirmed_rule_change() returns trigger language plpgsql as $$
begin
  raise exception 'the tax rule from % is confirmed', old.applies_from using errcode = 'check_violation';
end
$$;

create trigger tax_rules_confirmed_for_good before update or delete on tax_rules
  for each row when (old.confirmed_at is not null) execute function refuse_confirmed_rule_change();

insert into tax_rules (applies_from, rate, note) values
  ('2025-07-07', 2000, 'Draft: games of chance, Proclamation 1395/2025, as a law office reports it');

-- How winners can be paid: working hours (Africa/Addis_Ababa) and limits.
create table payout_methods (
  method text primary key check (method in ('telebirr', 'cbe', 'bank')),
  weekdays smallint[] not null check (cardinality(weekdays) > 0 and 1 <= all (weekdays) and 7 >= all (weekdays)), -- ISO
  opens_at time not null,
  closes_at time not null check (closes_at > opens_at),
  working_minutes integer not null check (working_minutes between 1 and 10080), -- from the claim to the promised payment
  transfer_max bigint check (transfer_max > 0)                               -- santim; null: no limit
);
insert into payout_methods values
  ('telebirr', '{1,2,3,4,5,6,7}', '08:00', '20:00', 240, 15000000),
  ('cbe',      '{1,2,3,4,5,6}',   '08:00', '18:00', 480, 15000000),
  ('bank',     '{1,2,3,4,5}',     '08:30', '16:30', 480, null);

create table payout_settings (
  is_singleton boolean primary key default true check (is_singleton),
  admin_approves_above bigint not null default 2500000 check (admin_approves_above >= 0), -- santim, gross
  -- Where the licence sends prizes that were not claimed in time. Empty: they stay owed.
  unclaimed_go_to text not null default '' check (length(unclaimed_go_to) <= 200)
);
insert into payout_settings default values;

-- Every reference of money that we sent, for a refund or a prize: one transfer has one purpose.
create table transfer_references (
  reference text collate "C" primary key check (reference ~ '^[A-Z0-9]{6,30}$')
);
alter table refunds
  add column reserved_by uuid references people,
  add column reserved_until timestamptz,
  add constraint refunds_not_reserved_by_the_receiver check (reserved_by <> person_id),
  add constraint refunds_reserved_iff_until check ((reserved_by is null) = (reserved_until is null)),
  add foreign key (transfer_reference) references transfer_references;
create index refunds_by_reserver on refunds (reserved_by) where reserved_by is not null;

-- A prize with a winner, on its way there. Money: `gross` is in prizes_owed from the draw on; the approval moves
-- `withheld` to tax; each transfer moves its amount out.
create table payouts (
  id uuid primary key default gen_random_uuid(),
  game_id text collate "C" not null,
  position smallint not null,
  person_id uuid not null references people,
  gross bigint not null check (gross > 0),                                   -- santim
  status text not null default 'owed' check (status in ('owed', 'claimed', 'approved', 'paid', 'expired')),
  owed_at timestamptz not null default clock_timestamp(),
  claim_until timestamptz not null,
  -- Where the winner wants it.
  method text check (method in ('telebirr', 'cbe', 'bank')),
  account_number text check (account_number ~ '^\+?[0-9]{8,20}$'),
  account_name text check (account_name <> '' and length(account_name) <= 100),
  bank text check (bank <> '' and length(bank) <= 60),                       -- the name of the bank of a bank account
  claimed_at timestamptz,
  promised_at timestamptz,
  -- Why the last claim or transfer failed; shown to the winner, who claims again.
  failure text check (failure in ('account_wrong', 'name_differs', 'limit_reached', 'method_down', 'other')),
  -- Fixed by the first approval.
  withheld bigint check (withheld between 0 and gross),
  tax_rule date references tax_rules,
  approved_at timestamptz,
  approved_by uuid references people,
  reserved_by uuid references people,
  reserved_until timestamptz,
  sent bigint not null default 0 check (sent >= 0),                          -- santim: its transfers that did not fail
  paid_at timestamptz,
  account_erased_at timestamptz,                                             -- the winner closed the account
  unique (game_id, position),
  foreign key (game_id, position) references prizes,
  constraint payouts_account_when_claimed check (
    status in ('owed', 'expired') or account_erased_at is not null or (method is not null and account_number is not null and account_name is not null
                                      and claimed_at is not null and promised_at is not null)),
  constraint payouts_bank_iff_bank_account check ((method is not distinct from 'bank') = (bank is not null)),
  constraint payouts_approved_iff_by check ((approved_at is null) = (approved_by is null)),
  constraint payouts_approved_when_status check ((status in ('approved', 'paid')) = (approved_at is not null)),
  constraint payouts_tax_fixed_when_approved check (approved_at is null or (withheld is not null and tax_rule is not null)),
  constraint payouts_not_by_the_winner check (approved_by <> person_id and reserved_by <> person_id),
  constraint payouts_sent_at_most_net check (sent <= gross - coalesce(withheld, 0)),
  constraint payouts_all_sent_when_paid check (status <> 'paid' or (sent = gross - withheld and paid_at is not null)),
  constraint payouts_paid_when_all_sent check (status = 'paid' or withheld is null or sent < gross - withheld),
  constraint payouts_reserved_iff_until check ((reserved_by is null) = (reserved_until is null))
);
create index payouts_open on payouts (status, promised_at, id) where status in ('claimed', 'approved');
create index payouts_unclaimed on payouts (claim_until, id) where status = 'owed';
create index payouts_paid on payouts (paid_at desc, id desc) where status = 'paid';
create index payouts_newest on payouts (owed_at desc, id desc);
create index payouts_by_person on payouts (person_id, owed_at desc);
create index payouts_by_tax_rule on payouts (tax_rule) where tax_rule is not null;
create index payouts_by_approver on payouts (approved_by) where approved_by is not null;
create index payouts_by_reserver on payouts (reserved_by) where reserved_by is not null;

create table payout_transfers (
  id uuid primary key default gen_random_uuid(),
  payout_id uuid not null references payouts,
  amount bigint not null check (amount > 0),                                 -- santim
  method text not null check (method in ('telebirr', 'cbe', 'bank')),
  account_number text not null,                                              -- empty once it is erased, like the name
  account_name text not null,
  bank text,
  reference text collate "C" not null unique references transfer_references,
  paid_by uuid not null references people,
  paid_at timestamptz not null default clock_timestamp(),
  failed_at timestamptz,                                                     -- the money came back
  failed_by uuid references people,
  constraint payout_transfers_failed_iff_by check ((failed_at is null) = (failed_by is null))
);
create index payout_transfers_by_payout on payout_transfers (payout_id, paid_at);
create index payout_transfers_by_payer on payout_transfers (paid_by);
create index payout_transfers_by_failer on payout_transfers (failed_by) where failed_by is not null;

-- The steps of domain/src/payouts.ts, and who may take them, for every writer.
create function refuse_invalid_payout_step() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('owed', 'claimed'), ('owed', 'expired'), ('claimed', 'claimed'), ('claimed', 'approved'), ('claimed', 'owed'),
    ('approved', 'paid'), ('approved', 'owed'), ('paid', 'owed')
  ) then
    raise exception 'payout % cannot go from % to %', old.id, old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger payouts_valid_step before update of status on payouts
  for each row when (old.status is distinct from new.status) execute function refuse_invalid_payout_step();

-- Who approved a prize never pays it, and a winner never pays their own. The caller holds the lock of the payout.
create function check_payout_transfer() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  payout payouts;
begin
  select * into payout from payouts where id = new.payout_id;
  if payout.status <> 'approved' or new.paid_by in (payout.approved_by, payout.person_id) then
    raise exception 'person % must not pay payout % (%)', new.paid_by, new.payout_id, payout.status
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger payout_transfers_by_second_person before insert on payout_transfers
  for each row execute function check_payout_transfer();

-- Amounts, methods and references stay for the books; the name and the account of a winner who closed their account do not.
create function erase_prize_accounts(winner uuid) returns void language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from people where id = winner and closed_at is not null) then
    raise exception 'the account of % is not closed', winner using errcode = 'check_violation';
  end if;
  update payout_transfers set account_number = '', account_name = ''
  from payouts where payouts.id = payout_id and payouts.person_id = winner;
  update payouts set account_number = null, account_name = null, account_erased_at = clock_timestamp()
  where person_id = winner and account_erased_at is null;
end
$$;
grant execute on function erase_prize_accounts to edil_worker;

grant select on tax_rules, payout_methods, payout_settings, payouts, payout_transfers, transfer_references to edil_app;
grant insert, update on tax_rules to edil_app;
grant update on payout_methods, payout_settings to edil_app;
grant insert on transfer_references, payout_transfers to edil_app;
grant update (failed_at, failed_by) on payout_transfers to edil_app;
grant insert (game_id, position, person_id, gross, claim_until) on payouts to edil_worker;
grant update (status, method, account_number, account_name, bank, claimed_at, promised_at, failure, withheld, tax_rule, approved_at,
              approved_by, reserved_by, reserved_until, sent, paid_at) on payouts to edil_app;
grant update (reserved_by, reserved_until) on refunds to edil_app;

-- migrate:down
