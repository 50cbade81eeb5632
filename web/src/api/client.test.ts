import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { showBoard } from '@edil/contract/boards'
import type { listGames } from '@edil/contract/games'
import type { approvePayment } from '@edil/contract/review'
import type { logIn } from '@edil/contract/sessions'
import { afterEach, expect, test, vi } from 'vitest'
import { get, type ReadEndpoint, Refused, send, Unreachable } from './client.ts'

const ends: (() => void)[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const end of ends.splice(0)) end()
})

/** The address of a server that responds like this. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test('a response that breaks off in the middle counts as unreachable', async () => {
  const address = await serve((_, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('{"number":', () => response.destroy())
  })
  await expect(get<ReadEndpoint>(address)).rejects.toBeInstanceOf(Unreachable)
})

test('the login page of a Wi-Fi network counts as unreachable', async () => {
  const address = await serve((_, response) => response.end('<title>Welcome</title>'))
  await expect(get<ReadEndpoint>(address)).rejects.toBeInstanceOf(Unreachable)
})

test('gives up after 30 s without a response, also while reading the body', async () => {
  const patience = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  const address = await serve(() => patience.abort())
  await expect(get<ReadEndpoint>(address)).rejects.toBeInstanceOf(Unreachable)
  expect(timeout).toHaveBeenCalledWith(30_000)
})

test('a refusal carries its code; any other error response is unexpected', async () => {
  const refusing = await serve((_, response) => {
    response.writeHead(409, { 'content-type': 'application/problem+json' })
    response.end(JSON.stringify({ code: 'game_full', requestId: 'r1' }))
  })
  await expect(get<ReadEndpoint>(refusing)).rejects.toEqual(new Refused('game_full', 'r1'))
  const broken = await serve((_, response) => {
    response.writeHead(502)
    response.end('<h1>Bad Gateway</h1>')
  })
  await expect(get<ReadEndpoint>(broken)).rejects.toEqual(new Refused('unexpected'))
})

/** Never called: `npm run types` fails when one of these compiles, or when one of the right calls does not. */
export const checkedByTypes = [
  () => get<typeof listGames>('/api/games'),
  () => get<typeof listGames>('/api/games?state=ended'),
  () => get<typeof showBoard>(`/api/games/${'daily-1' as string}/board`),
  () =>
    send<typeof approvePayment>('POST', `/api/review/payments/${'p' as string}/approval`, { reference: 'CHV4K8Q2ZT' }),
  // @ts-expect-error the address of another endpoint
  () => get<typeof listGames>('/api/draws'),
  // @ts-expect-error a misspelt address
  () => get<typeof showBoard>(`/api/games/${'daily-1' as string}/bord`),
  // @ts-expect-error a query string that the endpoint does not take
  () => get<typeof showBoard>(`/api/games/${'daily-1' as string}/board?full=1`),
  // @ts-expect-error the wrong method
  () => send<typeof logIn>('PUT', '/api/session', { identifier: 'selam_b', password: 'x' }),
  // @ts-expect-error a read of an endpoint that changes something
  () => get<typeof logIn>('/api/session'),
  // @ts-expect-error the body of another endpoint
  () => send<typeof logIn>('POST', '/api/session', { receivedSantim: 1 }),
  // @ts-expect-error a call without an endpoint
  () => get('/api/games'),
]
