import type { Buyer } from './buyers.ts'

/** What a browser sends to hold numbers, as the bytes of a request. */
export function holdRequest(origin: string, { cookie }: Buyer, gameId: string, body: string): string {
  return (
    `POST /api/games/${gameId}/holds HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nOrigin: ${origin}\r\nCookie: ${cookie}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  )
}
