create database edil owner edil_owner;
-- PUBLIC may connect to a new database. The first migration revokes that too; until it runs, nothing else may connect.
revoke all on database edil from public;
grant connect on database edil to edil_app, edil_worker;
