import { countGames, listGames, showGame } from '@edil/contract/games'
import { listPlans } from '@edil/contract/plans'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/db.ts'
import { mount } from '../platform/mount.ts'
import { gameView, planView } from './game-view.ts'
import { countByStatus, findGame, listActivePlans, listCurrent, listEnded } from './games.queries.ts'

export function gamesRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  mount(app, listGames, async ({ query: { state, type, before } }) => {
    const rows =
      state === 'current' ? listCurrent(db, type) : listEnded(db, type, before ? new Date(before) : undefined)
    return { games: (await rows).map(gameView) }
  })

  mount(app, countGames, () => countByStatus(db))

  mount(app, showGame, async ({ params }) => {
    const game = await findGame(db, params.gameId)
    if (!game) throw new Refusal('game_not_found')
    return gameView(game)
  })

  mount(app, listPlans, async () => {
    const now = new Date()
    return { plans: (await listActivePlans(db)).map((plan) => planView(plan, now)) }
  })
}
