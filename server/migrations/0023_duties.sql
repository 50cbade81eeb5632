-- migrate:up

-- Who decided that money is owed to a player: the reviewer of the payment, and the second person of a withdrawn ticket.
create function refund_deciders(of_payment uuid) returns setof uuid language sql stable as $$
  select decided_by from payments where id = of_payment and decided_by is not null
  union
  select decided_by from ticket_withdrawals where payment_id = of_payment and is_confirmed
$$;

-- One person alone cannot make a refund owed and send it. The most that may be owed is ten times the price, at least 10,000 ETB
-- (domain/src/payments.ts, receivedMax): a slip of the keyboard does not owe millions.
create function refuse_lone_refund() returns trigger language plpgsql as $$
begin
  if new.paid_by in (select refund_deciders(new.payment_id)) or new.reserved_by in (select refund_deciders(new.payment_id)) then
    raise exception 'refund % is paid by another person than the one who decided', new.id using errcode = 'check_violation';
  end if;
  if new.amount > (select greatest(10 * amount, 1000000) from payments where id = new.payment_id) then
    raise exception 'refund % of % is more than ten times the price', new.id, new.amount using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger refunds_by_two_people before insert or update of paid_by, reserved_by, amount on refunds
  for each row execute function refuse_lone_refund();

-- Staff accounts do not play: hold_numbers refuses them, and so does this. The lock makes a payment and a change of the role wait
-- for each other; without it a payment could arrive just after the check that the person has none.
create function refuse_payment_of_staff() returns trigger language plpgsql as $$
declare
  payer_role text;
begin
  select role into payer_role from people where id = new.person_id for key share;
  if payer_role <> 'player' then
    raise exception 'person % is staff and does not play', new.person_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger payments_of_players before insert on payments for each row execute function refuse_payment_of_staff();

-- A transfer counts once, for good: when it paid for a ticket, and when its money is sent back. No note of a reviewer can use
-- its reference again. Rows are never deleted, also not when an account closes: a screenshot of an old transfer can be sent at any
-- time. A reference names a transfer, not a person, and payments keep theirs for the books as well.
create table used_references (
  reference text collate "C" primary key,
  payment_id uuid not null unique references payments,
  used_at timestamptz not null default clock_timestamp()
);

-- The hashes of the pictures, as uploaded, of the payments that are pending or approved, or whose money is sent back. A second payment
-- with the same bytes is refused. The hash stays when the picture is erased, for the same reason.
create table used_pictures (
  original_sha256 bytea primary key check (octet_length(original_sha256) = 32),
  payment_id uuid not null unique references payments
);

create function use_proof_of_payment() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into used_pictures (original_sha256, payment_id)
    select original_sha256, new.id from screenshots where id = new.screenshot_id;
  elsif new.status = 'rejected' then
    delete from used_pictures where payment_id = new.id;
  else
    insert into used_references (reference, payment_id) values (new.reference, new.id);
  end if;
  return null;
end
$$;

create trigger payments_use_picture after insert on payments for each row execute function use_proof_of_payment();
create trigger payments_use_reference after update of status on payments
  for each row when (old.status = 'pending' and new.status <> 'pending') execute function use_proof_of_payment();

create function use_proof_of_refund() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if (select reference from payments where id = new.payment_id) is null then
    raise exception 'payment % has no reference, and its money is sent back', new.payment_id using errcode = 'check_violation';
  end if;
  insert into used_pictures (original_sha256, payment_id)
  select original_sha256, payments.id from payments join screenshots on screenshots.id = screenshot_id
  where payments.id = new.payment_id on conflict do nothing;
  insert into used_references (reference, payment_id)
  select reference, id from payments where id = new.payment_id;
  return null;
end
$$;

create trigger refunds_use_proof after insert on refunds
  for each row when (new.reason = 'rejected') execute function use_proof_of_refund();

-- Which reviewer has opened which payment. Payments are approved as a group only by a person who has looked at each screenshot, with
-- the reference that it has now: a changed reference deletes the rows of the others.
create table opened_payments (
  payment_id uuid not null references payments,
  person_id uuid not null references people,
  opened_at timestamptz not null default clock_timestamp(),
  primary key (payment_id, person_id)
);
create index opened_payments_by_person on opened_payments (person_id);

grant select, delete, insert (payment_id, person_id) on opened_payments to edil_app;
grant select on used_references, used_pictures to edil_app;
grant execute on function refund_deciders(uuid) to edil_app;

-- migrate:down
