import type { Endpoint } from '@edil/contract/endpoint'
import { type core, safeParse } from 'zod/mini'
import { PARAMETER_EXAMPLES } from '../../server/src/request-examples.ts'
import { screenshotLink } from '../../server/src/uploads/screenshot-link.ts'
import type { SeededRandom } from '../../server/test/seeded-random.ts'
import { SMALL_JPEG } from '../../server/test/uploads.ts'
import { validBody } from './bodies.ts'
import { type Choices, chooseThing, happens, randomOf, uuid } from './choices.ts'
import { chooseActor, isShaking, kindsOf } from './endpoint-choice.ts'
import type { Actor } from './people-of-scene.ts'
import type { Scene } from './scene.ts'
import { brokenJson, HOSTILE_TEXTS, spoilBadly, spoilSlightly } from './spoil.ts'
import { type Draft, playTrick } from './transport-tricks.ts'

export type Shape = 'valid' | 'nearly valid' | 'hostile' | 'sent oddly'

export type Request = {
  readonly index: number
  readonly endpoint: Endpoint
  readonly actor: Actor
  readonly shape: Shape
  /** What was done to it. */
  readonly trick: string
  readonly method: string
  readonly target: string
  readonly bytes: Buffer
  /** The answer may be that of another address, or of nginx. */
  readonly isAstray: boolean
  /** The endpoint at the address and with the method that were sent. */
  readonly reached: Endpoint | undefined
  readonly closesAfter: boolean
  /** The contract does not accept it, so it must not succeed. */
  readonly mustFail: boolean
}

export type Generator = {
  readonly seed: number
  readonly origin: string
  /** As often as each is to be chosen. */
  readonly endpoints: readonly Endpoint[]
}

/** Sent with the cookie of a login that waits for its second factor. */
const IN_THE_MIDDLE_OF_A_LOGIN = new Set(['verifySecondFactor', 'startPasskeySignIn', 'signInWithPasskey'])

/** The request with this number: the same for the same seed, but for the ids of things. */
export function generateRequest({ seed, origin, endpoints }: Generator, scene: Scene, index: number): Request {
  const random = randomOf(seed, index)
  const endpoint = random.one(endpoints)
  const actor = chooseActor(random, endpoint, scene.actors)
  const kinds = kindsOf(endpoint)
  const thing =
    kinds.length > 0 ? chooseThing(random, scene, random.one(kinds), actor) : { id: uuid(random), owner: -1 }
  const unique = `${seed % 1_000}${String(index).padStart(8, '0')}`
  const choices: Choices = { random, scene, actor, thing, unique }
  const shape = chooseShape(random)
  const { query, isSpoiled } = queryOf(endpoint, choices, shape)
  const path = pathOf(endpoint, choices, shape)
  const body = bodyOf(endpoint, choices, shape)
  const draft: Draft = {
    method: endpoint.method,
    target: `${path.text}${query}`,
    headers: [],
    body: body.bytes,
    isAstray: path.isSpoiled || isSpoiled,
    closesAfter: false,
  }
  draft.headers.push(
    ['Host', origin.slice('http://'.length)],
    ['X-Forwarded-For', addressOf(actor, random)],
    ['Accept', '*/*'],
  )
  if (endpoint.method !== 'GET') draft.headers.push(['Origin', origin])
  const cookie = IN_THE_MIDDLE_OF_A_LOGIN.has(endpoint.name) ? random.one(scene.pendingCookies) : actor.cookie
  if (cookie !== '') draft.headers.push(['Cookie', cookie])
  if (body.bytes) draft.headers.push(['Content-Type', body.type])
  const trick = shape === 'sent oddly' ? playTrick(draft, random) : shape
  const { isAstray, closesAfter, method, target } = draft
  const mustFail = shape !== 'sent oddly' && !body.isAccepted
  const reached = isAstray ? findEndpoint(endpoints, method, target) : endpoint
  const bytes = write(draft)
  return { index, endpoint, actor, shape, trick, method, target, bytes, isAstray, reached, closesAfter, mustFail }
}

/** As nginx and the api read the address: unescaped, without empty segments and dots. */
function findEndpoint(endpoints: readonly Endpoint[], method: string, target: string): Endpoint | undefined {
  const url = URL.parse(target.replaceAll('%2f', '/').replace('%61', 'a').replaceAll(/\/\/+/g, '/'), 'http://edil')
  const segments = url?.pathname.replace(/\/$/, '').split('/') ?? []
  return endpoints.find((endpoint) => {
    const expected = endpoint.path.split('/')
    return (
      endpoint.method === method &&
      expected.length === segments.length &&
      expected.every((segment, place) => segment.startsWith(':') || segment === segments[place])
    )
  })
}

function chooseShape(random: SeededRandom): Shape {
  const at = random.below(100)
  if (at < 55) return 'valid'
  if (at < 70) return 'nearly valid'
  return at < 85 ? 'hostile' : 'sent oddly'
}

/** Many clients behind many addresses, as nginx learns them from a balancer. */
function addressOf({ number }: Actor, random: SeededRandom): string {
  return number < 0
    ? `196.189.${random.below(256)}.${random.below(256)}`
    : `196.188.${(number >> 6) & 255}.${number & 63}`
}

function pathOf(endpoint: Endpoint, choices: Choices, shape: Shape): { text: string; isSpoiled: boolean } {
  const { random } = choices
  let isSpoiled = false
  const text = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(parameterOf(endpoint, name, choices))
    if (shape === 'nearly valid' && happens(random, 20)) {
      isSpoiled = true
      return encodeURIComponent(random.one([`${value}0`, value.slice(1) || 'x', value.toUpperCase(), uuid(random)]))
    }
    if (shape !== 'hostile' || happens(random, 60)) return encodeURIComponent(value)
    isSpoiled = true
    return encodeSafely(random.one(HOSTILE_TEXTS).slice(0, 400))
  })
  return { text, isSpoiled }
}

function parameterOf(endpoint: Endpoint, name: string, { random, scene, thing }: Choices): string | number {
  const { params } = endpoint
  const options = params && optionsOf(params, name)
  if (options) return random.one(options)
  if (name === 'personId') {
    const people = scene.actors.filter(({ isSteady }) => !isShaking(endpoint) || !isSteady)
    return random.one(people).personId
  }
  if (name === 'gameId') return thing.gameId ?? (thing.owner === -1 && thing.id.length < 36 ? thing.id : 'daily-1')
  if (name === 'number') return random.between(1, 100)
  if (name === 'offset') return random.one([0, 100, 50, 65_536])
  if (name === 'planId') return random.one([...scene.versions.plans.keys()].slice(0, 8))
  if (name === 'appliesFrom') return `20${random.between(27, 99)}-0${random.between(1, 9)}-1${random.below(10)}`
  return /Id$|^key$/.test(name) ? thing.id : (PARAMETER_EXAMPLES[name] ?? 'x')
}

type Definition = {
  readonly type: string
  readonly shape?: Readonly<Record<string, core.$ZodType>>
  readonly innerType?: core.$ZodType
  readonly entries?: Readonly<Record<string, string>>
  readonly format?: string
}
const definitionOf = (schema: core.$ZodType): Definition => schema._zod.def as unknown as Definition

/** The values of an enumeration. */
function optionsOf(object: core.$ZodType, key: string): readonly string[] | undefined {
  let field = definitionOf(object).shape?.[key]
  while (field && definitionOf(field).innerType) field = definitionOf(field).innerType
  const entries = field && definitionOf(field).entries
  return entries && Object.values(entries)
}

function queryOf(endpoint: Endpoint, choices: Choices, shape: Shape): { query: string; isSpoiled: boolean } {
  const { random } = choices
  if (endpoint.name === 'showScreenshot') return { query: linkQuery(choices, shape), isSpoiled: false }
  const shapeOfQuery = endpoint.query ? (definitionOf(endpoint.query).shape ?? {}) : {}
  const pairs: string[] = []
  for (const [key, field] of Object.entries(shapeOfQuery)) {
    const isOptional = ['optional', 'default'].includes(definitionOf(field).type)
    if (isOptional && happens(random, 50)) continue
    const value = optionsOf(endpoint.query as core.$ZodType, key)
    pairs.push(`${key}=${encodeURIComponent(value ? random.one(value) : argumentOf(endpoint, key, choices))}`)
  }
  const isSpoiled = (shape === 'hostile' || shape === 'nearly valid') && happens(random, pairs.length > 0 ? 50 : 5)
  if (isSpoiled) {
    const [key = 'x'] = (random.one(pairs.length > 0 ? pairs : ['x']) ?? 'x').split('=')
    pairs.push(
      `${random.one([key, key, `${key}x`, `${key}[]`])}=${encodeSafely(random.one(HOSTILE_TEXTS).slice(0, 400))}`,
    )
    if (happens(random, 50)) pairs.splice(0, pairs.length - 1)
  }
  return { query: pairs.length > 0 ? `?${pairs.join('&')}` : '', isSpoiled }
}

function linkQuery({ actor, scene, thing, random }: Choices, shape: Shape): string {
  const viewer = shape === 'valid' || happens(random, 50) ? actor : random.one(scene.actors)
  const link = screenshotLink(scene.linkKey, { screenshotId: thing.id, viewerId: viewer.personId }, new Date())
  return link.slice(link.indexOf('?'))
}

function argumentOf(endpoint: Endpoint, key: string, { random, scene, thing }: Choices): string {
  const { things, actors } = scene
  if (key === 'channel') {
    const { personId } = random.one(actors)
    const channels =
      endpoint.name === 'countViewers' ? ['games', 'live-draw', 'board/daily-1'] : ['review', `account/${personId}`]
    return random.one(channels)
  }
  if (key === 'from') return '2026-01-01'
  if (key === 'to') return '2026-12-31'
  if (key === 'year') return String(random.between(2024, 2027))
  if (key === 'before') return random.one(actors).personId
  if (key === 'path') return random.one(['0/000', '0/000.p/17', '1/000', '0/x001/234', '0/000.p/1'])
  if (key === 'search') return random.one(['Selam', '', 'zq', `zqu`, '%', '+251', 'a@example.com'])
  if (key === 'after' && endpoint.name === 'listNumberGroups') return `daily-1:${random.one(actors).personId}`
  if (key === 'after' && endpoint.name === 'listMyTickets') return random.one(things.ticket).id
  if (key === 'after' && /Game|Winners/.test(endpoint.name)) return random.one(things.drawnGame).id
  if (key === 'after' && /Prizes/.test(endpoint.name)) return random.one(things.prize).id
  if (key === 'after' && /Refunds/.test(endpoint.name)) return random.one(things.refund).id
  if (key === 'after') return random.one(things.decidedPayment).id
  return key === 'gameId' ? random.one(things.openGame).id : thing.id
}

type Body = { readonly bytes: Buffer | undefined; readonly type: string; readonly isAccepted: boolean }

function bodyOf(endpoint: Endpoint, choices: Choices, shape: Shape): Body {
  const { random } = choices
  const json = 'application/json'
  if (endpoint.bodyBytesMax !== undefined) {
    const isWhole = shape === 'valid' || happens(random, 50)
    const bytes = isWhole
      ? SMALL_JPEG.subarray(random.one([0, 100]))
      : Buffer.alloc(random.one([0, 1, 65_536, 65_537, 90_000]), 7)
    return { bytes, type: 'application/octet-stream', isAccepted: bytes.length <= endpoint.bodyBytesMax }
  }
  if (!endpoint.body) return { bytes: undefined, type: json, isAccepted: true }
  const valid = validBody(endpoint.name, choices)
  const text = JSON.stringify(valid)
  if (shape === 'hostile' && happens(random, 25)) {
    return { bytes: brokenJson(text, random), type: json, isAccepted: true }
  }
  const body =
    shape === 'nearly valid' ? spoilSlightly(valid, random) : shape === 'hostile' ? spoilBadly(valid, random) : valid
  const sent = JSON.stringify(body)
  const isAccepted = shape === 'valid' || safeParse(endpoint.body, JSON.parse(sent)).success
  return { bytes: Buffer.from(sent), type: json, isAccepted }
}

/** Escaped as a browser does; a lone surrogate, which cannot be, as a replacement character. */
function encodeSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

function write({ method, target, headers, body }: Draft): Buffer {
  const names = headers.map(([name]) => name)
  const hasLength = names.includes('Content-Length') || names.includes('Transfer-Encoding')
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  if (!hasLength && (body || method !== 'GET')) lines.push(`Content-Length: ${body?.length ?? 0}`)
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  return body ? Buffer.concat([head, body]) : head
}
