-- migrate:up

-- Why money moves, and which login may say that it does. Neither can name an account or an amount: moves_of_purpose reads both from
-- the rows that caused it, so a process that is taken over posts what those rows and their checks allow and nothing else.
create table posting_purposes (
  purpose text primary key,
  kind text not null,                                                        -- of the ledger transaction
  cause_prefix text not null,                                                -- cause: prefix and the id of the row, so once per row
  login text not null check (login in ('edil_app', 'edil_worker'))
);
insert into posting_purposes (purpose, kind, cause_prefix, login) values
  -- purpose,          kind,               cause,            login             the row whose id is given
  ('payment_approved', 'entry_fee',        'payment',        'edil_app'),    -- payments
  ('payment_rejected', 'refund_owed',      'payment',        'edil_app'),    -- payments: its money arrived and is owed back
  ('ticket_selected',  'ticket_selected',  'ticket',         'edil_app'),    -- tickets
  ('refund_requested', 'refund_owed',      'refund',         'edil_app'),    -- refunds
  ('refund_paid',      'refund_paid',      'refund_paid',    'edil_app'),    -- refunds
  ('ticket_withdrawn', 'ticket_withdrawn', 'withdrawal',     'edil_app'),    -- ticket_withdrawals
  ('game_cancelled',   'game_cancelled',   'void',           'edil_worker'), -- tickets: of a cancelled game
  ('game_drawn',       'game_drawn',       'draw',           'edil_worker'), -- games
  ('prize_approved',   'prize_taxed',      'prize_taxed',    'edil_app'),    -- payouts
  ('prize_paid',       'prize_paid',       'prize_paid',     'edil_app'),    -- payout_transfers
  ('prize_returned',   'prize_returned',   'prize_returned', 'edil_app'),    -- payout_transfers
  ('prize_expired',    'prize_expired',    'prize_expired',  'edil_worker'); -- payouts

-- How much of a payment's money is in an account. Locks the payment: of two postings that move the same money, the second sees
-- the first.
create function payment_balance(of_payment uuid, account text) returns bigint language plpgsql as $$
begin
  perform 1 from payments where id = of_payment for no key update;
  return (
    select coalesce(sum(amount), 0) from ledger_entries join ledger_transactions on ledger_transactions.id = transaction_id
    where account_id = account and cause in (
      select 'payment:' || of_payment
      union all select unnest(array['ticket:', 'void:']) || id from tickets where payment_id = of_payment
      union all select unnest(array['refund:', 'refund_paid:']) || id from refunds where payment_id = of_payment
      union all select 'withdrawal:' || id from ticket_withdrawals where payment_id = of_payment));
end
$$;

-- The moves of money that a row stands for. None when the row does not justify one, for example a payment that is not approved, or
-- money that is no longer in the account that it would leave.
create function moves_of_purpose(of_purpose text, of_id text) returns table (source text, target text, moved bigint)
language plpgsql as $$
begin
  case of_purpose
  when 'payment_approved' then return query
    select 'mobile:' || method, case outcome when 'ticket' then 'game:' || game_id else 'tickets_owed' end, amount
    from payments where id = of_id::uuid and status = 'approved' and outcome in ('ticket', 'selection')
    union all
    select 'mobile:' || refunds.method, 'refunds_owed', refunds.amount
    from refunds join payments on payments.id = payment_id and status = 'approved'
    where payment_id = of_id::uuid and reason = 'paid_too_much';
  when 'payment_rejected' then return query
    select 'mobile:' || refunds.method, 'refunds_owed', refunds.amount
    from refunds join payments on payments.id = payment_id and status = 'rejected'
    where payment_id = of_id::uuid and reason = 'rejected';
  when 'ticket_selected' then return query
    select 'tickets_owed', 'game:' || tickets.game_id, amount
    from tickets join payments on payments.id = payment_id and outcome = 'ticket' and payments.game_id = tickets.game_id
    where tickets.id = of_id::uuid and voided_at is null and payment_balance(payment_id, 'tickets_owed') = amount;
  when 'refund_requested' then return query
    select 'tickets_owed', 'refunds_owed', refunds.amount
    from refunds join payments on payments.id = payment_id and outcome = 'refund' and payments.amount = refunds.amount
    where refunds.id = of_id::uuid and reason in ('game_cancelled', 'not_wanted')
      and payment_balance(payment_id, 'tickets_owed') = refunds.amount;
  when 'refund_paid' then return query
    select 'refunds_owed', 'mobile:' || method, amount
    from refunds
    where id = of_id::uuid and paid_at is not null and payment_balance(payment_id, 'refunds_owed') >= amount;
  when 'ticket_withdrawn' then return query
    select 'game:' || tickets.game_id, 'refunds_owed', refunds.amount
    from ticket_withdrawals as withdrawn join tickets on tickets.id = ticket_id and voided_at is not null
    join refunds on refunds.payment_id = withdrawn.payment_id and refunds.reason = 'withdrawn'
    where withdrawn.id = of_id::uuid and is_confirmed
      and payment_balance(withdrawn.payment_id, 'game:' || tickets.game_id) = refunds.amount;
  when 'game_cancelled' then return query
    select 'game:' || tickets.game_id, 'tickets_owed', amount
    from tickets join games on games.id = tickets.game_id and games.status = 'cancelled'
    join payments on payments.id = payment_id
    where tickets.id = of_id::uuid and voided_at is not null
      and payment_balance(payment_id, 'game:' || tickets.game_id) = amount;
  when 'game_drawn' then return query
    select move.source, move.target, move.amount
    from games
    left join ledger_accounts as account on account.id = 'game:' || games.id
    cross join lateral (select coalesce(sum(gross), 0)::bigint as won from payouts where game_id = games.id) as prizes_won
    cross join lateral (values
      ('game:' || games.id, 'prizes_owed', won),
      ('game:' || games.id, 'house', coalesce(balance, 0) - won),
      ('house', 'game:' || games.id, won - coalesce(balance, 0))) as move (source, target, amount)
    where games.id = of_id and games.status = 'completed' and move.amount > 0;
  when 'prize_approved' then return query
    select 'prizes_owed', 'tax', withheld
    from payouts join tax_rules on applies_from = tax_rule and confirmed_at is not null
    where id = of_id::uuid and status = 'approved' and withheld = gross * rate / 10000 and withheld > 0;
  when 'prize_paid' then return query
    select 'prizes_owed', 'mobile:' || transfer.method, transfer.amount
    from payout_transfers as transfer join payouts on payouts.id = payout_id and status = 'approved'
    where transfer.id = of_id::uuid and failed_at is null and gross - withheld >=
      (select sum(amount) from payout_transfers as other where other.payout_id = payouts.id and other.failed_at is null);
  when 'prize_returned' then return query
    select 'mobile:' || method, 'prizes_owed', amount
    from payout_transfers as transfer
    where id = of_id::uuid and failed_at is not null
      and exists (select from ledger_transactions where cause = 'prize_paid:' || transfer.id);
  when 'prize_expired' then return query
    select 'prizes_owed', 'prizes_unclaimed', gross - coalesce(withheld, 0)
    from payouts where id = of_id::uuid and status = 'expired' and sent = 0;
  end case;
end
$$;

-- Posts what a row stands for. The only function of the ledger that edil_app and edil_worker may execute.
--
-- Inputs      of_purpose: one of posting_purposes. of_id: the row that caused it.
-- Returns     the kind and cause of the ledger transaction with its entries, in order: one row per entry.
-- Invariants  The login of the session is the one of the purpose (session_user: no `set role` changes it). Accounts and amounts
--             are read from the tables.
-- Lock order  The payment, which the caller has locked before it changed it; then as post_money.
-- Failure     Another login: insufficient_privilege. Nothing to move: check_violation. The row has posted: unique_violation.
create function post_by_purpose(of_purpose text, of_id text)
returns table (posted_kind text, posted_cause text, account text, amount bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  purpose posting_purposes;
  accounts text[];
  amounts bigint[];
begin
  select * into strict purpose from posting_purposes where posting_purposes.purpose = of_purpose;
  if session_user in ('edil_app', 'edil_worker') and session_user <> purpose.login then
    raise exception '% does not post %', session_user, of_purpose using errcode = 'insufficient_privilege';
  end if;
  select array_agg(name order by first), array_agg(net order by first) into accounts, amounts
  from (
    select name, min(place) as first, sum(change)::bigint as net
    from moves_of_purpose(of_purpose, of_id) with ordinality as move (source, target, moved, position)
    cross join lateral (values (2 * position, source, -moved), (2 * position + 1, target, moved)) as entry (place, name, change)
    group by name having sum(change) <> 0
  ) as entries;
  if accounts is null then
    raise exception 'no money to move for % %', of_purpose, of_id using errcode = 'check_violation';
  end if;
  perform post_money(purpose.kind, purpose.cause_prefix || ':' || of_id, accounts, amounts);
  return query select purpose.kind, purpose.cause_prefix || ':' || of_id, listed.* from unnest(accounts, amounts) as listed;
end
$$;

grant execute on function post_by_purpose to edil_app;

-- migrate:down
