import type { Endpoint } from '@edil/contract/endpoint'

/** Answers that say who may call, or how often, and nothing about what the endpoint does. */
const AT_THE_DOOR = [
  'account_locked',
  'login_required',
  'not_allowed',
  'origin_refused',
  'request_invalid',
  'route_not_found',
  'second_factor_required',
  'service_unavailable',
  'step_up_required',
  'too_many_attempts',
]

/** How often each endpoint gave each outcome. */
export type RouteTally = {
  readonly add: (endpoint: Endpoint, outcome: string) => void
  /** A line for each endpoint, with the number of each outcome. */
  readonly lines: () => string[]
  /** Endpoints of which every answer was given at the door. */
  readonly untested: () => string[]
  /** Answers that nginx gave itself. */
  readonly ofNginx: () => number
}

export function createRouteTally(endpoints: readonly Endpoint[]): RouteTally {
  const counts = new Map(endpoints.map((endpoint) => [endpoint.name, new Map<string, number>()]))
  const isInside = (outcome: string) =>
    /^(200|304)$/.test(outcome) ||
    (/^4\d\d [a-z_]+$/.test(outcome) && !AT_THE_DOOR.includes(outcome.slice(4)) && outcome.slice(4) !== 'nginx')
  return {
    add({ name }, outcome) {
      const outcomes = counts.get(name)
      outcomes?.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    },
    lines: () =>
      endpoints.map(({ name, method, path }) => {
        const outcomes = [...(counts.get(name) ?? [])].toSorted(([, one], [, other]) => other - one)
        return `${method} ${path}: ${outcomes.map(([outcome, count]) => `${outcome} × ${count}`).join(', ')}`
      }),
    untested: () =>
      endpoints
        .filter(({ name }) => ![...(counts.get(name)?.keys() ?? [])].some(isInside))
        .map(({ method, path }) => `${method} ${path}`),
    ofNginx: () =>
      [...counts.values()]
        .flatMap((outcomes) => [...outcomes])
        .reduce((sum, [outcome, count]) => sum + (outcome.endsWith(' nginx') ? count : 0), 0),
  }
}
