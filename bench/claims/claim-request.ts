import type { SignedIn } from '../signed-in.ts'

/** The request a browser sends to hold numbers. */
export function holdRequest(origin: string, buyer: SignedIn, gameId: string, body: string): string {
  return (
    `POST /api/games/${gameId}/holds HTTP/1.1\r\n${headers(origin, buyer)}` +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  )
}

export function releaseRequest(origin: string, buyer: SignedIn, gameId: string, number: number): string {
  return `DELETE /api/games/${gameId}/holds/${number} HTTP/1.1\r\n${headers(origin, buyer)}\r\n`
}

function headers(origin: string, { cookie }: SignedIn): string {
  return `Host: ${origin.slice('http://'.length)}\r\nOrigin: ${origin}\r\nCookie: ${cookie}\r\n`
}
