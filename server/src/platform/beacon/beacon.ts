import { setTimeout as sleep } from 'node:timers/promises'
import type { Chain } from '@edil/domain/draw/chains'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'
import { singleFlight } from '../single-flight.ts'
import { type RelayAnswer, type RelayFailing, requestRelay } from './relay.ts'

/** A client of a public randomness beacon. Relays need not be trusted: the signature is checked. */
export type Beacon = {
  readonly chain: Chain
  /** The round's checked signature. Rejects with `BeaconAway` while no relay has it; retry later for the same round. */
  readonly fetchSignature: (round: number) => Promise<string>
  /** The newest round that any relay has, with its signature checked; `undefined` when no relay answers. */
  readonly fetchLatestRound: () => Promise<number | undefined>
  readonly close: () => void
}

export type BeaconOptions = {
  readonly chain: Chain
  readonly relays: readonly string[]
  /** Time limit for the complete response of one relay. */
  readonly timeoutMs?: number
  /** After this time a second relay is requested as well. */
  readonly patienceMs?: number
  readonly latestTimeoutMs?: number
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'beaconFailures'>
}

export type RelayFailure = {
  /** Its host. */
  readonly relay: string
  readonly because: RelayFailing
  readonly detail?: string | undefined
}

/** No relay returned the round's signature. */
export class BeaconAway extends Error {
  readonly round: number
  readonly failures: readonly RelayFailure[]

  constructor(round: number, failures: readonly RelayFailure[]) {
    const reasons = failures.map(({ relay, because, detail }) => `${relay} ${because}${detail ? ` (${detail})` : ''}`)
    super(`no relay gave round ${round}: ${reasons.join(', ')}`)
    this.name = 'BeaconAway'
    this.round = round
    this.failures = failures
  }
}

/** A relay may wait for a round that is due within seconds. */
const TIMEOUT_MS = 5_000
const PATIENCE_MS = 1_000
/** The newest round is only compared with a clock: a relay that does not answer soon is left out. */
const LATEST_TIMEOUT_MS = 2_000

type RelayResult = { readonly index: number; readonly relay: string; readonly answer: RelayAnswer }

export function createBeacon({
  chain,
  relays,
  timeoutMs = TIMEOUT_MS,
  patienceMs = PATIENCE_MS,
  latestTimeoutMs = LATEST_TIMEOUT_MS,
  log,
  metrics,
}: BeaconOptions): Beacon {
  /** Concurrent requests for the same round share the response: checking one takes 100 ms. */
  const fetchOnce = singleFlight<string>()
  const closing = new AbortController()
  /** Failures already logged since a relay's last good response, so that a long outage does not fill the log. */
  const logged = new Map<string, Set<RelayFailing>>()
  let preferred = 0

  /** One pass: each relay at most once, the next one when the previous has failed or is slow. */
  async function askInTurn(round: number): Promise<string> {
    const pass = new AbortController()
    const isOver = AbortSignal.any([closing.signal, pass.signal])
    const left = relays.map((_, index) => (preferred + index) % relays.length)
    const asked = new Map<number, Promise<RelayResult>>()
    const failures: RelayFailure[] = []
    try {
      while (left.length > 0 || asked.size > 0) {
        const next = left.shift()
        if (next !== undefined) asked.set(next, resultOf(next, round, isOver))
        const silence = left.length > 0 ? [sleep(patienceMs, undefined, { signal: pass.signal })] : []
        const result = await Promise.race([...asked.values(), ...silence])
        if (!result) continue
        const { index, relay, answer } = result
        if ('signature' in answer) {
          preferred = index
          logged.delete(relay)
          return answer.signature
        }
        asked.delete(index)
        failures.push({ relay, ...answer })
        note(round, { relay, ...answer })
      }
      throw new BeaconAway(round, failures)
    } finally {
      pass.abort()
    }
  }

  async function resultOf(index: number, round: number, isOver: AbortSignal): Promise<RelayResult> {
    const relay = relays[index] ?? ''
    return { index, relay: new URL(relay).host, answer: await requestRelay({ relay, chain, round, timeoutMs, isOver }) }
  }

  function note(round: number, failure: RelayFailure): void {
    const { relay, because } = failure
    if (because === 'no_longer_asked') return
    metrics.beaconFailures.inc({ relay, reason: because })
    const before = logged.get(relay) ?? new Set()
    if (before.has(because)) return
    logged.set(relay, before.add(because))
    log[because === 'not_yet' ? 'info' : 'warn']({ round, ...failure }, 'a beacon relay did not give a round')
  }

  /** All relays at once: one that lags behind must not make our clock look fast. */
  async function askForLatest(): Promise<number | undefined> {
    const request = { chain, round: 'latest', timeoutMs: latestTimeoutMs, isOver: closing.signal } as const
    const answers = await Promise.all(relays.map((relay) => requestRelay({ relay, ...request })))
    const rounds = answers.flatMap((answer) => ('signature' in answer ? [answer.round] : []))
    return rounds.length > 0 ? Math.max(...rounds) : undefined
  }

  return {
    chain,
    fetchLatestRound: askForLatest,
    fetchSignature: (round) => fetchOnce(`${round}`, () => askInTurn(round)),
    close: () => closing.abort(),
  }
}
