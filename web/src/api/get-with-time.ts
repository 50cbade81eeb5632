import type { AddressOf, ResponseOf } from '@edil/contract/endpoint'
import { asUnreachable, type ReadEndpoint, readResponse } from './client.ts'
import { syncServerClock } from './server-clock.ts'

/** Reads an endpoint and learns the server's time from its response: a countdown of seconds needs it. */
export async function getWithTime<E extends ReadEndpoint = never>(path: AddressOf<E>): Promise<ResponseOf<E>> {
  const response = await readResponse<E>(path)
  const date = response.headers.get('date')
  if (date) syncServerClock(date)
  return asUnreachable(response.json())
}
