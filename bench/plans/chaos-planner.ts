import type { PlanSettings } from '@edil/contract/plan-settings'
import { until } from '../../dev/process.ts'
import { givenRunningPlan, makeDue } from '../../server/test/games.ts'
import type { SeededRandom } from '../../server/test/seeded-random.ts'
import type { World } from '../../server/test/world.ts'
import { createRetrier } from '../claims/retry-until-answered.ts'
import { createApiClient } from '../payments/api-client.ts'
import type { SignedIn } from '../signed-in.ts'

/** Workers that were killed come back, and the sweep of overdue games runs every minute. */
const NEXT_GAME_MAX_MS = 120_000
const PLANS = 3

type PlannerContext = {
  readonly ports: readonly number[]
  readonly origin: string
  readonly random: SeededRandom
  readonly signal: AbortSignal
}

type Settings = { readonly plans: readonly PlanSettings[] }

type PlanChanges = { readonly changes: number; readonly faults: readonly string[] }

/** Plans whose games run; no player buys there, so that closing a game early changes nothing for the others. */
export async function givenRunningPlans(world: World): Promise<readonly string[]> {
  const plans = await Promise.all(Array.from({ length: PLANS }, () => givenRunningPlan(world, 'chaos')))
  return plans.map(({ planId }) => planId)
}

/**
 * Changes fee and prizes of plans whose games run, lets the running game close, and waits for the next one, while parts of the
 * stack are killed. `findPlanFaults` then compares games, open records and versions of plans.
 */
export async function changePlansUnderChaos(
  admin: SignedIn,
  world: World,
  planIds: readonly string[],
  { ports, origin, random, signal }: PlannerContext,
): Promise<PlanChanges> {
  const { retryUntilAnswered, close } = createRetrier(ports, 1)
  const api = createApiClient(admin, origin, retryUntilAnswered)
  const faults: string[] = []
  let changes = 0
  try {
    while (!signal.aborted) {
      const planId = random.one(planIds)
      const { answer } = await api.get<Settings>('/api/plan-settings')
      const plan = answer?.plans.find(({ id }) => id === planId)
      if (!plan?.openGame) {
        faults.push(`plan ${planId} has no open game`)
        break
      }
      const figures = newFigures(plan, random)
      const { refusal, unknowns } = await api.putJson<Settings>(`/api/plan-settings/${planId}`, figures)
      // A lost answer whose request had been carried out: the repetition names a version that is no longer the newest.
      const isDone = refusal === undefined || (refusal === 'plan_changed' && unknowns > 0)
      if (!isDone) faults.push(`a change of ${planId} was refused: ${refusal}`)
      changes += 1
      const { id: gameId } = plan.openGame
      await until(() => succeeds(() => makeDue(world, [gameId], new Date())), NEXT_GAME_MAX_MS)
      // PostgreSQL may be killed after any of these reads.
      let fee: number | undefined
      const hasOpened = async () => {
        fee = await nextGameOf(world, planId, gameId)
        return fee !== undefined
      }
      if (!(await until(hasOpened, NEXT_GAME_MAX_MS))) {
        faults.push(`no game follows ${gameId}`)
        break
      }
      if (fee !== figures.feeSantim)
        faults.push(`the game after ${gameId} costs ${fee} santim, not ${figures.feeSantim}`)
    }
  } catch (error) {
    faults.push(`changing plans: ${error instanceof Error ? error.message : error}`)
  }
  close()
  return { changes, faults }
}

/** Prizes are 60 %, 10 % and 5 % of a full board. */
function newFigures(plan: PlanSettings, random: SeededRandom) {
  const { version, drawsOn, drawsAt, closeMinutesBefore, holdMinutes, claimDays, drawsWhenFull } = plan
  const feeSantim = 100 * (100 + random.below(900))
  const prizesSantim = [60, 10, 5].map((share) => share * feeSantim)
  return {
    ...{ version, drawsOn, drawsAt, closeMinutesBefore, holdMinutes, claimDays, drawsWhenFull },
    feeSantim,
    prizesSantim,
  }
}

async function nextGameOf({ owner }: World, planId: string, gameId: string): Promise<number | undefined> {
  const { rows } = await owner
    .query<{ fee: string }>(`select fee from games where plan_id = $1 and closed_at is null and id <> $2`, [
      planId,
      gameId,
    ])
    .catch(() => ({ rows: [] }))
  return rows[0] && Number(rows[0].fee)
}

async function succeeds(work: () => Promise<void>): Promise<boolean> {
  return work().then(
    () => true,
    () => false,
  )
}
