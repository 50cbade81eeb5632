import { openPool } from '../../dev/pool.ts'
import { until } from '../../dev/process.ts'
import { checkProofs } from './check-proofs.ts'
import { findDrawFaults } from './find-faults.ts'
import { type DrawHouse, startAlone } from './house.ts'
import { killAtStep } from './kill-at-step.ts'
import type { Step } from './steps.ts'
import type { Witness } from './witness.ts'

export type TwinHouse = DrawHouse & {
  readonly steps: readonly Step[]
  /** Drawn games that may be spoilt. */
  readonly gameIds: readonly string[]
  readonly origin: string
  readonly witness: Witness
}

type Twin = { readonly name: string; readonly wanted: string }

/** Spoils one game after the other, each in its own way: whoever checks must notice. Returns what went unnoticed. */
export async function runTwins(house: TwinHouse): Promise<string[]> {
  const twins = [
    ...(await withHalfKept(house, 'close', 'insert into audit_log', '0 closings in the log instead of 1')),
    ...(await withHalfKept(house, 'draw', 'insert into prizes', '0 prizes instead of 3')),
    ...(await withSpoiltGames(house)),
  ]
  await letNetsFinish(house)
  await house.witness.look()
  const faults = [
    ...(await findDrawFaults(house.owner)),
    ...(await checkProofs(house.owner, house.origin, house.gameIds.slice(0, SPOILT.length))),
    ...house.witness.differing(),
    ...house.witness.torn(),
  ]
  return twins.flatMap((twin) => expectFault(faults, twin))
}

/** A worker whose steps are no transaction dies before the last of them; whoever comes next finds nothing left to do. */
async function withHalfKept(house: TwinHouse, act: Step['act'], statement: string, wanted: string): Promise<Twin[]> {
  const step = house.steps.findLast((each) => each.act === act && each.statement === statement)
  if (!step) throw new Error(`the twin has no step '${statement}'`)
  const { gameId } = await killAtStep(house, { step, hasCompany: false, keepsHalf: true })
  const name = `half of a ${act} was kept`
  return [
    { name, wanted: `${gameId}: ${wanted}` },
    { name, wanted: `${gameId}: half of it was done` },
  ]
}

/** They close and draw all that they still can. */
async function letNetsFinish(house: TwinHouse): Promise<void> {
  await startAlone(house)
  await until(async () => {
    const { rowCount } = await house.owner.query(
      `select 1 from pgboss.job where name in ('tend-games', 'tend-draws') and state < 'completed'`,
    )
    return rowCount === 0
  }, 20_000)
}

type Spoilt = { readonly name: string; readonly wanted: string; readonly sql: string; readonly asApp?: boolean }

/** `$game` is the game. */
const SPOILT: readonly Spoilt[] = [
  {
    name: 'the money of a draw was lost',
    wanted: '$game: 0 postings of its draw',
    sql: `alter table ledger_entries disable trigger ledger_entries_stay;
          alter table ledger_transactions disable trigger ledger_transactions_stay;
          delete from ledger_entries using ledger_transactions where transaction_id = id and cause = 'draw:$game';
          delete from ledger_transactions where cause = 'draw:$game'`,
  },
  {
    name: 'the money of a draw was posted twice',
    wanted: '$game: 2 postings of its draw',
    sql: `select post_money('game_drawn', 'draw:$game-again', array['game:$game', 'house'], array[-1, 1])`,
  },
  {
    name: 'a prize was lost',
    wanted: '$game: 2 prizes instead of 3',
    sql: `delete from prizes where game_id = '$game' and position = 2`,
  },
  {
    name: 'another number won',
    wanted: '$game: its proof says',
    sql: `update prizes set number = (select min(n) from generate_series(1, 100) as n
                                      where n not in (select number from prizes where game_id = '$game'))
          where game_id = '$game' and position = 1`,
  },
  {
    name: 'a closed game was given another round',
    wanted: `'$game was closed' was published`,
    sql: `alter table close_records disable trigger close_records_stay;
          update close_records set round = round + 1 where game_id = '$game'`,
  },
  {
    name: 'the mail of a prize was asked for twice',
    wanted: '$game: 4 prize mails instead of 3',
    sql: `insert into pgboss.job (name, data) values ('send-prize-mail', '{"gameId": "$game", "position": 1}')`,
    asApp: true,
  },
]

async function withSpoiltGames({ stack, owner, gameIds }: TwinHouse): Promise<Twin[]> {
  const app = openPool(stack.database.app)
  const twins: Twin[] = []
  for (const [index, { name, wanted, sql, asApp = false }] of SPOILT.entries()) {
    const gameId = gameIds[index] ?? ''
    await (asApp ? app : owner).query(sql.replaceAll('$game', gameId))
    twins.push({ name, wanted: wanted.replaceAll('$game', gameId) })
  }
  await app.end()
  return twins
}

function expectFault(faults: readonly string[], { name, wanted }: Twin): string[] {
  const found = faults.find((fault) => fault.includes(wanted))
  console.log(`twin: ${name}; noticed: ${found ?? 'nothing'}`)
  return found ? [] : [`${name}, and nobody noticed`]
}
