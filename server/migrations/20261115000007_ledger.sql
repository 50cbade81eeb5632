-- migrate:up

-- Where money is. A move takes from one account and gives to another, so that all of them together are always nothing.
-- What has come in by mobile money stands below zero in the account of its method: that much is outside, and owed inside.
create table ledger_accounts (
  id text collate "C" primary key check (
    id ~ '^(mobile:(telebirr|cbe|bank)|tickets_owed|refunds_owed|prizes_owed|tax|house|game:[a-z][a-z0-9]{1,30}-[1-9][0-9]{0,8})$'
  ),
  balance bigint not null default 0                                          -- santim
);

create table ledger_transactions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('entry_fee', 'ticket_selected', 'refund_owed', 'refund_paid', 'game_cancelled')),
  cause text collate "C" not null unique check (cause ~ '^[a-z_]+:[A-Za-z0-9_-]+$'), -- a cause posts once
  posted_at timestamptz not null default clock_timestamp()
);

create table ledger_entries (
  transaction_id bigint not null references ledger_transactions,
  place smallint not null check (place > 0),
  account_id text collate "C" not null references ledger_accounts,
  amount bigint not null check (amount <> 0),                                -- santim; what the account gains
  balance_after bigint not null,
  primary key (transaction_id, place)
);
create index ledger_entries_of_account on ledger_entries (account_id, transaction_id);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only added to' using errcode = 'check_violation';
end
$$;
create trigger ledger_transactions_stay before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_ledger_change();
create trigger ledger_entries_stay before update or delete or truncate on ledger_entries
  for each statement execute function refuse_ledger_change();

-- The one door. Takes the accounts' locks in the order of their names, so that two posts that share accounts wait for each
-- other and never for ever. A cause that has posted already is refused by its key.
create function post_money(of_kind text, of_cause text, accounts text[], amounts bigint[]) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  posted bigint;
  entry record;
  before bigint;
begin
  if cardinality(accounts) <> cardinality(amounts) or cardinality(accounts) < 2
     or (select sum(amount) from unnest(amounts) as amount) <> 0 then
    raise exception 'a transaction of % does not balance', of_cause using errcode = 'check_violation';
  end if;
  insert into ledger_transactions (kind, cause) values (of_kind, of_cause) returning id into posted;
  insert into ledger_accounts (id) select distinct account from unnest(accounts) as account order by account
  on conflict do nothing;
  perform 1 from ledger_accounts where id = any (accounts) order by id for update;
  for entry in select * from unnest(accounts, amounts) with ordinality as listed (account, amount, place) order by place loop
    select balance into before from ledger_accounts where id = entry.account;
    insert into ledger_entries (transaction_id, place, account_id, amount, balance_after)
    values (posted, entry.place, entry.account, entry.amount, before + entry.amount);
    update ledger_accounts set balance = before + entry.amount where id = entry.account;
  end loop;
  return posted;
end
$$;

grant select on ledger_accounts, ledger_transactions, ledger_entries to edil_app;

-- migrate:down
drop function post_money;
drop table ledger_entries;
drop table ledger_transactions;
drop table ledger_accounts;
drop function refuse_ledger_change();
