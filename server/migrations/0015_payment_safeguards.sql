-- migrate:up

-- Why a reviewer approved a payment although a check failed. Staff read it, the player does not.
alter table payments add column override_note text;
alter table payments add constraint payments_override_note_length check (length(override_note) between 3 and 300);
alter table payments add constraint payments_override_only_of_approved check (override_note is null or status = 'approved');
create index payments_by_reference on payments (reference) where reference is not null;

-- The checks that a payment fails: amount, reference, picture, or no reference at all. A reference may come again from the same
-- player after a rejection that can be corrected (domain/src/payments.ts, isFixable), unless that money is sent back.
create function failing_checks(payment payments) returns text[] language sql stable as $$
  select array_remove(array[
    case when payment.amount <> payment.count * (select fee from games where id = payment.game_id) then 'amount' end,
    case when exists (
      select from payments as other
      where other.reference = payment.reference and other.id <> payment.id
        and not (other.person_id = payment.person_id and other.status = 'rejected'
                 and other.rejection in ('wrong_picture', 'unreadable', 'wrong_amount')
                 and not exists (select from refunds where refunds.payment_id = other.id))
    ) then 'reference' end,
    case when payment.reference is null then 'no_reference' end,
    case when exists (
      select from screenshots as own
      join screenshots as other on other.original_sha256 = own.original_sha256 and other.id <> own.id
      join payments as elsewhere on elsewhere.screenshot_id = other.id
      where own.id = payment.screenshot_id
    ) then 'picture' end
  ], null)
$$;

-- No route approves past a failing check without a note.
create function refuse_unexplained_approval() returns trigger language plpgsql as $$
begin
  if cardinality(failing_checks(new)) > 0 then
    raise exception 'payment % fails checks and has no note', new.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger payments_explained before update on payments
  for each row when (old.status = 'pending' and new.status = 'approved' and new.override_note is null)
  execute function refuse_unexplained_approval();

grant execute on function failing_checks(payments) to edil_app;
grant update (override_note) on payments to edil_app;

-- A closed method keeps its row: the screenshot of money that was sent just before is still accepted.
alter table receiving_accounts add column closed_at timestamptz;
revoke delete on receiving_accounts from edil_app;

-- The numbers that a payment lost because its game closed before the approval: the first offer in the next game.
alter table payments add column wanted smallint[] not null default '{}' check (cardinality(wanted) <= count);
grant update (wanted) on payments to edil_app;

-- migrate:down
