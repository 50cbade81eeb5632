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
  voided_at timestamptz,                                                     -- when its game was cancelled
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

-- migrate:down
