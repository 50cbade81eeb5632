import { until } from '../../dev/process.ts'
import { checkProofs } from './check-proofs.ts'
import { findDrawFaults } from './find-faults.ts'
import type { HistoryChecker } from './history-checker.ts'
import { killAtStep } from './kill-at-step.ts'
import type { Step } from './steps.ts'
import { type DrawTestStack, startAlone } from './test-stack.ts'

export type SabotageTarget = DrawTestStack & {
  readonly steps: readonly Step[]
  /** Drawn games to sabotage. */
  readonly gameIds: readonly string[]
  readonly origin: string
  readonly historyChecker: HistoryChecker
}

/** `expected` is part of the fault that the checks must report. */
type Sabotage = { readonly name: string; readonly expected: string }

/** Sabotages one game after the other, each in its own way; the checks must detect each. Returns the ones not detected. */
export async function runSabotage(target: SabotageTarget): Promise<string[]> {
  const seal = (state: 'disable' | 'enable') =>
    target.world.owner.query(`alter table close_records ${state} trigger close_records_check_seal_at_commit`)
  // The database itself refuses a seal without its entry in the log.
  await seal('disable')
  const halfClosed = await withHalfCommitted(
    target,
    'close',
    'insert into audit_log',
    '0 closings in the audit log instead of 1',
  )
  await seal('enable')
  // Nor a completed game without its draw, which is inserted after the prizes.
  const records = (state: 'disable' | 'enable') =>
    target.world.owner.query(`alter table games ${state} trigger games_require_records`)
  await records('disable')
  const halfDrawn = await withHalfCommitted(target, 'draw', 'insert into prizes', '0 prizes instead of 3')
  await records('enable')
  const sabotages = [...halfClosed, ...halfDrawn, ...(await withAlteredGames(target))]
  await finishSweeps(target)
  await target.historyChecker.check()
  const faults = [
    ...(await findDrawFaults(target.world.owner)),
    ...(await checkProofs(target.world.owner, target.origin, target.gameIds.slice(0, ALTERATIONS.length))),
    ...target.historyChecker.differing(),
    ...target.historyChecker.halfDone(),
  ]
  return sabotages.flatMap((sabotage) => expectFault(faults, sabotage))
}

/** A worker without a transaction is killed before its last statement; the next worker finds nothing left to do. */
async function withHalfCommitted(
  target: SabotageTarget,
  act: Step['act'],
  statement: string,
  expected: string,
): Promise<Sabotage[]> {
  const step = target.steps.findLast((each) => each.act === act && each.statement === statement)
  if (!step) throw new Error(`no step '${statement}' to sabotage`)
  const { gameId } = await killAtStep(target, { step, hasCompetitor: false, commitsHalf: true })
  const name = `half of a ${act} was committed`
  return [
    { name, expected: `${gameId}: ${expected}` },
    { name, expected: `${gameId}: it was found half done` },
  ]
}

/** The sweeps close and draw every game that they still can. */
async function finishSweeps(target: SabotageTarget): Promise<void> {
  await startAlone(target)
  await until(async () => {
    const { rowCount } = await target.world.owner.query(
      `select 1 from pgboss.job where name in ('sweep-overdue-games', 'sweep-waiting-draws') and state < 'completed'`,
    )
    return rowCount === 0
  }, 20_000)
}

type Alteration = { readonly name: string; readonly expected: string; readonly sql: string }

/** `$game` is replaced by the game's id. */
const ALTERATIONS: readonly Alteration[] = [
  {
    name: 'the money of a draw was lost',
    expected: '$game: 0 postings of its draw',
    sql: `alter table ledger_entries disable trigger ledger_entries_append_only;
          alter table ledger_transactions disable trigger ledger_transactions_append_only;
          delete from ledger_entries using ledger_transactions where transaction_id = id and cause = 'draw:$game';
          delete from ledger_transactions where cause = 'draw:$game'`,
  },
  {
    name: 'the money of a draw was posted twice',
    expected: '$game: 2 postings of its draw',
    sql: `select post_money('game_drawn', 'draw:$game-again', array['game:$game', 'house'], array[-1, 1])`,
  },
  {
    name: 'a prize was lost',
    expected: '$game: 2 prizes instead of 3',
    sql: `delete from payouts where game_id = '$game' and position = 2;
          delete from prizes where game_id = '$game' and position = 2`,
  },
  {
    name: 'another number won',
    expected: '$game: its proof says',
    sql: `update prizes set number = (select min(n) from generate_series(1, 100) as n
                                      where n not in (select number from prizes where game_id = '$game'))
          where game_id = '$game' and position = 1`,
  },
  {
    name: 'the round of a closed game was changed',
    expected: `'$game was closed' was published`,
    sql: `alter table close_records disable trigger close_records_append_only;
          update close_records set round = round + 1 where game_id = '$game'`,
  },
  {
    name: 'a winner was notified twice',
    expected: '$game: 4 notifications of prizes instead of 3',
    sql: `insert into notifications (person_id, kind, facts)
          select person_id, kind, facts from notifications
          where kind = 'prize_won' and facts ->> 'gameId' = '$game' and facts ->> 'position' = '1'`,
  },
]

async function withAlteredGames({ world, gameIds }: SabotageTarget): Promise<Sabotage[]> {
  const sabotages: Sabotage[] = []
  for (const [index, { name, expected, sql }] of ALTERATIONS.entries()) {
    const gameId = gameIds[index] ?? ''
    await world.owner.query(sql.replaceAll('$game', gameId))
    sabotages.push({ name, expected: expected.replaceAll('$game', gameId) })
  }
  return sabotages
}

function expectFault(faults: readonly string[], { name, expected }: Sabotage): string[] {
  const found = faults.find((fault) => fault.includes(expected))
  console.log(`sabotage: ${name}; detected: ${found ?? 'nothing'}`)
  return found ? [] : [`sabotage not detected: ${name}`]
}
