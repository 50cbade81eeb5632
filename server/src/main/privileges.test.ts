import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { migrate } from '../../../dev/edil.ts'
import { emptyDatabase, testDatabase } from '../../test/database.ts'

/** Functions of ours that the application may execute. The others are trigger functions or are called by these. */
const EXECUTABLE_BY_APP = [
  'approve_numbers',
  'assign_numbers_to_payment',
  'assign_numbers_to_ticket',
  'audit_entries_about',
  'audit_history_of',
  'audit_records_of_game',
  'change_plan',
  'checkpoint_of_seal',
  'expire_holds',
  'failing_checks',
  'hold_numbers',
  'numbers_of_player',
  'post_by_purpose',
  'read_audit_head',
  'read_entry_hashes',
  'read_log_restarts',
  'refund_deciders',
  'release_held_numbers',
  'release_payment_numbers',
  'share_sales_lock',
  'take_sales_lock',
  'withdraw_numbers',
]

/** Beyond those: edil_worker is a member of edil_app. */
const EXECUTABLE_BY_WORKER = [
  'commitment_of',
  'erase_prize_accounts',
  'list_draw_entries',
  'oldest_unsigned_seconds',
  'seal_numbers',
  'start_log',
]

const EXECUTABLE_BY_OWNER_ONLY = [
  'as_iso_instant',
  'audit_hash',
  'audit_time',
  'chain_audit_entry',
  'check_log_row',
  'check_payout_transfer',
  'check_proposal',
  'check_seal',
  'check_seal_at_commit',
  'count_approved_payment',
  'delete_passkeys',
  'end_unpaid_holds',
  'holds_per_hour',
  'keep_plan_version',
  'keep_sent_announcement',
  'keep_written_notification',
  'minutes_of_hold_round',
  'moves_of_purpose',
  'new_players_numbers_max',
  'numbers_of_new_players',
  'payment_balance',
  'post_money',
  'queue_board_publish',
  'recount_boards',
  'recount_boards_of_numbers',
  'refuse_audit_change',
  'refuse_change_of_closed_board',
  'refuse_change_of_drawn_ticket',
  'refuse_confirmed_rule_change',
  'refuse_delete_of_verified_person',
  'refuse_falling_counter',
  'refuse_invalid_payout_step',
  'refuse_invalid_status_step',
  'refuse_late_reference',
  'refuse_ledger_change',
  'refuse_lone_account_change',
  'refuse_lone_admin_change',
  'refuse_lone_refund',
  'refuse_passkey',
  'refuse_payment_of_staff',
  'refuse_record_change',
  'refuse_second_decision',
  'refuse_settings_change',
  'refuse_unexplained_approval',
  'refuse_version_gap',
  'require_draw_records',
  'set_ticket_log_head',
  'stopped_games',
  'use_proof_of_payment',
  'use_proof_of_refund',
]

const { owner } = await testDatabase()
/** Privileges on the database itself are not copied from a template. */
const migrated = await emptyDatabase()
migrate(migrated.urls)

test('lists every function of ours with the roles that may execute it', async () => {
  const executableBy = await listFunctions(owner)
  const names = (grantee: string) =>
    executableBy.filter(({ grantees }) => grantees.join() === grantee).map(({ name }) => name)
  expect(names('edil_app,edil_owner')).toEqual(EXECUTABLE_BY_APP)
  expect(names('edil_owner,edil_worker')).toEqual(EXECUTABLE_BY_WORKER)
  expect(names('edil_owner')).toEqual(EXECUTABLE_BY_OWNER_ONLY)
  const listed = [...EXECUTABLE_BY_APP, ...EXECUTABLE_BY_WORKER, ...EXECUTABLE_BY_OWNER_ONLY]
  expect(executableBy).toHaveLength(listed.length)
})

test('lets PUBLIC execute no function, ours or of the job queue', async () => {
  expect(await listPublic(owner)).toEqual([])
})

test('finds a function that PUBLIC may execute', async () => {
  await owner.query(`create function planted() returns integer language sql as 'select 1'`)
  expect(await listPublic(owner)).toEqual([])
  await owner.query('grant execute on function planted() to public')
  expect(await listPublic(owner)).toEqual(['public.planted'])
  await owner.query('drop function planted()')
})

test('gives PUBLIC no privilege on the database, its schemas, tables or sequences', async () => {
  const { rows } = await migrated.owner.query(`
    select 'database' as what, datname as name from pg_database, aclexplode(coalesce(datacl, acldefault('d', datdba)))
    where datname = current_database() and grantee = 0
    union all
    select 'schema', nspname from pg_namespace, aclexplode(coalesce(nspacl, acldefault('n', nspowner)))
    where nspname in ('public', 'pgboss') and grantee = 0
    union all
    select 'relation', relname from pg_class, aclexplode(relacl)
    where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and grantee = 0`)
  expect(rows).toEqual([])
})

test('does not let another login connect, nor the application create tables', async () => {
  const { rows } = await migrated.owner.query(`
    select has_database_privilege('pg_monitor', current_database(), 'connect') as "monitorConnects",
           has_database_privilege('edil_app', current_database(), 'connect') as "appConnects",
           has_database_privilege('edil_app', current_database(), 'create') as "appCreatesSchemas",
           has_database_privilege('edil_app', current_database(), 'temporary') as "appCreatesTemporary",
           has_schema_privilege('edil_app', 'public', 'create') as "appCreates"`)
  expect(rows).toEqual([
    {
      monitorConnects: false,
      appConnects: true,
      appCreatesSchemas: false,
      appCreatesTemporary: false,
      appCreates: false,
    },
  ])
})

test('gives all roles a time-out for locks, statements and idle transactions, and a log without values', async () => {
  const { rows } = await owner.query<{ rolname: string; settings: string[] }>(
    `select rolname, array(select split_part(setting, '=', 1) from unnest(rolconfig) as setting order by 1) as settings
     from pg_roles where rolname in ('edil_app', 'edil_owner', 'edil_worker') order by rolname`,
  )
  const timeouts = ['idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout']
  const settings = [...timeouts, 'log_error_verbosity'].toSorted()
  expect(rows).toEqual([
    { rolname: 'edil_app', settings },
    { rolname: 'edil_owner', settings },
    { rolname: 'edil_worker', settings },
  ])
})

/** Functions of extensions are left out: they belong to the superuser and are pure; PUBLIC cannot use their schema. */
const OURS = `not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`

async function listFunctions(pool: Pool): Promise<{ name: string; grantees: string[] }[]> {
  const { rows } = await pool.query<{ name: string; grantees: string[] }>(`
    select proname as name,
           array(select distinct case when grantee = 0 then 'PUBLIC' else grantee::regrole::text end
                 from aclexplode(coalesce(proacl, acldefault('f', proowner))) order by 1) as grantees
    from pg_proc where pronamespace = 'public'::regnamespace and ${OURS} order by proname`)
  return rows
}

async function listPublic(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select nspname || '.' || proname as name from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname in ('public', 'pgboss') and ${OURS}
      and exists (select 1 from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0)
    order by 1`)
  return rows.map(({ name }) => name)
}
