-- migrate:up

-- log_seq and log_hash are the head of the audit log when the ticket was issued: with them the holder of a ticket can detect
-- that the log was rewritten.
create table tickets (
  id uuid primary key default gen_random_uuid(),
  number text collate "C" not null check (number ~ '^(M|D|W|MO)-[0-9]{4,}-[0-9]{4,}$'),
  key bytea not null unique check (length(key) = 16),                        -- encoded in the woven border of the ticket
  game_id text collate "C" not null references games,
  person_id uuid not null references people,
  payment_id uuid not null references payments,
  numbers smallint[] not null check (cardinality(numbers) between 1 and 3),
  issued_at timestamptz not null default clock_timestamp(),
  voided_at timestamptz,                                                     -- when its game was cancelled, or it was withdrawn
  log_seq bigint,
  log_hash bytea check (length(log_hash) = 32),
  unique (game_id, number)
);
create unique index tickets_one_per_payment on tickets (payment_id) where voided_at is null;
create index tickets_by_payment on tickets (payment_id);
create index tickets_by_person on tickets (person_id, issued_at desc);

create function set_ticket_log_head() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  select head.seq, head.hash into new.log_seq, new.log_hash from audit_head as head;
  return new;
end
$$;

create trigger tickets_set_log_head before insert on tickets for each row execute function set_ticket_log_head();

create function refuse_change_of_drawn_ticket() returns trigger language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  if exists (select 1 from games where id = new.game_id and status in ('drawing', 'completed')) then
    raise exception 'ticket % is part of a draw', new.number using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger tickets_no_change_once_drawing before update on tickets
  for each row execute function refuse_change_of_drawn_ticket();

grant select on tickets to edil_app;
grant insert (id, number, key, game_id, person_id, payment_id, numbers) on tickets to edil_app;
grant update (voided_at) on tickets to edil_app;

-- A ticket is withdrawn before its game closes: one operator asks for it, another confirms it. Neither may own the ticket.
create table ticket_withdrawals (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references tickets,
  payment_id uuid not null references payments,
  person_id uuid not null references people,                                 -- the owner of the ticket
  reason text not null check (length(reason) between 3 and 300),             -- the player reads it
  requested_at timestamptz not null default clock_timestamp(),
  requested_by uuid not null references people,
  decided_at timestamptz,
  decided_by uuid references people,
  is_confirmed boolean,                                                      -- false: the ticket stays
  constraint ticket_withdrawals_decided_iff_person check ((decided_at is null) = (decided_by is null)),
  constraint ticket_withdrawals_decided_iff_result check ((decided_at is null) = (is_confirmed is null)),
  constraint ticket_withdrawals_two_people check (is_confirmed is not true or decided_by <> requested_by),
  constraint ticket_withdrawals_not_the_owner check (
    requested_by <> person_id and decided_by <> person_id)
);
-- One that waits or was confirmed per ticket.
create unique index ticket_withdrawals_one_per_ticket on ticket_withdrawals (ticket_id) where is_confirmed is not false;
create index ticket_withdrawals_waiting on ticket_withdrawals (requested_at) where decided_at is null;
create index ticket_withdrawals_by_ticket on ticket_withdrawals (ticket_id);
create index ticket_withdrawals_by_payment on ticket_withdrawals (payment_id);
create index ticket_withdrawals_by_person on ticket_withdrawals (person_id);
create index ticket_withdrawals_by_requester on ticket_withdrawals (requested_by);
create index ticket_withdrawals_by_decider on ticket_withdrawals (decided_by) where decided_by is not null;

grant select on ticket_withdrawals to edil_app;
grant insert (ticket_id, payment_id, person_id, reason, requested_by) on ticket_withdrawals to edil_app;
grant update (decided_at, decided_by, is_confirmed) on ticket_withdrawals to edil_app;

-- migrate:down
