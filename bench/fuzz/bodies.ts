import { PAYMENT_METHODS } from '@edil/domain/postings'
import { totp } from '../../dev/totp.ts'
import { BODY_EXAMPLES } from '../../server/src/request-examples.ts'
import { DESTINATION } from '../../server/test/payouts.ts'
import { PASSWORD } from '../../server/test/people.ts'
import { TOTP_BASE32 } from '../../server/test/sessions.ts'
import { type Choices, happens, maybeOne, uuid } from './choices.ts'
import { markerOf, phoneOf } from './marker.ts'

type Body = Record<string, unknown>

/** A body that the contract accepts and that fits what is there. Without a function here it is the example of the endpoint. */
export function validBody(name: string, choices: Choices): Body {
  return { ...BODY_EXAMPLES[name], ...BODIES[name]?.(choices) }
}

const BODIES: Readonly<Record<string, (choices: Choices) => Body>> = {
  approveDespiteChecks: ({ thing, random }) => ({ reference: thing.reference, receivedSantim: amount(random) }),
  approveGroup: group,
  approvePayment: ({ thing, random }) => ({
    reference: happens(random, 90) ? thing.reference : 'CHV4K8Q2ZT',
    receivedSantim: happens(random, 70) ? undefined : amount(random),
  }),
  cancelGroup: group,
  changeAccount: ({ actor, random, unique }) => ({
    fullName: `Selam ${markerOf('full name', Math.max(0, actor.number))}`,
    username: markerOf('username', Math.max(0, actor.number)),
    phone: happens(random, 90) ? phoneOf(Math.max(0, actor.number)) : `09${unique.slice(-8)}`,
    language: random.one(['en', 'am']),
    calendar: random.one(['gregorian', 'ethiopian']),
    showsName: happens(random, 80),
    password: PASSWORD,
  }),
  changeDesk: ({ scene, random }) => ({ version: scene.versions.settings, paymentLateMinutes: random.between(1, 120) }),
  changeHelp: ({ scene }) => ({ version: scene.versions.settings }),
  changeLicence: ({ scene }) => ({ version: scene.versions.settings }),
  changePassword: ({ random }) => ({
    currentPassword: happens(random, 70) ? PASSWORD : 'wrong password',
    password: PASSWORD,
  }),
  changePlan: ({ scene, random }) => ({
    version: random.one([...scene.versions.plans.values()]),
    // Games of these plans stay open for the whole run.
    ...(happens(random, 50) ? { drawsAt: '23:50' } : { drawsAt: '23:55' }),
    drawsOn: random.one([null, 5]),
  }),
  changeRole: ({ random }) => ({ role: random.one(['player', 'reviewer', 'host', 'admin']) }),
  changeSecurity: ({ scene }) => ({ version: scene.versions.settings }),
  checkResetLink: ({ thing }) => ({ token: thing.id }),
  claimPrize: ({ actor, random }) => {
    const method = random.one(PAYMENT_METHODS)
    const accountName = `Selam ${markerOf('destination', Math.max(0, actor.number))}`
    return { ...DESTINATION, method, accountName, bank: method === 'bank' ? 'Awash' : null }
  },
  closeAccount: ({ actor }) => ({ password: PASSWORD, username: markerOf('username', Math.max(0, actor.number)) }),
  completeAccount: ({ actor }) => ({
    username: markerOf('username', Math.max(0, actor.number)),
    phone: phoneOf(Math.max(0, actor.number)),
    fullName: `Selam ${markerOf('full name', Math.max(0, actor.number))}`,
  }),
  confirmTwoFactor: () => ({ code: totp(TOTP_BASE32) }),
  createNotice: ({ random }) => {
    const from = Date.now() + random.between(-60, 60) * 60_000
    return { showsFrom: new Date(from).toISOString(), showsUntil: new Date(from + 60_000).toISOString() }
  },
  failPrize: ({ random }) => ({ transferId: happens(random, 80) ? undefined : uuid(random) }),
  forgotPassword: ({ scene, random }) => ({
    email: `${markerOf('email', random.one(scene.actors).number)}@example.com`,
  }),
  holdNumbers: ({ random }) => {
    const key = uuid(random)
    if (happens(random, 50)) return { key, numbers: undefined, random: random.between(1, 3) }
    return { key, numbers: someNumbers(random) }
  },
  logIn: ({ scene, random }) => {
    const { number } = random.one(scene.actors)
    const names = [markerOf('username', number), `${markerOf('email', number)}@example.com`, phoneOf(number)]
    return { identifier: random.one(names), password: happens(random, 70) ? PASSWORD : 'wrong password' }
  },
  payPrize: ({ thing, unique }) => ({ amountSantim: thing.amountSantim ?? 1, transferReference: `TR${unique}` }),
  payRefund: ({ unique }) => ({ transferReference: `TR${unique}` }),
  register: ({ unique }) => ({
    username: `n_${unique.slice(-12)}`,
    email: `n${unique}@example.com`,
    phone: `09${unique.slice(-8)}`,
  }),
  rejectPayment: ({ random }) => ({
    reason: random.one([
      'wrong_picture',
      'unreadable',
      'wrong_amount',
      'used_before',
      'not_received',
      'fraud',
      'other',
    ]),
    receivedSantim: happens(random, 50) ? 0 : amount(random),
  }),
  renewRecoveryCodes: () => ({ password: PASSWORD, code: totp(TOTP_BASE32) }),
  resetPassword: ({ thing }) => ({ token: thing.id, password: PASSWORD }),
  selectTicket: ({ random }) =>
    happens(random, 50) ? { numbers: undefined, random: true } : { numbers: someNumbers(random) },
  setReceivingAccount: ({ random, unique }) => ({
    accountName: 'Edil Games',
    accountNumber: happens(random, 80) ? '0900123456' : `09${unique.slice(-8)}`,
  }),
  setReference: ({ unique }) => ({ reference: `RF${unique}` }),
  startDraw: ({ random }) => ({ closesEarly: happens(random, 80), reason: happens(random, 80) ? 'fuzz run' : '' }),
  startSocialSignIn: ({ random }) => ({ provider: random.one(['google', 'facebook']) }),
  startTwoFactor: () => ({ password: PASSWORD }),
  startUpload: ({ random }) => ({ size: random.between(1, 2_000_000) }),
  stepUp: () => ({ code: totp(TOTP_BASE32) }),
  stopSales: ({ random, scene }) => {
    const scope = random.one(['game', 'type', 'game'])
    const gameId = scope === 'game' ? (maybeOne(random, scene.things.openGame)?.id ?? 'daily-1') : null
    return { scope, gameId, type: scope === 'type' ? random.one(['weekly', 'monthly']) : null }
  },
  stopTwoFactor: () => ({ password: PASSWORD, code: totp(TOTP_BASE32) }),
  submitPayment: ({ actor, random, scene, unique }) => ({
    key: uuid(random),
    gameId: random.one(scene.things.openGame).id,
    numbers: [],
    count: random.between(1, 3),
    method: random.one(PAYMENT_METHODS),
    accountName: `Selam ${markerOf('account name', Math.max(0, actor.number))}`,
    reference: `${markerOf('reference', Math.max(0, actor.number))}${unique}`,
    screenshotId: ownScreenshot({ actor, random, scene }),
  }),
  verifyEmail: ({ thing }) => ({ token: thing.id }),
  verifySecondFactor: () => ({ code: totp(TOTP_BASE32) }),
}

function group({ thing, scene, random }: Choices): Body {
  const personId = scene.actors.find(({ number }) => number === thing.owner)?.personId ?? uuid(random)
  return { gameId: thing.gameId ?? 'daily-1', personId }
}

function amount(random: Choices['random']): number {
  return random.one([1, 49_999, 50_000, 50_001, 100_000, 150_000, 500_000, 5_000_000_000])
}

function someNumbers(random: Choices['random']): number[] {
  return [...new Set(Array.from({ length: random.between(1, 3) }, () => random.between(1, 100)))]
}

function ownScreenshot({ actor, random, scene }: Pick<Choices, 'actor' | 'random' | 'scene'>): string {
  const own = scene.things.screenshot.filter(({ owner }) => owner === actor.number)
  const other = happens(random, 10) ? maybeOne(random, scene.things.screenshot) : undefined
  return (other ?? maybeOne(random, own))?.id ?? uuid(random)
}
