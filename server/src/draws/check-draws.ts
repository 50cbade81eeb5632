import { verifyProof } from '@edil/domain/draw/verify'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { readProof } from './read-proof.ts'
import { checkRestoredSeals } from './restore-seal.ts'

export type CheckedDraws = { readonly draws: number; readonly faults: readonly string[] }

/**
 * Compares every game with what was published about it, and names each ticket, winner, sealed number or record that was changed
 * later. As the owner of the tables, for `npm run audit -- verify`; `only` limits it to one game.
 */
export async function checkDraws(db: Db, only: { readonly gameId?: string } = {}): Promise<CheckedDraws> {
  const { gameId } = only
  const faults: string[] = []
  for (const rule of Object.values(RULES)) {
    const { rows } = await rule.execute(db)
    faults.push(...rows.map(({ what }) => what).filter((what) => !gameId || what.startsWith(`game ${gameId}:`)))
  }
  faults.push(...(await checkRestoredSeals(db)).filter((what) => !gameId || what.startsWith(`game ${gameId}:`)))
  const { rows: drawn } = await sql<{ id: string }>`
    select id from games where status = 'completed' and (${gameId ?? null}::text is null or id = ${gameId ?? null}) order by closed_at, id`.execute(
    db,
  )
  let draws = 0
  for (const { id } of drawn) {
    const proof = await readProof(db, id)
    if (!proof) {
      faults.push(`game ${id}: completed, but a draw record is missing`)
      continue
    }
    draws += 1
    for (const verdict of verifyProof(proof).steps) {
      if (!verdict.ok) faults.push(`game ${id}: ${verdict.step}: ${verdict.because}`)
    }
  }
  return { draws, faults }
}

/** Each query returns one row per fault, described by its `what` column. */
const RULES: Record<string, ReturnType<typeof sql<{ what: string }>>> = {
  openRecords: sql`
    select 'game ' || open_records.game_id || ': its open record is not the one in the log' as what
    from open_records left join audit_log
      on audit_log.subject = open_records.game_id and audit_log.action = 'game_opened'
     and audit_log.details->>'record' = open_records.record
    where audit_log.seq is null order by what`,
  closeRecords: sql`
    select 'game ' || close_records.game_id || ': its close record is not the one in the log' as what
    from close_records left join audit_log
      on audit_log.subject = close_records.game_id and audit_log.action = 'game_closed'
     and audit_log.details->>'record' = close_records.record
    where audit_log.seq is null and not exists (
      select 1 from restored_seals join audit_log as restarted
        on restarted.action = 'log_restarted' and restarted.details::jsonb->'seals' ? restored_seals.record
      where restored_seals.game_id = close_records.game_id and restored_seals.record = close_records.record)
    order by what`,
  restoredTwice: sql`
    select 'game ' || game_id || ': its seal was restored, and the log has another closing' as what
    from restored_seals where exists (select 1 from audit_log where subject = game_id and action = 'game_closed')
    order by what`,
  logEntries: sql`
    select 'game ' || subject || ': ' || count(*) || ' entries ' || action || ' in the log' as what
    from audit_log where action in ('game_opened', 'game_closed', 'game_drawn')
    group by subject, action having count(*) > 1 order by what`,
  seals: sql`
    select 'game ' || game_id || ': it was sealed too late for its round' as what
    from close_records
    where sealed_at > round_at - interval '15 seconds'
    order by what`,
  closingTimes: sql`
    select 'game ' || close_records.game_id || ': its closing time is not when it was sealed' as what
    from close_records
    where abs(extract(epoch from sealed_at - (record::json->>'closedAt')::timestamptz)) > 5
    order by what`,
  figures: sql`
    select 'game ' || games.id || ': its prizes or fee are not those it promised' as what
    from games join open_records on open_records.game_id = games.id
    where (record::json->>'feeSantim')::bigint <> fee or (record::json->'prizesSantim'->>0)::bigint <> first_prize
       or (record::json->'prizesSantim'->>1)::bigint <> second_prize
       or (record::json->'prizesSantim'->>2)::bigint <> third_prize
    order by what`,
  tickets: sql`
    select 'game ' || coalesce(sealed.game_id, played.game_id) || ': number ' || coalesce(sealed.number, played.number)
           || ', ticket ' || coalesce(played.ticket, 'none') || ', is not what was sealed' as what
    from sealed_numbers as sealed full join (
      select numbers.game_id, numbers.number, tickets.number as ticket,
             commitment_of(numbers.game_id, numbers.number, tickets.key) as commitment
      from numbers join tickets on tickets.id = numbers.ticket_id
        and tickets.game_id = numbers.game_id and numbers.number = any (tickets.numbers)
      join close_records on close_records.game_id = numbers.game_id
      where numbers.status = 'approved'
    ) as played on played.game_id = sealed.game_id and played.number = sealed.number
    where sealed.commitment is distinct from played.commitment order by what`,
  winners: sql`
    select 'game ' || draws.game_id || ': its winners are not those of its result' as what
    from draws
    where to_json(winners)::text <> (record::json->'winners')::text
       or encode(signature, 'hex') <> record::json->>'signature'
       or winners is distinct from (select array_agg(number order by position) from prizes where prizes.game_id = draws.game_id)
    order by what`,
  prizes: sql`
    select 'game ' || prizes.game_id || ': prize ' || prizes.position || ' is not what number ' || prizes.number || ' won' as what
    from prizes join games on games.id = prizes.game_id
    left join numbers on numbers.game_id = prizes.game_id and numbers.number = prizes.number and numbers.status = 'approved'
      and exists (select 1 from sealed_numbers as sealed where sealed.game_id = numbers.game_id and sealed.number = numbers.number)
    where prizes.ticket_id is distinct from numbers.ticket_id or prizes.person_id is distinct from numbers.person_id
       or prizes.amount <> (array[games.first_prize, games.second_prize, games.third_prize])[prizes.position]
    order by what`,
  owners: sql`
    select 'game ' || prizes.game_id || ': prize ' || prizes.position || ' is not owed to the person of its ticket' as what
    from prizes left join tickets on tickets.id = prizes.ticket_id
    left join payouts on payouts.game_id = prizes.game_id and payouts.position = prizes.position
    where prizes.person_id is distinct from tickets.person_id or payouts.person_id is distinct from tickets.person_id
    order by what`,
}
