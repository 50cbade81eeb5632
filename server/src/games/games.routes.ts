import { showClosingFacts, startDraw as startDrawEndpoint } from '@edil/contract/draws'
import { countGames, listGames, showGame } from '@edil/contract/games'
import { listPlans } from '@edil/contract/plans'
import { isOpen } from '@edil/domain/games'
import { toWire } from '@edil/domain/money'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance } from 'fastify'
import { readDraw } from '../draws/draw-view.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { mount } from '../platform/http/mount.ts'
import { waitForWorker } from '../platform/wait-for-worker.ts'
import { findClosingFacts } from './closing-facts.queries.ts'
import { gameViews, planView } from './game-view.ts'
import { countByStatus, findGame, listActivePlans, listCurrent, listEnded } from './games.queries.ts'
import { listOpenGames } from './plans.queries.ts'
import { startDraw } from './start-draw.ts'

export function gamesRoutes(app: FastifyInstance, { store }: { store: Store }): void {
  const { db } = store

  mount(app, listGames, async ({ query: { state, type, after } }) => {
    const { rows, hasMore } = await (state === 'current' ? listCurrent(db, type) : listEnded(db, type, after))
    return { games: await gameViews(db, rows), hasMore }
  })

  mount(app, countGames, () => countByStatus(db))

  mount(app, showGame, async ({ params }) => {
    const game = await findGame(db, params.gameId)
    const [view] = await gameViews(db, game ? [game] : [])
    if (!view) throw new Refusal('game_not_found')
    return view
  })

  mount(app, listPlans, async () => {
    const [plans, games] = await Promise.all([listActivePlans(db), listOpenGames(db)])
    const openGameOf = (planId: string) => games.find(({ plan_id }) => plan_id === planId)
    return { plans: plans.map((plan) => planView(plan, openGameOf(plan.id), new Date())) }
  })

  mount(app, showClosingFacts, async ({ params: { gameId } }) => {
    const facts = await findClosingFacts(db, gameId)
    if (!facts) throw new Refusal('game_not_found')
    const { moneyIn, prizesAtMost, ...counts } = facts
    return { gameId, ...counts, moneyInSantim: toWire(moneyIn), prizesAtMostSantim: toWire(prizesAtMost) }
  })

  mount(app, startDrawEndpoint, async ({ params: { gameId }, body, caller }) => {
    await transaction(store, (tx) => startDraw(tx, { gameId, hostId: caller.personId, ...body }))
    const readStatus = async () => (await findGame(db, gameId))?.status ?? 'cancelled'
    await waitForWorker(async () => !isOpen(await readStatus()))
    // Its time came meanwhile, and it had too few numbers.
    if ((await readStatus()) === 'cancelled') throw new Refusal('game_step_not_allowed')
    return readDraw(db, gameId)
  })
}
