-- migrate:up

-- The operators' page of the day reads the postings since midnight every few seconds.
create index ledger_transactions_by_posted_at on ledger_transactions (posted_at);

-- A reviewer enters or corrects the reference that the screenshot shows, before the decision only.
create function refuse_late_reference() returns trigger language plpgsql as $$
begin
  raise exception 'payment % is %, its reference is fixed', old.id, old.status using errcode = 'check_violation';
end
$$;

create trigger payments_reference_until_decision before update of reference on payments
  for each row when (old.status <> 'pending' and new.reference is distinct from old.reference)
  execute function refuse_late_reference();

grant update (reference) on payments to edil_app;

-- migrate:down
