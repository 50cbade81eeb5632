import { showBoard } from '@edil/contract/boards'
import { listGames } from '@edil/contract/games'
import { reservePrize } from '@edil/contract/prizes'
import { listReviews } from '@edil/contract/review'
import { expect, test } from 'vitest'
import type { Answer } from './http-connection.ts'
import { type Judged, judgeAnswer } from './judge-answer.ts'
import { markerOf, phoneOf } from './marker.ts'
import { type Actor, VISITOR } from './people-of-scene.ts'

const NORMAL = { isOutage: false }
const player: Actor = { ...VISITOR, as: 'player', role: 'player', number: 7 }
const reviewer: Actor = { ...VISITOR, as: 'reviewer', role: 'reviewer', number: 8 }

function asked(different: Partial<Judged> = {}): Judged {
  const request = { endpoint: showBoard, reached: showBoard, actor: player, isAstray: false, mustFail: false }
  return { ...request, method: 'GET', ...different }
}

function answered(status: number, body: object, type = 'application/json', more = ''): Answer {
  const head = `HTTP/1.1 ${status} X\r\nContent-Type: ${type}\r\nx-request-id: 1${more}`
  return { status, head, body: Buffer.from(JSON.stringify(body)) }
}

const refused = (status: number, code: string) =>
  answered(status, { type: 'x', title: 'x', status, code, requestId: '1' }, 'application/problem+json')
const faultsOf = (answer: Answer | undefined, request = asked(), circumstances = NORMAL) =>
  judgeAnswer(request, answer, circumstances).faults

test('an answer as the contract says is right', () => {
  expect(judgeAnswer(asked(), answered(200, showBoard.example), NORMAL)).toEqual({ outcome: '200', faults: [] })
  expect(judgeAnswer(asked(), refused(404, 'game_not_found'), NORMAL)).toEqual({
    outcome: '404 game_not_found',
    faults: [],
  })
})

test('an error of the server is found, and 503 is right only while PostgreSQL is away', () => {
  expect(faultsOf(refused(500, 'unexpected'))).toEqual(['status 500'])
  expect(faultsOf(refused(503, 'service_unavailable'))).toEqual(['status 503'])
  expect(faultsOf(refused(503, 'service_unavailable'), asked(), { isOutage: true })).toEqual([])
  expect(faultsOf(refused(500, 'unexpected'), asked(), { isOutage: true })).toEqual(['status 500'])
  expect(faultsOf(undefined)).toEqual(['no answer'])
})

test('a code that the endpoint does not declare is found, and a code with the status of another', () => {
  expect(faultsOf(refused(409, 'game_full'))).toEqual(['the code game_full is not declared'])
  expect(faultsOf(refused(409, 'game_not_found'))).toEqual(['the code game_not_found with the status 409'])
  expect(faultsOf(answered(400, { error: 'Bad Request' }))).toEqual(['an answer 400 without a problem in its body'])
})

test('a request with another method may get a code of the endpoint that it reaches, and no other', () => {
  const answer = refused(404, 'prize_not_found')
  expect(faultsOf(answer, asked({ isAstray: true, reached: reservePrize }))).toEqual([])
  expect(faultsOf(answer, asked({ isAstray: true, reached: undefined }))).toHaveLength(1)
})

test('a body that is not what the contract says is found', () => {
  expect(faultsOf(answered(200, { ...showBoard.example, more: 1 }))).toEqual([
    'the body has more than the contract says',
  ])
  expect(faultsOf(answered(200, { gameId: 'daily-1' }))).toHaveLength(1)
  expect(faultsOf(answered(200, showBoard.example, 'text/html'))).toEqual([`the type 'text/html'`])
  expect(faultsOf(answered(200, showBoard.example), asked({ mustFail: true }))).toHaveLength(1)
})

test.each([
  ['a full name', markerOf('full name', 9)],
  ['an email in capitals', markerOf('email', 9).toUpperCase()],
  ['a phone number', phoneOf(9)],
  ['a session', markerOf('session', 9)],
])('%s of another person is found, wherever it stands', (_, marker) => {
  const [games] = [{ ...listGames.example, games: listGames.example.games.map((game) => ({ ...game, title: marker })) }]
  expect(faultsOf(answered(200, games), asked({ endpoint: listGames }))).toHaveLength(1)
  expect(faultsOf(answered(200, showBoard.example, 'application/json', `\r\nX-A: ${marker}`))).toHaveLength(1)
})

test('people see what is about themselves, and staff what their page shows', () => {
  const shown = (marker: string) =>
    answered(200, {
      ...listReviews.example,
      payments: listReviews.example.payments.map((payment) => ({ ...payment, username: marker })),
    })
  const request = asked({ endpoint: listReviews, actor: reviewer })
  expect(faultsOf(shown(markerOf('username', 9)), request)).toEqual([])
  expect(faultsOf(shown(markerOf('email', 9)), request)).toHaveLength(1)
  expect(faultsOf(shown(markerOf('email', 8)), request)).toEqual([])
  expect(faultsOf(shown(markerOf('username', 9)), { ...request, actor: player })).toHaveLength(1)
  expect(faultsOf(shown(markerOf('username', 9)), { ...request, actor: { ...reviewer, as: 'locked' } })).toHaveLength(1)
})
