-- migrate:up

create table refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments,
  person_id uuid not null references people,
  method text not null check (method in ('telebirr', 'cbe', 'bank')),
  phone text collate "C",                                                    -- where to send it: the person's number when it became owed
  amount bigint not null check (amount > 0),                                 -- santim
  reason text not null check (reason in ('rejected', 'paid_too_much', 'game_cancelled', 'not_wanted', 'withdrawn')),
  owed_at timestamptz not null default clock_timestamp(),
  paid_at timestamptz,
  paid_by uuid references people,
  transfer_reference text collate "C" unique check (transfer_reference ~ '^[A-Z0-9]{6,30}$'),
  constraint refunds_not_by_the_receiver check (paid_by <> person_id),
  constraint refunds_paid_iff_payer check ((paid_at is null) = (paid_by is null)),
  constraint refunds_paid_iff_transfer check ((paid_at is null) = (transfer_reference is null)),
  unique (payment_id, reason)
);
create index refunds_owed on refunds (owed_at) where paid_at is null;
create index refunds_by_person on refunds (person_id);
create index refunds_by_payer on refunds (paid_by) where paid_by is not null;

grant select on refunds to edil_app;
grant insert (payment_id, person_id, method, phone, amount, reason) on refunds to edil_app;
grant update (phone, paid_at, paid_by, transfer_reference) on refunds to edil_app;

-- migrate:down
