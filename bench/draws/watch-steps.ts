import { until } from '../../dev/process.ts'
import { givenDueGame } from './due-game.ts'
import { type DrawHouse, startAlone } from './house.ts'
import { type Act, nameStatement, type Step, stepsOf } from './steps.ts'

const PATIENCE_MS = 20_000

/** Lets a worker close or draw one game, and notes every statement of that transaction. */
export async function watchSteps(house: DrawHouse, act: Act): Promise<Step[]> {
  const gameId = await givenDueGame(house.owner, house.personIds, act)
  const statements: string[] = []
  for (const proxy of house.proxies.values()) {
    proxy.watch(gameId, async ({ place, text }) => {
      if (place > 0) statements[place - 1] ??= nameStatement(text)
      return true
    })
  }
  await startAlone(house)
  const isDone = await until(() => statements.at(-1) === 'commit', PATIENCE_MS)
  for (const proxy of house.proxies.values()) proxy.unwatch()
  if (!isDone) throw new Error(`nobody came to ${act} game ${gameId}`)
  return stepsOf(act, statements)
}
