import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { gameType, prizesSantim, santim } from './fields.ts'
import { instant } from './time.ts'

export const plan = z.object({
  id: z.string(),
  type: gameType,
  title: z.string(),
  feeSantim: santim,
  prizesSantim,
  /** Addis Ababa time. `on` is 1 for Monday to 7 for Sunday; with `month` it is the last such day of the month. */
  schedule: z.object({
    every: z.enum(['day', 'week', 'month']),
    on: z.nullable(z.int().check(z.minimum(1), z.maximum(7))),
    at: z.string().check(z.regex(/^\d\d:\d\d$/)),
  }),
  closeMinutesBefore: z.int(),
  nextDrawAt: instant,
})

export type PlanView = z.infer<typeof plan>

export const listPlans = endpoint({
  name: 'listPlans',
  method: 'GET',
  path: '/api/plans',
  summary: 'Fees, prizes and draw times of every active plan',
  tag: 'games',
  access: 'everyone',
  response: z.object({ plans: z.array(plan) }),
  example: {
    plans: [
      {
        id: 'weekly',
        type: 'weekly',
        title: 'Weekly',
        feeSantim: 100_000,
        prizesSantim: [7_500_000, 500_000, 250_000],
        schedule: { every: 'week', on: 5, at: '18:00' },
        closeMinutesBefore: 10,
        nextDrawAt: '2026-11-20T15:00:00.000Z',
      },
    ],
  },
  refusals: [],
  publicCacheSeconds: 1,
})
