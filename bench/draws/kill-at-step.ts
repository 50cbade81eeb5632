import { setTimeout as sleep } from 'node:timers/promises'
import type { InterceptedStatement } from '../../dev/postgres-proxy.ts'
import { describeState } from './describe-state.ts'
import { givenDueGame } from './due-game.ts'
import { enqueueAct } from './jobs.ts'
import { describeStep, nameStatement, type Step } from './steps.ts'
import { type DrawTestStack, startAlone, startBoth } from './test-stack.ts'

export type Kill = {
  readonly step: Step
  /** A second worker starts on the same game before the first one is killed, and survives. */
  readonly hasCompetitor: boolean
  /** Sabotage: commits what the worker did before it was killed, as if it had no transaction. */
  readonly commitsHalf?: boolean
}

export type Killed = { readonly gameId: string; readonly hadCompetitor: boolean; readonly faults: readonly string[] }

/** A worker may have other games to draw first. */
const TIMEOUT_MS = 60_000
const COMPETITOR_WAIT_MS = 3_000

/** Makes a game due and kills, with SIGKILL, the first worker that reaches the step with it. */
export async function killAtStep(target: DrawTestStack, kill: Kill): Promise<Killed> {
  const { stack, world, proxies, personIds } = target
  const { step, hasCompetitor, commitsHalf = false } = kill
  const gameId = await givenDueGame(world, personIds, step.act)
  const killed = Promise.withResolvers<'killed'>()
  const competitor = Promise.withResolvers<true>()
  let hadCompetitor = false
  let victim: string | undefined

  async function killWorker(worker: string, statement: InterceptedStatement): Promise<'killed'> {
    if (step.isAfterCommit) await statement.sendAndDropResponse()
    if (commitsHalf) await statement.sendAndDropResponse('commit')
    if (hasCompetitor) {
      await enqueueAct(world.owner, step.act, gameId)
      hadCompetitor = await Promise.race([competitor.promise, sleep(COMPETITOR_WAIT_MS, false, { ref: false })])
    }
    await stack.kill(worker)
    return 'killed'
  }
  for (const [worker, proxy] of proxies) {
    proxy.watch(gameId, async (statement) => {
      if (victim !== undefined && victim !== worker) competitor.resolve(true)
      if (victim !== undefined || !isAt(step, statement)) return true
      victim = worker
      await killWorker(worker, statement).then(killed.resolve, killed.reject)
      return false
    })
  }
  // The sweep would draw the game only when its round is due.
  if (hasCompetitor || step.act === 'draw') await enqueueAct(world.owner, step.act, gameId)
  // A worker that is killed early never becomes ready.
  await (hasCompetitor ? startBoth : startAlone)(target).catch((error: unknown) => {
    if (victim === undefined) throw error
  })
  const end = await Promise.race([killed.promise, sleep(TIMEOUT_MS, undefined, { ref: false })])
  for (const proxy of proxies.values()) proxy.unwatch()
  const faults: string[] = []
  if (end !== 'killed')
    faults.push(`${gameId}: no worker reached '${describeStep(step)}'\n${await describeState(target)}`)
  return { gameId, hadCompetitor, faults }
}

function isAt(step: Step, { place, text }: InterceptedStatement): boolean {
  return place === step.place && nameStatement(text) === step.statement
}
