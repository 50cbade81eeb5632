-- migrate:up

-- Migrations only go forward: dbmate requires the line `migrate:down`, and there is nothing below it.

-- PostgreSQL lets PUBLIC connect to a database, use the schema `public` and execute every new function. Most functions here
-- are `security definer`: executable by PUBLIC, they would let any login of the cluster move money. So PUBLIC gets nothing,
-- and each file grants edil_app what it needs. The default privileges also cover the functions that pg-boss creates.
alter default privileges revoke execute on functions from public;
revoke all on schema public from public;
grant usage on schema public to edil_app;

do $$
begin
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to edil_app', current_database());
end
$$;

-- migrate:down
