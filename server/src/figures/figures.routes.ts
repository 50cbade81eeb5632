import {
  exportMoney,
  listGameMoney,
  listWinners,
  showDrawPreview,
  showGameMoney,
  showHome,
  showJackpots,
  showMoney,
} from '@edil/contract/figures'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database/db.ts'
import { mount } from '../platform/http/mount.ts'
import { moneyAsCsv } from './export-money.ts'
import {
  findDailyPlayers,
  findDrawPreviewFacts,
  findGameMoney,
  findNextGame,
  listEndedGameMoney,
  listJackpotRows,
  listPrizesOf,
  listRecentWinners,
  listWinnersOf,
  readDuration,
  readHomeFigures,
  readMoney,
  readWinnerTotals,
} from './figures.queries.ts'
import { renderDrawPreview } from './files/draw-preview.ts'

export function figuresRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  mount(app, showHome, async () => {
    const [figures, nextGame, payouts, recentWinners] = await Promise.all([
      readHomeFigures(db),
      findNextGame(db),
      readDuration(db, 'payout'),
      listRecentWinners(db),
    ])
    return { ...figures, nextGame, payouts, recentWinners }
  })

  mount(app, showJackpots, async () => {
    const [jackpots, daily, recentWinners] = await Promise.all([
      listJackpotRows(db),
      findDailyPlayers(db),
      listRecentWinners(db),
    ])
    return { jackpots, daily, recentWinners }
  })

  mount(app, listWinners, async ({ query: { type, after } }) => {
    const [{ rows, hasMore }, totals] = await Promise.all([listWinnersOf(db, type, after), readWinnerTotals(db)])
    return { draws: rows, hasMore, totals }
  })

  mount(app, showGameMoney, async ({ params: { gameId } }) => {
    const [money, prizes] = await Promise.all([findGameMoney(db, gameId), listPrizesOf(db, gameId)])
    if (!money) throw new Refusal('game_not_found')
    return { ...money, prizes }
  })

  mount(app, showDrawPreview, async ({ params: { gameId }, query: { language }, reply }) => {
    const facts = await findDrawPreviewFacts(db, gameId)
    if (!facts) throw new Refusal('game_not_found')
    reply.type('image/png')
    return renderDrawPreview(facts, language)
  })

  mount(app, showMoney, async () => {
    const [money, approvals, payouts] = await Promise.all([
      readMoney(db),
      readDuration(db, 'approval'),
      readDuration(db, 'payout'),
    ])
    return { ...money, approvals, payouts }
  })

  mount(app, listGameMoney, async ({ query }) => {
    const { rows, hasMore } = await listEndedGameMoney(db, query.after)
    return { games: rows, hasMore }
  })

  mount(app, exportMoney, async ({ query: { year }, reply }) => {
    reply.type('text/csv; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="edil-money-${year}.csv"`)
    return moneyAsCsv(db, year)
  })
}
