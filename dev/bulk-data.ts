import { Client } from 'pg'

export type BulkCounts = { readonly players: number; readonly games: number; readonly tickets: number }

/** The share of games of each plan, and the days between two of its draws. */
const PLANS = [
  { id: 'midday', share: 0.45, days: 1 },
  { id: 'daily', share: 0.45, days: 1 },
  { id: 'weekly', share: 0.08, days: 7 },
  { id: 'monthly', share: 0.02, days: 30 },
] as const

const TICKETS_PER_GAME_MAX = 100
/** Above the games that a worker has opened already. One that it opens meanwhile is not completed, and is left alone. */
const FIRST_SEQUENCE = 100_000

/**
 * Adds ended games to a database, for measurements at size: people, games, payments, tickets, numbers, draws, paid
 * prizes and the ledger, which balances. Written in bulk as the superuser, without triggers. It has no screenshots, no valid
 * draw records and no audit entries, so `npm run audit -- verify` finds faults in such a database.
 */
export async function writeBulkData(
  superuserUrl: string,
  { players, games, tickets }: BulkCounts,
  log: (line: string) => void = () => undefined,
): Promise<void> {
  const perGame = Math.floor(tickets / games)
  if (perGame < 3 || perGame > TICKETS_PER_GAME_MAX || players < perGame) {
    throw new RangeError(`${tickets} tickets in ${games} games of ${players} players`)
  }
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query('set synchronous_commit = off')
    for (const [name, sql] of Object.entries(statements(players, games, perGame))) {
      const startedAt = performance.now()
      await client.query(sql)
      log(`${name}: ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`)
    }
    // As autovacuum leaves a database: without it, the first read of each row also writes to it.
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const uuid = (kind: string, number: string) => `md5('${kind}' || ${number})::uuid`

function statements(players: number, games: number, perGame: number): Record<string, string> {
  const plans = PLANS.map(({ id, share, days }) => `('${id}', ${Math.round(games * share)}, ${days})`).join(', ')
  const fee = 'game.fee'
  // Two people who do not play approve and pay.
  const [approver, payer] = [uuid('person', `${players + 1}`), uuid('person', `${players + 2}`)]
  return {
    people: `
      insert into people (id, full_name, email, email_verified, username, agreed_to_terms_at, shows_name)
      select ${uuid('person', 'n')}, 'Player ' || chr(65 + n % 26), 'seed-' || n || '@example.com', true, 'seed_' || n, now(), n % 5 > 0
      from generate_series(1, ${players + 2}) as n`,
    games: `
      insert into games (id, plan_id, sequence, type, title, fee, first_prize, second_prize, third_prize, hold_minutes, claim_days,
                         draws_when_full, closes_at, draws_at, status, numbers_sold, sold_numbers, numbers_approved, payments_approved, players, players_paid,
                         opened_at, closed_at)
      select plans.id || '-' || (${FIRST_SEQUENCE} + n), plans.id, ${FIRST_SEQUENCE} + n, type, title, fee, first_prize, second_prize, third_prize, hold_minutes, claim_days,
             draws_when_full, drawn - interval '10 minutes', drawn, 'completed', ${perGame}, array(select generate_series(1, ${perGame})), ${perGame}, ${perGame}, ${perGame}, ${perGame},
             drawn - make_interval(days => days), drawn - interval '10 minutes'
      from (values ${plans}) as planned (plan_id, many, days) join plans on plans.id = plan_id
      cross join lateral generate_series(1, many) as n
      cross join lateral (select date_trunc('hour', now()) - make_interval(days => (many - n + 1) * days) as drawn) as drawing`,
    'bulk games': `create temporary view bulk_games as select * from games where sequence > ${FIRST_SEQUENCE} and status = 'completed'`,
    sold: `
      create temporary table sold as
      select game.id as game_id, game.type, ${fee} as fee, game.draws_at, k::smallint as number,
             row_number() over (order by game.draws_at, game.id, k) as n,
             ${uuid('person', `(hashtext(game.id)::bigint + 2147483648 + k) % ${players} + 1`)} as person_id,
             ${uuid('payment', `game.id || ':' || k`)} as payment_id, ${uuid('ticket', `game.id || ':' || k`)} as ticket_id
      from bulk_games as game cross join generate_series(1, ${perGame}) as k`,
    payments: `
      insert into payments (id, person_id, idempotency_key, game_id, method, account_name, count, amount, numbers, reference,
                            screenshot_id, status, outcome, submitted_at, decided_at, decided_by, payer_erased_at)
      select payment_id, person_id, payment_id, game_id, 'telebirr', '', 1, fee, array[number],
             upper(left(md5(payment_id::text), 30)), payment_id, 'approved', 'ticket',
             draws_at - make_interval(mins => 20 + number), draws_at - make_interval(mins => 19 + number), ${approver}, draws_at
      from sold`,
    tickets: `
      insert into tickets (id, number, key, game_id, person_id, payment_id, numbers, issued_at)
      select ticket_id, (case type when 'midday' then 'M' when 'daily' then 'D' when 'weekly' then 'W' else 'MO' end)
                        || '-' || lpad(split_part(game_id, '-', 2), greatest(4, length(split_part(game_id, '-', 2))), '0')
                        || '-' || lpad(number::text, 4, '0'),
             decode(md5(ticket_id::text), 'hex'), game_id, person_id, payment_id, array[number], draws_at - make_interval(mins => 19 + number)
      from sold`,
    numbers: `
      insert into numbers (game_id, number, person_id, slot, status, taken_at, payment_id, ticket_id)
      select game_id, number, person_id, 1, 'approved', draws_at - make_interval(mins => 30), payment_id, ticket_id from sold`,
    draws: `
      with opened as (insert into open_records (game_id, record, published_at) select id, '{}', opened_at from bulk_games),
      closed as (
        insert into close_records (game_id, record, open_hash, manifest_hash, sold, closed_by, round, round_at, sealed_at)
        select id, '{}', sha256('open'), sha256(id::bytea), ${perGame}, 'time', 1, draws_at, closed_at from bulk_games)
      insert into draws (game_id, record, signature, winners, log_seq, log_hash, drawn_at)
      select id, '{}', decode(repeat('00', 48), 'hex'),
             array[sequence % 100 + 1, (sequence + 33) % 100 + 1, (sequence + 66) % 100 + 1]::smallint[], 1, sha256('log'), draws_at
      from bulk_games`,
    prizes: `
      insert into prizes (game_id, position, number, amount, ticket_id, person_id)
      select games.id, place, winners[place], (array[first_prize, second_prize, third_prize])[place], sold.ticket_id, sold.person_id
      from bulk_games as games join draws on draws.game_id = games.id cross join generate_series(1, 3) as place
      left join sold on sold.game_id = games.id and sold.number = winners[place]`,
    payouts: `
      with paid as (
        insert into payouts (id, game_id, position, person_id, gross, status, owed_at, claim_until, method, account_number, account_name,
                             claimed_at, promised_at, withheld, tax_rule, approved_at, approved_by, sent, paid_at)
        select ${uuid('payout', `prizes.game_id || ':' || position`)}, prizes.game_id, position, person_id, amount, 'paid', drawn_at,
               drawn_at + interval '90 days', 'telebirr', '+251911000678', 'Player', drawn_at + interval '5 minutes',
               drawn_at + interval '4 hours', amount / 5, '2025-07-07', drawn_at + interval '10 minutes', ${approver},
               amount - amount / 5, drawn_at + make_interval(mins => 20 + position * 10)
        from prizes join draws using (game_id) where person_id is not null returning *),
      named as (insert into transfer_references select upper(md5(id::text))::varchar(30) from paid)
      insert into payout_transfers (payout_id, amount, method, account_number, account_name, reference, paid_by, paid_at)
      select id, sent, method, account_number, account_name, upper(md5(id::text))::varchar(30), ${payer}, paid_at from paid`,
    postings: `
      create temporary table postings as
      select row_number() over (order by at, cause) as id, * from (
        select 'entry_fee' as kind, 'payment:' || payment_id as cause, draws_at - make_interval(mins => 19 + number) as at,
               'mobile:telebirr' as giver, 'game:' || game_id as taker, fee as amount, 0::bigint as to_house from sold
        union all
        select 'game_drawn', 'draw:' || games.id, draws_at, 'game:' || games.id, 'prizes_owed', won, fee * ${perGame} - won
        from bulk_games as games
        cross join lateral (select coalesce(sum(gross), 0)::bigint as won from payouts where game_id = games.id) as owed
        union all
        select 'prize_taxed', 'prize_taxed:' || id, approved_at, 'prizes_owed', 'tax', withheld, 0 from payouts
        union all
        select 'prize_paid', 'prize_paid:' || id, paid_at, 'prizes_owed', 'mobile:telebirr', sent, 0 from payouts
      ) as posted`,
    'ledger transactions': `
      insert into ledger_transactions (id, kind, cause, posted_at) overriding system value select id, kind, cause, at from postings`,
    'ledger entries': `
      insert into ledger_entries (transaction_id, position, account_id, amount, balance_after)
      select id, position, account, amount, sum(amount) over (partition by account order by id, position)
      from (select id, 1 as position, giver as account, -amount - to_house as amount from postings
            union all select id, 2, taker, amount from postings
            union all select id, 3, 'house', to_house from postings) as entries
      where amount <> 0`,
    'ledger sums': `
      with accounts as (
        insert into ledger_accounts (id, balance, received)
        select account_id, sum(amount), coalesce(sum(amount) filter (where amount > 0), 0) from ledger_entries group by account_id)
      insert into ledger_months (month, kind, account_class, amount)
      select date_trunc('month', posted_at at time zone 'Africa/Addis_Ababa')::date, kind, split_part(account_id, ':', 1), sum(amount)
      from ledger_entries join ledger_transactions on ledger_transactions.id = transaction_id group by 1, 2, 3`,
    'identity of postings': `
      select setval(pg_get_serial_sequence('ledger_transactions', 'id'), (select max(id) from ledger_transactions))`,
    'payment counts': `
      with approved as (
        select type, person_id, (decided_at at time zone 'Africa/Addis_Ababa')::date as day
        from payments join bulk_games as games on games.id = game_id where payments.status = 'approved'
      ), days as (
        insert into payment_days (type, day, payments) select type, day, count(*) from approved group by type, day)
      insert into payment_months (type, month, players)
      select type, date_trunc('month', day)::date, count(distinct person_id) from approved group by 1, 2`,
    'draw counts': `
      update draw_counts set draws = draw_counts.draws + counted.draws, winners = draw_counts.winners + counted.winners
      from (select type, count(distinct games.id)::int as draws, count(person_id)::int as winners
            from bulk_games as games join prizes on prizes.game_id = games.id group by type) as counted
      where counted.type = draw_counts.type`,
  }
}
