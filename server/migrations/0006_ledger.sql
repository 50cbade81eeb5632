-- migrate:up

-- Double-entry ledger: the entries of a transaction add up to zero, so all balances together are always zero.
-- `mobile:*` accounts are liabilities to the outside: a negative balance is the money received by that method.
create table ledger_accounts (
  id text collate "C" primary key check (
    id ~ '^(mobile:(telebirr|cbe|bank)|tickets_owed|refunds_owed|prizes_owed|prizes_unclaimed|tax|house|game:[a-z][a-z0-9]{1,30}-[1-9][0-9]{0,8})$'
  ),
  balance bigint not null default 0,                                         -- santim
  received bigint not null default 0 check (received >= 0)                   -- santim: the sum of its positive amounts
);

create table ledger_transactions (
  id bigint generated always as identity primary key,
  kind text not null check (
    kind in ('entry_fee', 'ticket_selected', 'refund_owed', 'refund_paid', 'game_cancelled', 'game_drawn', 'prize_taxed',
             'prize_paid', 'prize_returned', 'prize_expired', 'ticket_withdrawn')),
  cause text collate "C" not null unique check (cause ~ '^[a-z_]+:[A-Za-z0-9_-]+$'), -- unique: a cause posts once
  posted_at timestamptz not null default clock_timestamp()
);

create table ledger_entries (
  transaction_id bigint not null references ledger_transactions,
  position smallint not null check (position > 0),
  account_id text collate "C" not null references ledger_accounts,
  amount bigint not null check (amount <> 0),                                -- santim, positive when the balance grows
  balance_after bigint not null,
  primary key (transaction_id, position)
);
create index ledger_entries_by_account on ledger_entries (account_id, transaction_id);

-- What each kind of posting moved in a month (Africa/Addis_Ababa), by class of account: `mobile`, `game` or the account itself.
-- Kept by post_money, so that public pages need not sum over all entries.
create table ledger_months (
  month date not null check (extract(day from month) = 1),
  kind text not null,
  account_class text not null,
  amount bigint not null,                                                    -- santim, positive when the balances grew
  primary key (month, kind, account_class)
);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'check_violation';
end
$$;

create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_ledger_change();
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_ledger_change();

-- Posts one ledger transaction. The only way to write to the ledger: edil_app may select from its tables, nothing else. The
-- application cannot call it: it calls post_by_purpose (0026_money_by_purpose.sql), which reads accounts and amounts itself.
--
-- Inputs      of_kind and of_cause name the transaction. `accounts` and `amounts` are its entries, in parallel: amounts[i]
--             santim are added to the balance of accounts[i]. An account may occur more than once. Unknown accounts are created.
-- Returns     the id of the transaction.
-- Invariants  The amounts add up to zero. balance = sum of the account's amounts = balance_after of its last entry;
--             received = sum of its positive amounts.
-- Lock order  The unique key on `cause` first, then the accounts ordered by id. Two posts that share accounts wait for each
--             other and cannot deadlock. Rows of ledger_months last, ordered by class. The locks are held until the commit.
-- Failure     Unbalanced amounts, fewer than two entries: check_violation. A cause that has posted: unique_violation on
--             ledger_transactions_cause_key. Either way nothing is written.
create function post_money(of_kind text, of_cause text, accounts text[], amounts bigint[]) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  posted_id bigint;
  posted timestamptz;
  entry record;
  balance_before bigint;
begin
  if cardinality(accounts) <> cardinality(amounts) or cardinality(accounts) < 2
     or (select sum(amount) from unnest(amounts) as amount) <> 0 then
    raise exception 'a transaction of % does not balance', of_cause using errcode = 'check_violation';
  end if;
  insert into ledger_transactions (kind, cause) values (of_kind, of_cause) returning id, posted_at into posted_id, posted;
  insert into ledger_accounts (id) select distinct account from unnest(accounts) as account order by account
  on conflict do nothing;
  perform 1 from ledger_accounts where id = any (accounts) order by id for update;
  for entry in
    select * from unnest(accounts, amounts) with ordinality as listed (account, amount, position) order by position
  loop
    select balance into balance_before from ledger_accounts where id = entry.account;
    insert into ledger_entries (transaction_id, position, account_id, amount, balance_after)
    values (posted_id, entry.position, entry.account, entry.amount, balance_before + entry.amount);
    update ledger_accounts set balance = balance_before + entry.amount, received = received + greatest(entry.amount, 0)
    where id = entry.account;
  end loop;
  insert into ledger_months (month, kind, account_class, amount)
  select date_trunc('month', posted at time zone 'Africa/Addis_Ababa')::date, of_kind, split_part(account, ':', 1), sum(amount)
  from unnest(accounts, amounts) as listed (account, amount) group by split_part(account, ':', 1) order by 3
  on conflict (month, kind, account_class) do update set amount = ledger_months.amount + excluded.amount;
  return posted_id;
end
$$;

grant select on ledger_accounts, ledger_transactions, ledger_entries, ledger_months to edil_app;

-- migrate:down
