import type { Chain } from '@edil/domain/draw/chains'
import { Refusal } from '@edil/domain/refusal'
import type { BeaconClock } from '../draws/beacon-clock.ts'
import { publishOpenRecord } from '../draws/publish-open-record.ts'
import { findOpenRecord, listWithoutOpenRecord } from '../draws/records.queries.ts'
import { type Worker, workOn } from '../jobs/work.ts'
import { databaseNow } from '../platform/clock.ts'
import { type Store, type Tx, transaction } from '../platform/database/transaction.ts'
import { closeEarly } from './close-early.ts'
import { closeGame } from './close-game.ts'
import { type GameRow, listOverdueGames, listPlansWithoutOpenGame, lockGame } from './games.queries.ts'
import { openNextGame } from './open-next-game.ts'

export async function workOnGames(
  store: Store,
  worker: Worker & { readonly chain: Chain; readonly clock: BeaconClock },
): Promise<void> {
  const { log, metrics, chain, clock } = worker

  async function step(name: 'open' | 'close', move: (tx: Tx) => Promise<GameRow | undefined>) {
    const game = await transaction(store, move)
    if (!game) return
    metrics.gameSteps.inc({ step: name })
    log.info({ gameId: game.id, status: game.status }, `game: ${name}`)
  }
  const close = async (gameId: string) => {
    const clocks = await clock.compare()
    await step('close', (tx) => closeGame(tx, { gameId, chain, clocks }))
  }
  const open = (planId: string) =>
    step('open', async (tx) => openNextGame(tx, { planId, now: await databaseNow(tx), chain }))

  const publishMissingOpenRecord = (gameId: string) =>
    transaction(store, async (tx) => {
      const game = await lockGame(tx, gameId)
      if (game && (await findOpenRecord(tx, gameId)) === undefined) await publishOpenRecord(tx, game, chain)
    })

  await workOn(worker, 'close-game', ({ gameId }) => close(gameId))
  await workOn(worker, 'close-early', async (request) => {
    const clocks = await clock.compare()
    await step('close', (tx) => closeEarly(tx, request, { chain, clocks })).catch((error: unknown) => {
      // A ticket was withdrawn meanwhile, or the game is closed: the request has no further effect.
      if (error instanceof Refusal) log.warn({ gameId: request.gameId, refusal: error.code }, 'game not closed early')
      else throw error
    })
  })

  // Added first: a worker looks at a queue when it begins to work on it, and then every five seconds.
  await worker.jobs.send('sweep-overdue-games', {})
  /** Opens the first games of new plans, and finishes what a dead worker or a lost job left undone. One that fails does not stop the others. */
  await workOn(worker, 'sweep-overdue-games', async () => {
    let failures = 0
    const each = async (ids: readonly string[], work: (id: string) => Promise<void>) => {
      for (const id of ids) {
        await work(id).catch((error: unknown) => {
          failures += 1
          log.error({ err: error, id }, 'the sweep failed at a game or plan')
        })
      }
    }
    await each(
      (await listWithoutOpenRecord(store.db)).map(({ id }) => id),
      publishMissingOpenRecord,
    )
    await each(await listOverdueGames(store.db), close)
    await each(await listPlansWithoutOpenGame(store.db), open)
    if (failures > 0) throw new Error(`the sweep failed at ${failures} games or plans`)
  })
}
