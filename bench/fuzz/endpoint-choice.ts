import type { Endpoint } from '@edil/contract/endpoint'
import type { Role } from '@edil/domain/people'
import type { SeededRandom } from '../../server/test/seeded-random.ts'
import { happens, maybeOne } from './choices.ts'
import { type Actor, type ActorKind, VISITOR } from './people-of-scene.ts'
import type { Kind } from './scene.ts'

/** What the requests of an endpoint are about. Without a line here: the parameter's own kind, or nothing. */
const ABOUT: Readonly<Record<string, readonly Kind[]>> = {
  approveDespiteChecks: ['pendingPayment'],
  approveGroup: ['pendingPayment'],
  approvePayment: ['pendingPayment', 'pendingPayment', 'pendingPayment', 'decidedPayment'],
  cancelGroup: ['pendingPayment'],
  checkResetLink: ['resetToken'],
  clearStage: ['drawnGame', 'drawnGame', 'openGame'],
  completeUpload: ['completeUpload', 'completeUpload', 'upload'],
  enterSignature: ['gameToDraw', 'drawnGame', 'openGame'],
  listTicketOffers: ['owedSelection', 'owedSelection', 'decidedPayment'],
  rejectPayment: ['pendingPayment', 'pendingPayment', 'pendingPayment', 'decidedPayment'],
  reportPresence: ['pendingPayment', 'decidedPayment'],
  requestRefund: ['owedSelection', 'decidedPayment'],
  requestWithdrawal: ['decidedPayment'],
  resetPassword: ['resetToken'],
  selectTicket: ['owedSelection', 'owedSelection', 'decidedPayment'],
  setReference: ['pendingPayment', 'pendingPayment', 'decidedPayment'],
  showReview: ['pendingPayment', 'decidedPayment', 'owedSelection'],
  startDraw: ['gameToDraw', 'gameToDraw', 'drawnGame'],
  uploadPart: ['upload', 'upload', 'completeUpload'],
  verifyEmail: ['verifyToken'],
}
const OF_PARAMETER: Readonly<Record<string, readonly Kind[]>> = {
  deviceId: ['device'],
  gameId: ['openGame', 'gameToDraw', 'drawnGame'],
  key: ['ticket'],
  noticeId: ['notice'],
  paymentId: ['pendingPayment', 'decidedPayment', 'owedSelection'],
  prizeId: ['prize'],
  proposalId: ['proposal'],
  refundId: ['refund'],
  screenshotId: ['screenshot'],
  stopId: ['stop'],
  uploadId: ['upload', 'completeUpload'],
  withdrawalId: ['withdrawal'],
}

export function kindsOf({ name, path }: Endpoint): readonly Kind[] {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter)
  return ABOUT[name] ?? parameters.map((parameter) => OF_PARAMETER[parameter]).find((kinds) => kinds) ?? []
}

/** Each answer costs a hash of a password, a picture or a PDF: chosen a tenth as often as the others. */
const COSTLY = new Set([
  'changeAccount',
  'changePassword',
  'closeAccount',
  'completeUpload',
  'downloadTicketPdf',
  'downloadTicketPng',
  'enterSignature',
  'exportMoney',
  'exportPrizes',
  'exportStaffFigures',
  'forgotPassword',
  'listGameMoney',
  'listMyPayments',
  'logIn',
  'register',
  'renewRecoveryCodes',
  'resetPassword',
  'showDrawPreview',
  'startDraw',
  'startTwoFactor',
  'stopTwoFactor',
  'uploadPart',
])
const SHARE = 10

/** nginx does not pass requests for these on. */
const NOT_PUBLIC = ['healthz', 'readyz']

/** Every endpoint as often as it is to be chosen. */
export function weighEndpoints(endpoints: readonly Endpoint[]): Endpoint[] {
  return endpoints
    .filter(({ name }) => !NOT_PUBLIC.includes(name))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .flatMap((endpoint) => Array.from({ length: COSTLY.has(endpoint.name) ? 1 : SHARE }, () => endpoint))
}

/** They end sessions, or change who a person is: never sent by, or about, steady people. */
const SHAKING = new Set([
  'changePassword',
  'changeRole',
  'closeAccount',
  'confirmProposal',
  'lockPerson',
  'logOut',
  'logOutDevice',
  'resetPassword',
  'startTwoFactor',
  'stopTwoFactor',
  'unlockPerson',
])

export function isShaking({ name }: Endpoint): boolean {
  return SHAKING.has(name)
}

/** Mostly one who may send the request, sometimes each of the others. */
export function chooseActor(random: SeededRandom, endpoint: Endpoint, actors: readonly Actor[]): Actor {
  const { access, name } = endpoint
  if (happens(random, 6)) return VISITOR
  const refused: readonly ActorKind[] = ['locked', 'staff without second factor', 'staff without step-up']
  if (happens(random, 6)) return random.one(actors.filter(({ as }) => refused.includes(as)))
  const role = happens(random, 85)
    ? roleFor(random, access)
    : random.one(['player', 'reviewer', 'host', 'admin'] as const)
  const isSteady = SHAKING.has(name) && name !== 'changeRole' && access === 'person' ? false : happens(random, 90)
  const able = actors.filter((actor) => actor.as === role && actor.isSteady === isSteady)
  return maybeOne(random, able) ?? VISITOR
}

function roleFor(random: SeededRandom, access: Endpoint['access']): Role {
  if (Array.isArray(access)) return random.one(access as readonly Role[])
  return happens(random, 80) ? 'player' : random.one(['reviewer', 'host', 'admin'] as const)
}
