-- migrate:up

-- Passkeys of staff: a second way to show the second factor, beside the authenticator app. A person whose app is removed loses the
-- passkeys too, so none is left without the app and its recovery codes.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references two_factors (person_id) on delete cascade,
  name text not null check (length(name) between 1 and 50),                  -- chosen by the person: 'My laptop'
  credential_id text collate "C" not null unique check (length(credential_id) <= 1400),
  public_key text not null,
  counter double precision not null                                          -- of signatures, up to 32 bits; 0 in synchronised passkeys
    check (counter between 0 and 4294967295 and counter = trunc(counter)),
  device_type text not null,                                                 -- as the browser reported it: singleDevice, multiDevice
  backed_up boolean not null,
  transports text,
  aaguid text,                                                               -- the model of the authenticator
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_by_person on passkeys (person_id);

-- The lock of the person makes concurrent inserts count one after the other.
create function refuse_passkey() returns trigger language plpgsql as $$
begin
  perform from people where id = new.person_id and role <> 'player' and two_factor_enabled for update;
  if not found then
    raise exception 'a passkey belongs to staff with an authenticator app' using errcode = 'check_violation';
  end if;
  if (select count(*) from passkeys where person_id = new.person_id) >= 10 then
    raise exception 'person % has ten passkeys', new.person_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger passkeys_of_staff before insert on passkeys for each row execute function refuse_passkey();

-- A counter that does not rise shows a copied passkey, or two answers at the same moment of which one is a copy.
create function refuse_falling_counter() returns trigger language plpgsql as $$
begin
  raise exception 'the counter of passkey % does not rise', new.id using errcode = 'check_violation';
end
$$;
create trigger passkeys_counter_rises before update of counter on passkeys
  for each row when (new.counter <= old.counter and old.counter + new.counter > 0) execute function refuse_falling_counter();

-- A person who leaves the staff keeps no passkey: it would be a second factor again with the next role.
create function delete_passkeys() returns trigger language plpgsql as $$
begin
  delete from passkeys where person_id = new.id;
  return null;
end
$$;
create trigger people_players_without_passkeys after update of role on people
  for each row when (new.role = 'player' and old.role <> 'player') execute function delete_passkeys();

grant select, insert, delete on passkeys to edil_app;
grant update (counter, last_used_at) on passkeys to edil_app;

-- migrate:down
