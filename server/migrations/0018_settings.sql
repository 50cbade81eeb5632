-- migrate:up

-- What an admin configures for the whole site. A change is a new row with every value, so each version stays readable with its
-- day and author. The row with the highest version applies. Two admins who save at the same moment insert the same version,
-- and the primary key refuses one of them.
create table settings (
  version integer primary key check (version > 0),
  part text collate "C" not null check (part in ('help', 'licence', 'desk', 'security')),   -- what this version changed
  help_center text check (help_center ~ '^https://\S{3,192}$'),
  telegram text collate "C" check (telegram ~ '^[A-Za-z][A-Za-z0-9_]{4,31}$'),
  instagram text collate "C" check (instagram ~ '^[A-Za-z0-9_.]{1,30}$'),
  phone text collate "C" check (phone ~ '^(\+251[1-9][0-9]{8}|[0-9]{3,4})$'),
  email text check (length(email) between 3 and 254 and email like '%_@_%'),
  licence_number text check (length(licence_number) between 1 and 60),
  licence_authority text check (length(licence_authority) between 1 and 120),
  licence_from date,
  licence_until date,
  payment_late_minutes smallint not null check (payment_late_minutes between 1 and 120),
  security_contact text check (length(security_contact) <= 254 and security_contact ~ '^(https://\S+|[^\s@]+@[^\s@]+)$'),
  changed_at timestamptz not null default clock_timestamp(),
  changed_by uuid references people,                                            -- null: as shipped
  constraint settings_licence_complete check (num_nulls(licence_number, licence_authority, licence_from, licence_until) in (0, 4)),
  constraint settings_licence_from_before_until check (licence_from <= licence_until),
  constraint settings_author check ((changed_by is null) = (version = 1))
);
create index settings_by_changer on settings (changed_by) where changed_by is not null;

insert into settings (version, part, payment_late_minutes) values (1, 'desk', 5);

create function refuse_settings_change() returns trigger language plpgsql as $$
begin
  raise exception 'versions of the settings are never changed or deleted' using errcode = 'check_violation';
end
$$;

create trigger settings_for_good before update or delete or truncate on settings
  for each statement execute function refuse_settings_change();

grant select on settings to edil_app;
grant insert (version, part, help_center, telegram, instagram, phone, email, licence_number, licence_authority, licence_from,
              licence_until, payment_late_minutes, security_contact, changed_by) on settings to edil_app;

-- migrate:down
