import { until } from '../../dev/process.ts'
import { describeState } from './describe-state.ts'
import { givenDueGame } from './due-game.ts'
import { enqueueAct } from './jobs.ts'
import { type Act, nameStatement, type Step, stepsOf } from './steps.ts'
import { type DrawTestStack, startAlone } from './test-stack.ts'

const TIMEOUT_MS = 20_000

/** Has a worker close or draw one game and records every statement of that transaction. */
export async function watchSteps(target: DrawTestStack, act: Act): Promise<Step[]> {
  const gameId = await givenDueGame(target.world, target.personIds, act)
  const statements: string[] = []
  for (const proxy of target.proxies.values()) {
    proxy.watch(gameId, async ({ place, text }) => {
      if (place > 0) statements[place - 1] ??= nameStatement(text)
      return true
    })
  }
  await enqueueAct(target.world.owner, act, gameId)
  await startAlone(target)
  const isDone = await until(() => statements.at(-1) === 'commit', TIMEOUT_MS)
  for (const proxy of target.proxies.values()) proxy.unwatch()
  if (!isDone) throw new Error(`no worker came to ${act} game ${gameId}\n${await describeState(target)}`)
  return stepsOf(act, statements)
}
