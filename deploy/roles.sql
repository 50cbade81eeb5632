-- The three roles, created once per database server. Passwords are set separately, never in this file:
--   alter role edil_owner password '…'; alter role edil_app password '…'; alter role edil_worker password '…';
-- Running the file again changes nothing but the settings of the roles.

do $$
begin
  -- Owns every table and runs the migrations. No process that answers players connects as this role.
  if not exists (select 1 from pg_roles where rolname = 'edil_owner') then create role edil_owner login; end if;
  -- Used by the api. It owns nothing; the migrations grant it, column by column, what the code needs.
  if not exists (select 1 from pg_roles where rolname = 'edil_app') then create role edil_app login; end if;
  -- Used by the worker: what edil_app may do, and to open, close and draw games.
  if not exists (select 1 from pg_roles where rolname = 'edil_worker') then create role edil_worker login; end if;
end
$$;
grant edil_app to edil_worker;

-- Every wait in the database ends. A request of the application that waits longer is answered 'try again' (503).
-- Normal statements take milliseconds; a purge round or a draw takes under a second.
alter role edil_app set lock_timeout = '5s';
alter role edil_app set statement_timeout = '15s';
alter role edil_app set idle_in_transaction_session_timeout = '15s';
alter role edil_worker set lock_timeout = '5s';
alter role edil_worker set statement_timeout = '15s';
alter role edil_worker set idle_in_transaction_session_timeout = '15s';

-- Migrations and audits take longer. The lock time-out makes a migration give up instead of blocking every later query of a
-- table while it waits for an old transaction.
alter role edil_owner set lock_timeout = '10s';
alter role edil_owner set statement_timeout = '30min';
alter role edil_owner set idle_in_transaction_session_timeout = '5min';

-- Details of an error name values: 'Key (email)=(selam@example.com) already exists'. The log has the message only.
alter role edil_app set log_error_verbosity = 'terse';
alter role edil_worker set log_error_verbosity = 'terse';
alter role edil_owner set log_error_verbosity = 'terse';
