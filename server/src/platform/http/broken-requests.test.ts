import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { problem } from '@edil/contract/problem'
import { afterAll, expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { testDeps } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { buildApp } from '../../app.ts'

const app = await buildApp(await testDeps(await testDatabase()))
afterAll(() => app.close())

test.each([
  ['an escape that is none', '/api/games/%zz/board', 400],
  ['bytes that are no text', '/api/games/%ff%fe/board', 400],
  ['a parameter of 200 characters', `/api/games/${'a'.repeat(200)}/board`, 414],
])('an address with %s is refused as every invalid request, and not repeated', async (_, url, status) => {
  const response = await app.inject(url)
  expect(response.statusCode).toBe(status)
  expect(response.headers).toMatchObject({ 'content-type': expect.stringContaining('application/problem+json') })
  expect(safeParse(problem, response.json())).toMatchObject({
    success: true,
    data: { code: 'request_invalid', status },
  })
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.body).not.toContain(url.slice('/api/games/'.length))
})

test.each(['-5', '-0.1', '1e9', 'abc', '', 'NaN'])(
  'a report of %s silences of a live connection changes nothing for the request',
  async (silences) => {
    const response = await app.inject({ url: '/healthz', headers: { 'edil-live-silences': silences } })
    expect(response.statusCode).toBe(200)
  },
)

test.each([
  ['a control character', 'GET /api/games HTTP/1.1\r\nHost: x\r\nX-A: a\x01b\r\n\r\n', 400],
  ['a byte that is no text in the address', 'GET /api/games?\xff HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['20 kB of headers', `GET /api/games HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('a request with %s, which Node cannot read, gets a problem too', async (_, bytes, status) => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const received: Buffer[] = []
  socket.on('data', (chunk) => received.push(chunk))
  socket.write(Buffer.from(bytes, 'latin1'))
  await once(socket, 'close')
  const [head = '', body = ''] = Buffer.concat(received).toString().split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status}`)
  expect(head).toContain('Content-Type: application/problem+json')
  expect(safeParse(problem, JSON.parse(body))).toMatchObject({
    success: true,
    data: { code: 'request_invalid', status },
  })
})
