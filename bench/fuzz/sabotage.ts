import type { World } from '../../server/test/world.ts'
import { sabotageFunction } from '../sabotage-function.ts'

/** Something that is broken on purpose, the endpoints that show it, and the fault that must be found. */
export type Sabotage = {
  readonly name: string
  readonly endpoints: readonly string[]
  readonly fault: RegExp
  readonly breakIt: (world: World) => Promise<unknown>
}

export const SABOTAGES: readonly Sabotage[] = [
  {
    name: 'a table is gone',
    endpoints: ['listNotices'],
    fault: /^status 500/,
    breakIt: ({ owner }) => owner.query('alter table notices rename to notices_away'),
  },
  {
    name: 'a hold is refused with a code of draws',
    endpoints: ['holdNumbers'],
    fault: /^the code draw_not_found is not declared/,
    breakIt: ({ owner }) =>
      sabotageFunction(owner, 'hold_numbers', [
        { from: "jsonb_build_object('refusal', refusal)", to: "jsonb_build_object('refusal', 'draw_not_found')" },
      ]),
  },
  {
    name: 'boards show full names',
    endpoints: ['showBoard'],
    fault: /^shows another person's data: full name/,
    breakIt: ({ owner }) =>
      owner.query(`alter table people drop column public_name;
        alter table people add column public_name text generated always as (full_name) stored`),
  },
]
