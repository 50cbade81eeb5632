import { fromWire, plainBirr } from '@edil/domain/money'
import { csvOf } from '../platform/csv.ts'
import type { Db } from '../platform/database/db.ts'
import { listGameMoneyOfYear } from './figures.queries.ts'

const HEAD = [
  'game',
  'drawn at',
  'sold',
  'fee ETB',
  'taken in ETB',
  'prizes won ETB',
  'tax ETB',
  'paid to winners ETB',
  'returned to players ETB',
  'winners',
  'winners paid',
]

/** The money of the ended games of a year. */
export async function moneyAsCsv(db: Db, year: number): Promise<Buffer> {
  const games = await listGameMoneyOfYear(db, year)
  const birr = (santim: number) => plainBirr(fromWire(santim))
  const lines = games.map((game) => [
    game.gameId,
    game.drawnAt ?? '',
    String(game.sold),
    birr(game.feeSantim),
    birr(game.takenInSantim),
    birr(game.prizesSantim),
    birr(game.taxSantim),
    birr(game.paidSantim),
    birr(game.returnedSantim),
    String(game.winners),
    String(game.winnersPaid),
  ])
  return csvOf([HEAD, ...lines])
}
