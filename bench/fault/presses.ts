/**
 * Four hosts press 'Draw' a hundred times concurrently, on three API processes, while two workers start with the full queue:
 * there must be one closing, one round and one draw. Then they press a hundred times more, before and after the draw.
 */
import type { Draw } from '@edil/contract/draws'
import type { Pool } from 'pg'
import { setBeaconBehaviour } from '../../dev/beacon.ts'
import { secretOf } from '../../dev/edil.ts'
import { portOf } from '../../dev/ports.ts'
import { until } from '../../dev/process.ts'
import { startStack } from '../../dev/stack.ts'
import { givenReceivingAccount } from '../../server/test/payments.ts'
import { openWorld } from '../../server/test/world.ts'
import { checkProofs } from '../draws/check-proofs.ts'
import { givenDueGame, PLAYERS_OF_A_FULL_BOARD } from '../draws/due-game.ts'
import type { Measurement } from '../measurement.ts'
import { givenSignedIn, givenSignedInStaff, type SignedIn } from '../signed-in.ts'

const PRESSES = 100
const HOSTS = 4
const APIS = ['api-1', 'api-2', 'api-3'] as const
const WORKERS = ['worker-1', 'worker-2'] as const

export const measure: Measurement = async ({ short }) => {
  const games = short ? 1 : 10
  const stack = await startStack({ name: 'fault-presses', apis: APIS.length, workers: WORKERS.length, nodes: 1 })
  const world = await openWorld(stack.database.owner)
  const { owner } = world
  const origin = stack.nodes[0]?.publicUrl ?? ''
  const faults: string[] = []
  let draws = 0
  try {
    const secret = secretOf(stack.folder)
    await givenReceivingAccount(world)
    const players = (await givenSignedIn(world, PLAYERS_OF_A_FULL_BOARD, secret)).map(({ personId }) => personId)
    const hosts = await givenSignedInStaff(world, 'host', HOSTS, secret)
    const ports = await Promise.all(APIS.map((api) => portOf(stack.folder, api)))
    // The round of a game that was just closed is otherwise 30 s away.
    await setBeaconBehaviour(stack.beaconUrl, { servesFutureRounds: true })
    for (let game = 0; game < games; game += 1) {
      await Promise.all(WORKERS.map(stack.kill))
      const gameId = await givenDueGame(world, players, 'close')
      const pressed = pressAll({ gameId, hosts, ports, origin })
      await Promise.all(WORKERS.map(stack.start))
      // A worker that takes longer to start than an api waits for it: those presses are answered 'try again'.
      const duringStart = (await pressed).filter(({ status }) => status !== 503)
      const answers = [...duringStart, ...(await pressAll({ gameId, hosts, ports, origin }))]
      const isDrawn = () => count(owner, 'select count(*) from draws where game_id = $1', gameId).then((n) => n > 0)
      if (!(await until(isDrawn, 40_000))) faults.push(`${gameId} was not drawn`)
      const after = await pressAll({ gameId, hosts, ports, origin })
      faults.push(...findDifferences(gameId, [...answers, ...after]), ...(await findDuplicates(owner, gameId)))
      faults.push(...(await checkProofs(owner, origin, [gameId])))
      draws += await count(owner, 'select count(*) from draws where game_id = $1', gameId)
    }
  } finally {
    await world.close()
    await stack.stop()
  }
  return {
    line: `presses: presses=${3 * PRESSES * games} hosts=${HOSTS} apis=${APIS.length} games=${games} draws=${draws} faults=${faults.length}`,
    faults,
  }
}

type Presses = {
  readonly gameId: string
  readonly hosts: readonly SignedIn[]
  readonly ports: readonly number[]
  readonly origin: string
}
type Answer = { readonly status: number; readonly draw: Draw }

function pressAll({ gameId, hosts, ports, origin }: Presses): Promise<Answer[]> {
  return Promise.all(
    Array.from({ length: PRESSES }, async (_, press) => {
      const port = ports[press % ports.length]
      const response = await fetch(`http://127.0.0.1:${port}/api/games/${gameId}/draw`, {
        method: 'POST',
        headers: { origin, cookie: hosts[press % hosts.length]?.cookie ?? '', 'content-type': 'application/json' },
        body: JSON.stringify({ closesEarly: true, reason: 'fault run' }),
      })
      return { status: response.status, draw: (await response.json()) as Draw }
    }),
  )
}

/** All responses name the same round and, once there is one, the same result. */
function findDifferences(gameId: string, answers: readonly Answer[]): string[] {
  const refused = answers.filter(({ status }) => status !== 200)
  const rounds = new Set(answers.map(({ draw }) => draw.round))
  const results = new Set(answers.flatMap(({ draw }) => (draw.result ? [JSON.stringify(draw.result)] : [])))
  return [
    ...(refused.length > 0 ? [`${gameId}: ${refused.length} presses were answered with ${refused[0]?.status}`] : []),
    ...(rounds.size === 1 ? [] : [`${gameId}: hosts received ${rounds.size} different rounds`]),
    ...(results.size === 1 ? [] : [`${gameId}: hosts received ${results.size} different results`]),
  ]
}

async function findDuplicates(owner: Pool, gameId: string): Promise<string[]> {
  const wanted: Record<string, [sql: string, times: number]> = {
    closings: [`select count(*) from audit_log where subject = $1 and action = 'game_closed'`, 1],
    draws: [`select count(*) from audit_log where subject = $1 and action = 'game_drawn'`, 1],
    prizes: ['select count(*) from prizes where game_id = $1', 3],
    postings: [`select count(*) from ledger_transactions where cause = 'draw:' || $1`, 1],
  }
  const faults: string[] = []
  for (const [what, [sql, times]] of Object.entries(wanted)) {
    const found = await count(owner, sql, gameId)
    if (found !== times) faults.push(`${gameId}: ${found} ${what} instead of ${times}`)
  }
  return faults
}

async function count(owner: Pool, sql: string, gameId: string): Promise<number> {
  const { rows } = await owner.query<{ count: string }>(sql, [gameId])
  return Number(rows[0]?.count)
}
