import { SALES_SCOPES, STOP_TEXT_MAX } from '@edil/domain/sales-stops'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { gameId, gameType } from './fields.ts'
import { instant } from './time.ts'
import { uuid } from './uuid.ts'

const ADMINS = ['admin'] as const

const stopId = uuid
/** What players read, in both languages. */
const stopText = z.string().check(z.trim(), z.minLength(1), z.maxLength(STOP_TEXT_MAX))
const scope = z.enum(SALES_SCOPES)

const salesStop = z.object({
  id: stopId,
  scope,
  type: z.nullable(gameType),
  gameId: z.nullable(gameId),
  textEn: z.string(),
  textAm: z.string(),
  stoppedAt: instant,
  stoppedBy: z.string(),
  endedAt: z.nullable(instant),
  endedBy: z.nullable(z.string()),
})
export type SalesStop = z.infer<typeof salesStop>

const salesStops = z.object({
  /** Those that apply now, newest first. */
  active: z.array(salesStop),
  /** The latest that have ended. */
  ended: z.array(salesStop),
})
export type SalesStops = z.infer<typeof salesStops>

const EXAMPLE_STOP: SalesStop = {
  id: '7c1f5a52-0c55-4a0e-9df4-35b0d7b3c1aa',
  scope: 'type',
  type: 'daily',
  gameId: null,
  textEn: 'Telebirr has a problem. We go on as soon as it works again.',
  textAm: 'ቴሌብር ችግር አለበት። እንደተስተካከለ እንቀጥላለን።',
  stoppedAt: '2026-11-15T12:00:00.000Z',
  stoppedBy: 'hana_r',
  endedAt: null,
  endedBy: null,
}
const EXAMPLE_STOPS: SalesStops = { active: [EXAMPLE_STOP], ended: [] }

export const listSalesStops = endpoint({
  name: 'listSalesStops',
  method: 'GET',
  path: '/api/sales-stops',
  summary: 'Where sales are stopped now, and the latest stops that have ended',
  tag: 'sales',
  access: ADMINS,
  response: salesStops,
  example: EXAMPLE_STOPS,
  refusals: [],
})

export const stopSales = endpoint({
  name: 'stopSales',
  method: 'POST',
  path: '/api/sales-stops',
  summary: 'Stops selling numbers of a game, a type or everything. Held numbers can still be paid; games close on time',
  tag: 'sales',
  access: ADMINS,
  requiresStepUp: true,
  body: z
    .strictObject({
      scope,
      type: z._default(z.nullable(gameType), null),
      gameId: z._default(z.nullable(gameId), null),
      textEn: stopText,
      textAm: stopText,
    })
    .check(
      z.refine(({ scope, type }) => (scope === 'type') === (type !== null), { path: ['type'] }),
      z.refine(({ scope, gameId }) => (scope === 'game') === (gameId !== null), { path: ['gameId'] }),
    ),
  response: salesStops,
  example: EXAMPLE_STOPS,
  refusals: ['game_not_found', 'game_closed', 'sales_already_stopped'],
})

export const resumeSales = endpoint({
  name: 'resumeSales',
  method: 'POST',
  path: '/api/sales-stops/:stopId/end',
  summary: 'Ends a stop: numbers are sold again',
  tag: 'sales',
  access: ADMINS,
  requiresStepUp: true,
  params: z.object({ stopId }),
  response: salesStops,
  example: { active: [], ended: [{ ...EXAMPLE_STOP, endedAt: '2026-11-15T12:30:00.000Z', endedBy: 'hana_r' }] },
  refusals: ['sales_stop_not_found'],
})
