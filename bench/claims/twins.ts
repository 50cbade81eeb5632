import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { givenBoards } from './boards.ts'
import type { Buyer } from './buyers.ts'
import { holdRequest } from './claim-request.ts'
import { findBoardFaults } from './find-faults.ts'
import { insistOn } from './insist.ts'

export type TwinHouse = {
  readonly owner: Pool
  readonly buyers: readonly Buyer[]
  readonly ports: readonly number[]
  readonly origin: string
}

/** Takes one guard away after the other: whoever checks must notice each time. Returns what went unnoticed. */
export async function runTwins(house: TwinHouse): Promise<string[]> {
  return [...(await withoutTheKey(house)), ...(await withTheLimitOutside(house))]
}

async function withoutTheKey(house: TwinHouse): Promise<string[]> {
  const { owner } = house
  await owner.query('alter table numbers drop constraint numbers_pkey')
  await wantTheSame(house, (index) => [[1 + (index % 5)], [6 + (index % 5)]])
  const unnoticed = await expectFault(owner, 'numbers with two owners', 'the key of a number was away')
  await owner.query('delete from numbers')
  await owner.query('alter table numbers add primary key (game_id, number)')
  return unnoticed
}

const LOCK = 'perform 1 from games where id = any (of_games) order by id for no key update;'
const TELL = 'if cardinality(changed) > 0 then'

/** The game is locked only once the limit has been looked at, and the key that would still hold is away. */
async function withTheLimitOutside(house: TwinHouse): Promise<string[]> {
  const { owner } = house
  const { rows } = await owner.query<{ text: string }>(`select pg_get_functiondef('hold_numbers'::regproc) as text`)
  const shipped = rows[0]?.text ?? ''
  const broken = shipped.replace(LOCK, '').replace(TELL, `perform pg_sleep(0.02); ${LOCK} ${TELL}`)
  if (!shipped.includes(LOCK) || !shipped.includes(TELL)) return ['hold_numbers has changed, and its twin was not made']
  await owner.query('alter table numbers drop constraint numbers_three_per_player')
  await owner.query(broken)
  await wantTheSame(house, (index) => [
    [2 * index + 1, 2 * index + 2],
    [2 * index + 51, 2 * index + 52],
  ])
  return expectFault(owner, 'players with more than three numbers', 'the limit was checked outside')
}

/** Every buyer asks both processes at once, on a few boards. */
async function wantTheSame(
  { owner, buyers, ports, origin }: TwinHouse,
  wants: (index: number) => readonly (readonly number[])[],
): Promise<void> {
  for (const gameId of await givenBoards(owner, 5)) {
    await Promise.all(
      buyers.flatMap((buyer, index) =>
        wants(index).map(async (numbers, from) => {
          const { insist, close } = insistOn(ports, from)
          await insist(holdRequest(origin, buyer, gameId, JSON.stringify({ key: randomUUID(), numbers })))
          close()
        }),
      ),
    )
  }
}

async function expectFault(owner: Pool, fault: string, twin: string): Promise<string[]> {
  const found = (await findBoardFaults(owner)).filter((each) => each.includes(fault))
  console.log(`twin: ${twin}; noticed: ${found.join(', ') || 'nothing'}`)
  return found.length > 0 ? [] : [`${twin}, and nobody noticed`]
}
