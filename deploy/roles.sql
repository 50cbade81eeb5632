-- Two roles, made once per database server by whoever runs it. Passwords are set beside this file, never in it:
--   alter role edil_owner password '…'; alter role edil_app password '…';

-- Owns every table and runs the migrations. No process that answers players ever connects as this one.
create role edil_owner login;

-- What the api and the worker connect as. It owns nothing; the migrations grant it, column by column, what the code needs.
create role edil_app login;
