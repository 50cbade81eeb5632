import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomnessOf, signRound } from '@edil/domain/draw/beacon'
import { CHAINS, type Chain, firstRoundFrom, QUICKNET, TEST_CHAIN, timeOfRound } from '@edil/domain/draw/chains'
import { TEST_SECRET_KEY } from './beacon-key.ts'

/** How it answers requests for a round. Empty: correctly. */
export type Behaviour = {
  readonly fault?: Fault
  /** Delay before each answer. */
  readonly delayMs?: number
  /** How far its clock is ahead. */
  readonly aheadMs?: number
  /** Also answers rounds of the future, which no real beacon can: for tests that cannot wait. */
  readonly servesFutureRounds?: boolean
}

export type Fault = keyof typeof FAULTS

export type BeaconServer = {
  readonly url: string
  readonly behave: (behaviour: Behaviour) => void
  /** Requests for a round so far. */
  readonly requestCount: () => number
  /** Refuses every connection from here on. */
  readonly close: () => Promise<void>
}

type Answer = { readonly round: number; readonly randomness: string; readonly signature: string }

/**
 * The test chain, served at the paths of a drand relay. `POST /behave` with a `Behaviour` makes it misbehave, also from
 * another process. Of quicknet it serves one real round, as a drand relay would.
 */
export async function serveBeacon(port = 0): Promise<BeaconServer> {
  let behaviour: Behaviour = {}
  let requestCount = 0

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    if (request.method === 'POST' && url === '/behave') {
      behaviour = JSON.parse(await text(request))
      response.writeHead(204).end()
      return
    }
    if (url === '/chains') return sendJson(response, [TEST_CHAIN.chainHash])
    const [, hash, what = ''] = /^\/([0-9a-f]{64})\/(?:public\/)?(info|latest|\d{1,15})(?:\?straight)?$/.exec(url) ?? []
    const chain = CHAINS.find(({ chainHash }) => chainHash === hash)
    if (!chain) return sendNothing(response, 404)
    if (what === 'info') return sendJson(response, infoOf(chain))

    requestCount += 1
    const { fault, delayMs = 0, aheadMs = 0, servesFutureRounds = false } = url.endsWith('?straight') ? {} : behaviour
    if (delayMs > 0) await sleep(delayMs)
    const now = Date.now() + aheadMs
    const round = what === 'latest' ? firstRoundFrom(chain, now + 1) - 1 : Number(what)
    const exists =
      chain === QUICKNET ? round === QUICKNET_ROUND.round : servesFutureRounds || timeOfRound(chain, round) <= now
    if (fault) FAULTS[fault](response, { chain, round, url })
    else if (exists) sendJson(response, answerOf(chain, round))
    else sendNothing(response, 404)
  }

  const server = createServer((request, response) => {
    route(request, response).catch((error: unknown) => {
      console.error(error)
      sendNothing(response, 500)
    })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave(next) {
      behaviour = next
    },
    requestCount: () => requestCount,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type RoundRequest = { readonly chain: Chain; readonly round: number; readonly url: string }

const FAULTS = {
  /** Closes the connection without an answer. (A relay that refuses connections is one that was stopped.) */
  away: (response) => response.destroy(),
  broken: (response) => sendNothing(response, 500),
  too_early: (response) => sendNothing(response, 425),
  garbage: (response) => response.end('<html>Welcome to the hotel. Please sign in.</html>'),
  /** JSON whose round throws when it is converted to a string. */
  nonsense: (response) => sendJson(response, { round: { toString: 1 }, signature: null }),
  /** A correct answer for another round. */
  wrong_round: (response, { chain, round }) => sendJson(response, answerOf(chain, round - 1)),
  /** Another round's signature, labelled with this round. */
  wrong_signature: (response, { chain, round }) => sendJson(response, { ...answerOf(chain, round - 1), round }),
  /** A real signature by the key of another chain. */
  another_chain: (response, { chain, round }) =>
    sendJson(response, { ...answerOf(chain === QUICKNET ? TEST_CHAIN : QUICKNET, round), round }),
  wrong_randomness: (response, { chain, round }) =>
    sendJson(response, { ...answerOf(chain, round), randomness: '00'.repeat(32) }),
  /** A correct answer with a megabyte of padding. */
  oversized: (response, { chain, round }) =>
    sendJson(response, { ...answerOf(chain, round), more: 'x'.repeat(1024 * 1024) }),
  /** Redirects to the correct answer. */
  redirect: (response, { url }) => response.writeHead(302, { location: `${url}?straight` }).end(),
  half(response, { chain, round }) {
    const body = JSON.stringify(answerOf(chain, round))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    response.write(body.slice(0, body.length / 2), () => response.destroy())
  },
} satisfies Record<string, (response: ServerResponse, request: RoundRequest) => void>

function answerOf(chain: Chain, round: number): Answer {
  if (chain === QUICKNET) return QUICKNET_ROUND
  const signature = signatures.get(round) ?? sign(round)
  return { round, randomness: randomnessOf(signature), signature }
}

const QUICKNET_ROUND: Answer = {
  round: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
}

/** Signing takes tens of milliseconds, and tests request the same few rounds. */
const signatures = new Map<number, string>()
const SIGNATURES_MAX = 100

function sign(round: number): string {
  const signature = signRound(TEST_SECRET_KEY, round)
  const [oldest] = signatures.keys()
  if (oldest !== undefined && signatures.size >= SIGNATURES_MAX) signatures.delete(oldest)
  signatures.set(round, signature)
  return signature
}

function infoOf(chain: Chain) {
  return {
    public_key: chain.publicKey,
    period: chain.periodSeconds,
    genesis_time: chain.genesis,
    hash: chain.chainHash,
    schemeID: 'bls-unchained-g1-rfc9380',
    metadata: { beaconID: chain.name },
  }
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

function sendNothing(response: ServerResponse, status: number): void {
  response.writeHead(status).end()
}
