-- migrate:up

-- Changes with which one person could take the income or the site: the account that receives payments, who is an admin, and which
-- admin is locked. One admin proposes; it takes effect when another admin confirms it, or after 24 hours in which none has stopped
-- it. All admins get an email at once.
create table proposals (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('receiving_account', 'role', 'lock', 'unlock')),
  method text check (method in ('telebirr', 'cbe', 'bank')),                 -- of a receiving account
  account_name text check (account_name <> '' and length(account_name) <= 100),
  account_number text check (account_number ~ '^[0-9+ ]{4,30}$'),
  person_id uuid references people,                                          -- whose role changes, or who is locked or unlocked
  role text check (role in ('player', 'reviewer', 'host', 'admin')),
  reason text check (length(reason) between 3 and 300),                      -- of a lock
  proposed_by uuid not null references people,
  proposed_at timestamptz not null default clock_timestamp(),
  decided_by uuid references people,                                         -- null: a day has passed
  decided_at timestamptz,
  is_applied boolean,                                                        -- false: stopped
  constraint proposals_account_complete check (
    (kind = 'receiving_account') = (method is not null)
    and (method is null) = (account_name is null) and (method is null) = (account_number is null)),
  constraint proposals_person_complete check (
    (kind = 'receiving_account') = (person_id is null) and (kind = 'role') = (role is not null)
    and (kind = 'lock') = (reason is not null)),
  -- An admin who is to lose the role, or to be locked, may stop it, but not confirm it.
  constraint proposals_not_about_oneself check (person_id <> proposed_by and (is_applied is not true or person_id <> decided_by)),
  constraint proposals_decided_iff_result check ((decided_at is null) = (is_applied is null)),
  constraint proposals_two_admins_or_a_day check (
    is_applied is not true
    or case when decided_by is null then decided_at >= proposed_at + interval '24 hours' else decided_by <> proposed_by end)
);
-- A later proposal replaces one that waits.
create unique index proposals_one_per_method on proposals (method) where decided_at is null and kind = 'receiving_account';
create unique index proposals_one_per_person on proposals (person_id, kind) where decided_at is null and person_id is not null;
create index proposals_waiting on proposals (proposed_at) where decided_at is null;
create index proposals_by_person on proposals (person_id) where person_id is not null;
create index proposals_by_proposer on proposals (proposed_by);
create index proposals_by_decider on proposals (decided_by) where decided_by is not null;

-- The application cannot choose the times, only admins propose and decide, and a proposal takes effect only while the admin who made
-- it is one and is not locked. Any admin stops it, whatever became of that admin.
create function check_proposal() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.decided_at is not null then
    raise exception 'proposal % is decided', old.id using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' then new.decided_at := clock_timestamp(); end if;
  if exists (
    select from people where (role <> 'admin' or locked_at is not null)
      and (id = new.decided_by or (id = new.proposed_by and new.is_applied is not false)))
  then
    raise exception 'a proposal is made and decided by admins' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger proposals_by_admins before insert or update on proposals for each row execute function check_proposal();

-- A receiving account changes by a proposal that is applied in the same transaction. Before the first payment there is no income
-- to redirect, so the first accounts are set at once. A method can be closed at any time, and opened again with the same account.
create function refuse_lone_account_change() returns trigger language plpgsql as $$
begin
  if new.closed_at is null and exists (select from payments)
    and not exists (
      select from receiving_accounts as before
      where before.method = new.method and before.account_name = new.account_name and before.account_number = new.account_number)
    and not exists (
      select from proposals
      where kind = 'receiving_account' and method = new.method and account_name = new.account_name
        and account_number = new.account_number and is_applied and decided_at >= transaction_timestamp())
  then
    raise exception 'the account of % changes by two admins or after a day', new.method using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger receiving_accounts_by_two_admins before insert or update on receiving_accounts
  for each row when (session_user <> 'edil_owner') execute function refuse_lone_account_change();

-- An admin is made, removed, locked and unlocked by a proposal that is applied in the same transaction.
create function refuse_lone_admin_change() returns trigger language plpgsql as $$
begin
  if old.role <> new.role and not exists (
      select from proposals where kind = 'role' and person_id = new.id and proposals.role = new.role
        and is_applied and decided_at >= transaction_timestamp())
    or (old.locked_at is null) <> (new.locked_at is null) and not exists (
      select from proposals where kind = case when new.locked_at is null then 'unlock' else 'lock' end and person_id = new.id
        and is_applied and decided_at >= transaction_timestamp())
  then
    raise exception 'an admin is changed by two admins or after a day' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
-- The first admin is created by edil_owner, from the command line. No process that answers requests connects as edil_owner.
create trigger people_admins_by_two_admins before update of role, locked_at on people
  for each row when ('admin' in (old.role, new.role) and session_user <> 'edil_owner')
  execute function refuse_lone_admin_change();

grant select on proposals to edil_app;
grant insert (kind, method, account_name, account_number, person_id, role, reason, proposed_by)
  on proposals to edil_app;
grant update (decided_by, decided_at, is_applied) on proposals to edil_app;

-- migrate:down
