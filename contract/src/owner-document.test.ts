/** The fields, limits and rights of the owner's document, as the contract between browser and server has them. */
import { expect, test } from 'vitest'
import { changePassword, checkResetLink, registration } from './accounts.ts'
import { holdNumbers, joinGame, showMyNumbers } from './boards.ts'
import { LIVE_DRAW_CHANNEL } from './channels.ts'
import { clearStage, EXAMPLE_DRAW, listDraws, startDraw } from './draws.ts'
import { listWinners, showHome, showJackpots } from './figures.ts'
import { EXAMPLE_GAME, listGames } from './games.ts'
import { EXAMPLE_PAYMENT, listMyPayments, selectTicket, submitPayment } from './payments.ts'
import { approveGroup, approvePayment, cancelGroup, EXAMPLE_REVIEW, listNumberGroups, rejectPayment } from './review.ts'
import { EXAMPLE_ME } from './sessions.ts'
import { EXAMPLE_TICKET, listMyTickets } from './tickets.ts'

/** `endpoints.test.ts` checks that the examples are what the schemas say. */
const expectFields = (example: object, ...fields: string[]) =>
  expect(Object.keys(example)).toEqual(expect.arrayContaining(fields))

// proves: ENT-01, ENT-02, ENT-03, ENT-04, CALL-23
test('a game has id, title, type, fee, prizes, players and status', () => {
  expectFields(EXAMPLE_GAME, 'id', 'title', 'type', 'feeSantim', 'prizesSantim', 'players', 'numbers', 'status')
  expect(EXAMPLE_GAME.numbers).toBe(100)
})

// proves: ENT-05
test('a game has the times of opening, closing and draw', () => {
  expectFields(EXAMPLE_GAME, 'openedAt', 'closesAt', 'drawsAt')
  expectFields(EXAMPLE_DRAW, 'closedAt')
  expectFields(EXAMPLE_DRAW.result ?? {}, 'drawnAt')
})

// proves: ENT-06, STATE-07
test('the reply to a join has the fields of the document', () => {
  expectFields(joinGame.example, 'success', 'message', 'game_started', 'winning_number', 'current_participants')
})

// proves: ENT-07, ENT-09
test('a ticket has key, number and numbers, and a payment its ticket', () => {
  expectFields(EXAMPLE_TICKET, 'key', 'number', 'numbers', 'player')
  expectFields(EXAMPLE_PAYMENT, 'ticketKey', 'ticketNumber', 'numbers', 'decidedAt')
})

// proves: ENT-11, ENT-12, ENT-13
test('a submitted payment has user, account name, amount, type, screenshot, status and time', () => {
  expectFields(
    EXAMPLE_REVIEW,
    'username',
    'accountName',
    'amountSantim',
    'type',
    'screenshotUrl',
    'status',
    'submittedAt',
  )
})

// proves: ENT-14
test('selected numbers have user, username, number, game, approval and time', () => {
  const [group] = listNumberGroups.example.groups
  expectFields(group ?? {}, 'personId', 'username', 'gameId', 'since')
  expectFields(group?.numbers[0] ?? {}, 'number', 'status')
})

// proves: ENT-15, ENT-16, CALL-28
test('a session has the full name and the role', () => {
  expectFields(EXAMPLE_ME, 'fullName', 'role')
})

const SIGN_UP = {
  fullName: 'Selam Bekele',
  username: 'selam_b',
  email: 'selam@example.com',
  phone: '+251911223344',
  bornOn: '1998-03-25',
  password: 'abc123',
  agreesToTerms: true,
  language: 'en',
}
const isAccepted = (change: object) => registration.safeParse({ ...SIGN_UP, ...change }).success

// proves: ENT-17, VALID-03
test('a sign-up needs every field', () => {
  expect(isAccepted({})).toBe(true)
  for (const field of ['fullName', 'username', 'email', 'phone', 'password', 'agreesToTerms']) {
    expect(isAccepted({ [field]: undefined }), field).toBe(false)
  }
})

// proves: VALID-04
test.each([
  ['ab', false],
  ['abc', true],
  ['a'.repeat(20), true],
  ['a'.repeat(21), false],
  ['Abc_123', true],
  ['abc-123', false],
  ['abc 123', false],
  ['አበበ', false],
])('the username %s is accepted: %s', (username, isValid) => {
  expect(isAccepted({ username })).toBe(isValid)
})

// proves: VALID-06, RESET-04
test('a password has at least six characters', () => {
  expect(isAccepted({ password: 'abc12' })).toBe(false)
  expect(isAccepted({ password: 'abc123' })).toBe(true)
})

// proves: ENT-18
test('the check of a reset link reveals no user', () => {
  expect(Object.keys(checkResetLink.example)).toEqual(['minimumLength'])
})

// proves: ENT-19
test('a winner has name, type, position, prize, time and number', () => {
  const [draw] = listWinners.example.draws
  expectFields(draw ?? {}, 'type', 'drawnAt')
  expectFields(draw?.prizes[0] ?? {}, 'player', 'position', 'prizeSantim', 'number')
})

// proves: STATE-21
test('draws have the channel live-draw', () => {
  expect(LIVE_DRAW_CHANNEL).toBe('live-draw')
})

// proves: ROLE-01, ROLE-02
test('what visitors see needs no login', () => {
  for (const endpoint of [showHome, listGames, showJackpots, listWinners, listDraws]) {
    expect(endpoint.access, endpoint.name).toBe('everyone')
  }
})

// proves: ROLE-03, ROLE-04, ROLE-05, ROLE-06, ROLE-07, ROLE-08
test('what players do needs a login and no role', () => {
  const own = [joinGame, listMyPayments, showMyNumbers, selectTicket, holdNumbers, submitPayment, listMyTickets]
  for (const endpoint of [...own, changePassword]) expect(endpoint.access, endpoint.name).toBe('person')
})

// proves: ROLE-15, ROLE-16, ROLE-17, ROLE-18
test('what admins do needs their role', () => {
  for (const endpoint of [approvePayment, rejectPayment, approveGroup, cancelGroup, startDraw, clearStage]) {
    expect(endpoint.access, endpoint.name).toContain('admin')
    expect(endpoint.access, endpoint.name).not.toContain('player')
  }
})
