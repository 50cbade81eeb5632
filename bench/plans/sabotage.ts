import { setTimeout as sleep } from 'node:timers/promises'
import { changePlan } from '../../server/src/games/change-plan.ts'
import { transaction } from '../../server/src/platform/database/transaction.ts'
import { givenRunningPlan, openGame } from '../../server/test/games.ts'
import { givenPerson } from '../../server/test/people.ts'
import type { World } from '../../server/test/world.ts'
import { sabotageFunction } from '../sabotage-function.ts'
import { findPlanFaults, PLAN_FAULTS } from './find-faults.ts'

/** Removes one safeguard of plans after the other; the checks must detect each. Returns the ones that were not detected. */
export async function runPlanSabotage(world: World): Promise<string[]> {
  return [...(await withChangedRunningGame(world)), ...(await withOldFigures(world))]
}

/** A change of a plan reaches the game that runs. */
async function withChangedRunningGame(world: World): Promise<string[]> {
  const { planId, gameId } = await givenRunningPlan(world)
  const restore = await sabotageFunction(world.owner, 'change_plan', [
    {
      from: 'return found;',
      to: `update games set fee = new_fee, version = games.version + 1 where plan_id = of_plan and closed_at is null;
           return true;`,
    },
  ])
  await changeFee(world, planId)
  await restore()
  return expectFault(world, `${PLAN_FAULTS.OTHER_RECORD}: ${gameId}`, 'a changed plan changes its running game')
}

/** The next game copies the version before the newest one, as if the plan was read before the change. */
async function withOldFigures(world: World): Promise<string[]> {
  const { owner } = world
  const { planId } = await givenRunningPlan(world)
  await changeFee(world, planId)
  // No worker opens its next game.
  await owner.query('update plans set is_active = false where id = $1', [planId])
  await owner.query(
    `update games set status = 'cancelled', closed_at = now(), version = version + 1 where plan_id = $1`,
    [planId],
  )
  await owner.query(`
    create function copy_old_figures() returns trigger language plpgsql as $$
    begin
      select fee into new.fee from plan_versions where plan_id = new.plan_id and version = 1;
      return new;
    end $$`)
  await owner.query(
    'create trigger sabotage_old_figures before insert on games for each row execute function copy_old_figures()',
  )
  // Its time of opening must be after the change.
  await sleep(10)
  const { id } = await transaction(world.store, (tx) => openGame(tx, planId, {}))
  await owner.query('drop trigger sabotage_old_figures on games')
  await owner.query('drop function copy_old_figures()')
  await owner.query('update games set opened_at = clock_timestamp(), version = version + 1 where id = $1', [id])
  return expectFault(world, `${PLAN_FAULTS.OTHER_VERSION}: ${id}`, 'the next game copies old figures of its plan')
}

async function changeFee(world: World, planId: string): Promise<void> {
  const { id: adminId } = await givenPerson(world, { role: 'admin', hasPassword: false })
  const figures = {
    fee: 60_000n,
    prizes: [3_500_000n, 300_000n, 200_000n],
    drawsOn: null,
    drawsAt: '18:00',
    closeMinutesBefore: 10,
    holdMinutes: 15,
    claimDays: 90,
    drawsWhenFull: false,
  } as const
  await transaction(world.store, (tx) => changePlan(tx, { planId, version: 1, adminId, figures }))
}

async function expectFault({ owner }: World, fault: string, sabotage: string): Promise<string[]> {
  const found = (await findPlanFaults(owner)).filter((each) => each === fault)
  console.log(`sabotage: ${sabotage}; detected: ${found.join(', ') || 'nothing'}`)
  return found.length > 0 ? [] : [`sabotage not detected: ${sabotage}`]
}
