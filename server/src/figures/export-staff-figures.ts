import type { FigureTable } from '@edil/contract/staff-figures'
import type { DayRange } from '@edil/domain/day-range'
import { fromWire, plainBirr } from '@edil/domain/money'
import { csvOf } from '../platform/csv.ts'
import type { Db } from '../platform/database/db.ts'
import {
  listFiguresOfAccounts,
  listFiguresOfAllGames,
  listFiguresOfDays,
  listFiguresOfReviewers,
} from './staff-figures.queries.ts'

type Row = readonly (string | number)[]

const TABLES: Record<FigureTable, (db: Db, range: DayRange) => Promise<readonly Row[]>> = {
  days: async (db, range) => [
    ['day', 'money in ETB', 'refunds paid ETB', 'prizes paid ETB', 'approved', 'rejected', 'tickets sold'],
    ...(await listFiguresOfDays(db, range)).map((row) => [
      row.day,
      birr(row.moneyInSantim),
      birr(row.refundsPaidSantim),
      birr(row.prizesPaidSantim),
      row.approved,
      row.rejected,
      row.ticketsSold,
    ]),
  ],
  games: async (db, range) => [
    [
      'game',
      'day of the draw',
      'status',
      'sold',
      'money in ETB',
      'returned to players ETB',
      'prizes won ETB',
      'margin ETB',
    ],
    ...(await listFiguresOfAllGames(db, range)).map((row) => [
      row.gameId,
      row.day,
      row.isCancelled ? 'cancelled' : 'completed',
      row.sold,
      birr(row.moneyInSantim),
      birr(row.returnedSantim),
      birr(row.prizesSantim),
      birr(row.marginSantim),
    ]),
  ],
  accounts: async (db, range) => [
    ['method', 'current account number', 'approved', 'money in ETB'],
    ...(await listFiguresOfAccounts(db, range)).map((row) => [
      row.method,
      row.accountNumber ?? '',
      row.approved,
      birr(row.moneyInSantim),
    ]),
  ],
  reviewers: async (db, range) => [
    ['reviewer', 'approved', 'rejected', 'median seconds', '95th percentile seconds'],
    ...(await listFiguresOfReviewers(db, range)).map((row) => [
      row.reviewer,
      row.approved,
      row.rejected,
      row.medianSeconds,
      row.p95Seconds,
    ]),
  ],
}

/** One table of the figures of a range of days. */
export async function staffFiguresAsCsv(db: Db, table: FigureTable, range: DayRange): Promise<Buffer> {
  const rows = await TABLES[table](db, range)
  return csvOf(rows.map((cells) => cells.map(String)))
}

function birr(santim: number): string {
  return plainBirr(fromWire(santim))
}
