import { setTimeout as sleep } from 'node:timers/promises'
import type { PassingStatement } from '../../dev/postgres-proxy.ts'
import { givenDueGame } from './due-game.ts'
import { type DrawHouse, startAlone, startBoth } from './house.ts'
import { askFor } from './jobs.ts'
import { describeStep, nameStatement, type Step } from './steps.ts'

export type Kill = {
  readonly step: Step
  /** Another worker has come to the same game before the first one dies, and lives on. */
  readonly hasCompany: boolean
  /** The worker is one without a transaction: what it did before it died stays. For twins. */
  readonly keepsHalf?: boolean
}

export type Killed = { readonly gameId: string; readonly hadCompany: boolean; readonly faults: readonly string[] }

/** A worker may have other games to draw before. */
const PATIENCE_MS = 60_000
const COMPANY_MS = 3_000

/** A game becomes due, and whichever worker first comes to this step with it is killed -9 there. */
export async function killAtStep(house: DrawHouse, kill: Kill): Promise<Killed> {
  const { stack, owner, proxies, personIds } = house
  const { step, hasCompany, keepsHalf = false } = kill
  const gameId = await givenDueGame(owner, personIds, step.act)
  const death = Promise.withResolvers<'dead'>()
  const company = Promise.withResolvers<true>()
  let hadCompany = false
  let victim: string | undefined

  async function die(worker: string, statement: PassingStatement): Promise<'dead'> {
    if (step.isAfterCommit) await statement.sendUnheard()
    if (keepsHalf) await statement.sendUnheard('commit')
    if (hasCompany) {
      await askFor(owner, step.act, gameId)
      hadCompany = await Promise.race([company.promise, sleep(COMPANY_MS, false, { ref: false })])
    }
    await stack.kill(worker)
    return 'dead'
  }
  for (const [worker, proxy] of proxies) {
    proxy.watch(gameId, async (statement) => {
      if (victim !== undefined && victim !== worker) company.resolve(true)
      if (victim !== undefined || !isAt(step, statement)) return true
      victim = worker
      await die(worker, statement).then(death.resolve, death.reject)
      return false
    })
  }
  if (hasCompany) await askFor(owner, step.act, gameId)
  // Whoever dies early has not become ready.
  await (hasCompany ? startBoth : startAlone)(house).catch((error: unknown) => {
    if (victim === undefined) throw error
  })
  const end = await Promise.race([death.promise, sleep(PATIENCE_MS, undefined, { ref: false })])
  for (const proxy of proxies.values()) proxy.unwatch()
  const faults = end === 'dead' ? [] : [`${gameId}: nobody came to '${describeStep(step)}'`]
  return { gameId, hadCompany, faults }
}

function isAt(step: Step, { place, text }: PassingStatement): boolean {
  return place === step.place && nameStatement(text) === step.statement
}
