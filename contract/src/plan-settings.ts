import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { gameId, gameType, prizesSantim, santim, version } from './fields.ts'
import { instant } from './time.ts'

const ADMINS = ['admin'] as const

const minutes = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))

/** What an admin can change, from the plan's next game on. */
const planFigures = {
  feeSantim: santim.check(z.positive()),
  prizesSantim,
  /** Weekday of the draw, 1 for Monday to 7 for Sunday; `null` for a plan that draws every day. */
  drawsOn: z.nullable(minutes(1, 7)),
  /** Addis Ababa time. */
  drawsAt: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  closeMinutesBefore: minutes(0, 720),
  holdMinutes: minutes(1, 120),
  /** How long winners can claim a prize. */
  claimDays: minutes(1, 3_650),
  /** Draws as soon as all numbers are approved. */
  drawsWhenFull: z.boolean(),
}

const planVersion = z.object({
  version,
  ...planFigures,
  changedAt: instant,
  /** `null`: as shipped. */
  changedBy: z.nullable(z.string()),
})
export type PlanVersion = z.infer<typeof planVersion>

const planSettings = z.object({
  id: z.string(),
  type: gameType,
  title: z.string(),
  every: z.enum(['day', 'week', 'month']),
  ...planVersion.shape,
  /** The open game, which keeps its own figures; the next one opens when it closes. */
  openGame: z.nullable(z.object({ id: gameId, feeSantim: santim, closesAt: instant })),
  /** The current version first. */
  history: z.array(planVersion),
})
export type PlanSettings = z.infer<typeof planSettings>

const EXAMPLE_VERSION: PlanVersion = {
  version: 2,
  feeSantim: 50_000,
  prizesSantim: [3_500_000, 300_000, 200_000],
  drawsOn: null,
  drawsAt: '18:00',
  closeMinutesBefore: 10,
  holdMinutes: 15,
  claimDays: 90,
  drawsWhenFull: false,
  changedAt: '2026-11-15T12:00:00.000Z',
  changedBy: 'hana_r',
}
export const EXAMPLE_PLAN_SETTINGS: PlanSettings = {
  id: 'daily',
  type: 'daily',
  title: 'Daily',
  every: 'day',
  ...EXAMPLE_VERSION,
  openGame: { id: 'daily-412', feeSantim: 50_000, closesAt: '2026-11-15T14:50:00.000Z' },
  history: [
    EXAMPLE_VERSION,
    { ...EXAMPLE_VERSION, version: 1, holdMinutes: 20, changedAt: '2026-11-01T00:00:00.000Z', changedBy: null },
  ],
}

const response = z.object({ plans: z.array(planSettings) })
const example = { plans: [EXAMPLE_PLAN_SETTINGS] }

export const listPlanSettings = endpoint({
  name: 'listPlanSettings',
  method: 'GET',
  path: '/api/plan-settings',
  summary: 'Every active plan as operators see it, with its earlier versions',
  tag: 'games',
  access: ADMINS,
  response,
  example,
  refusals: [],
})

export const changePlan = endpoint({
  name: 'changePlan',
  method: 'PUT',
  path: '/api/plan-settings/:planId',
  summary: 'Changes a plan from its next game on. Games that are open keep their figures',
  tag: 'games',
  access: ADMINS,
  requiresStepUp: true,
  params: z.object({ planId: z.string().check(z.regex(/^[a-z][a-z0-9]{1,30}$/)) }),
  /** `version`: the one that the admin has seen. */
  body: z.strictObject({ version, ...planFigures }),
  response,
  example,
  refusals: ['plan_not_found', 'plan_changed', 'prizes_out_of_order', 'prizes_above_full_board'],
})
