-- migrate:up

-- Accounts. Names are stored as typed; email and phone are normalised, so that a plain unique key compares them.
create table people (
  id uuid primary key default gen_random_uuid(),
  full_name text not null check (length(full_name) <= 100),
  email text collate "C" not null unique check (email = lower(email) and length(email) <= 254),
  email_verified boolean not null default false,
  image text check (image is null),                                          -- required by the sign-in library, not used
  username text collate "C" check (username ~ '^[A-Za-z0-9_]{3,20}$'),
  phone text collate "C" unique check (phone ~ '^\+251[79][0-9]{8}$'),
  born_on date,
  agreed_to_terms_at timestamptz,
  role text not null default 'player' check (role in ('player', 'reviewer', 'host', 'admin')),
  language text not null default 'en' check (language in ('en', 'am')),
  calendar text not null default 'gregorian' check (calendar in ('gregorian', 'ethiopian')),
  shows_name boolean not null default true,
  -- What other players see: first name and initial, 'Selam B.'. Null when the player hides it.
  public_name text generated always as (case when shows_name then
    substring(full_name from '\S+') || coalesce(' ' || substring(full_name from '\S+\s+(\S)') || '.', '') end) stored,
  two_factor_enabled boolean not null default false,
  locked_at timestamptz,
  locked_reason text,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint people_locked_with_reason check ((locked_at is null) = (locked_reason is null)),
  -- A player who signed in with Google or Facebook gives username and consent later, both in one step.
  constraint people_profile_complete_or_empty check (
    (username is null) = (agreed_to_terms_at is null) or closed_at is not null or role <> 'player'),
  -- A closed account keeps its id for the records that the law requires, and no personal data.
  constraint people_closed_is_anonymous check (
    closed_at is null or (full_name = '' and email = 'closed-' || id || '@closed.invalid' and username is null
                          and phone is null and born_on is null and role = 'player'))
);

create unique index people_username on people (lower(username));
create index people_by_created_at on people (created_at, id);
create index people_staff on people (role) where role <> 'player';
-- Staff search people by a part of the name.
create extension if not exists pg_trgm;
create index people_by_name on people using gin (lower(full_name) gin_trgm_ops, lower(username) gin_trgm_ops);

-- Only accounts that were never verified may be deleted; verified ones are closed.
create function refuse_delete_of_verified_person() returns trigger language plpgsql as $$
begin
  raise exception 'person % is verified and is closed, not deleted', old.id using errcode = 'check_violation';
end
$$;

create trigger people_no_delete_verified before delete on people
  for each row when (old.email_verified or old.role <> 'player') execute function refuse_delete_of_verified_person();

create table sign_in_methods (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people on delete cascade,
  provider_id text collate "C" not null check (provider_id in ('credential', 'google', 'facebook')),
  account_id text collate "C" not null,                                      -- the provider's id; for a password, the person's
  password text check ((provider_id = 'credential') = (password is not null)),  -- argon2id
  has_staff_length boolean not null default false check (not has_staff_length or password is not null),  -- long enough for staff
  access_token text check (access_token is null),                            -- required by the sign-in library, never stored
  refresh_token text check (refresh_token is null),
  id_token text check (id_token is null),
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id),
  unique (person_id, provider_id)
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references people on delete cascade,
  token text collate "C" not null unique,                                    -- useless without the signature in the cookie
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  last_seen_at timestamptz not null default now(),
  signed_in_at timestamptz not null default now(),                           -- by the database's clock; created_at is the library's
  second_factor_at timestamptz,                                              -- when this session showed the second factor
  stepped_up_at timestamptz,                                                 -- last step-up with the second factor
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_by_person on sessions (person_id);
create index sessions_by_expiry on sessions (expires_at);

-- Short-lived values of the sign-in library: the state of a social sign-in, a sign-in that waits for its second factor.
create table verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text collate "C" not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);
create index verifications_by_expiry on verifications (expires_at);

create table two_factors (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null unique references people on delete cascade,
  secret text not null,                                                      -- encrypted
  backup_codes text not null,                                                -- encrypted
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

-- A TOTP code is accepted once, although it stays valid for another minute.
create table used_codes (
  person_id uuid not null references people on delete cascade,
  code text collate "C" not null,
  used_at timestamptz not null default now(),
  primary key (person_id, code)
);
create index used_codes_by_used_at on used_codes (used_at);

-- Links in mails. Only the token's hash is stored, so a reader of this table cannot follow a link.
create table mail_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  person_id uuid not null references people on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index mail_links_by_expiry on mail_links (expires_at);
create index mail_links_by_person on mail_links (person_id);

-- Emails and phone numbers of people who were too young, as keyed hashes, for a day: another date of birth is not accepted.
create table age_refusals (
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  refused_at timestamptz not null default now()
);
create index age_refusals_by_refused_at on age_refusals (refused_at);

-- The decoy person (DECOY_PERSON_ID). A sign-in to an account that does not exist is checked against this one, so that both
-- take the same time. The account is closed and its password hash matches no password.
insert into people (id, full_name, email, email_verified, closed_at) values
  ('00000000-0000-4000-8000-000000000000', '', 'closed-00000000-0000-4000-8000-000000000000@closed.invalid', true, now());
insert into sign_in_methods (person_id, provider_id, account_id, password) values
  ('00000000-0000-4000-8000-000000000000', 'credential', '00000000-0000-4000-8000-000000000000',
   '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');

-- The application cannot insert a person with a role: a role is given by an update, the first admin by edil_owner.
grant select, delete on people to edil_app;
grant insert (full_name, email, email_verified, image, username, phone, born_on, agreed_to_terms_at, language, calendar,
              shows_name, two_factor_enabled, created_at, updated_at) on people to edil_app;
grant update (full_name, email, email_verified, image, username, phone, born_on, agreed_to_terms_at, role, language,
              calendar, shows_name, two_factor_enabled, locked_at, locked_reason, closed_at, updated_at) on people to edil_app;
grant select, insert, update, delete on sign_in_methods, sessions, verifications, two_factors to edil_app;
grant select, insert, delete on used_codes, mail_links, age_refusals to edil_app;

-- migrate:down
