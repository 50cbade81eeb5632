import type { AddressOf, Endpoint, ResponseOf } from '@edil/contract/endpoint'
import { asUnreachable, type ReadEndpoint, readResponse, requestJson, TIMEOUT_MS } from './client.ts'

/** Sends raw bytes, such as a part of a picture. */
export function sendBytes<E extends Endpoint & { readonly method: 'PUT' } = never>(
  path: AddressOf<E>,
  bytes: Blob,
  signal: AbortSignal,
): Promise<ResponseOf<E>> {
  const headers = { 'content-type': 'application/octet-stream' }
  const controller = new AbortController()
  const stop = () => controller.abort()
  const timeout = setTimeout(stop, TIMEOUT_MS)
  signal.addEventListener('abort', stop)
  return requestJson<E>(path, { method: 'PUT', body: bytes, headers, signal: controller.signal }).finally(() => {
    clearTimeout(timeout)
    signal.removeEventListener('abort', stop)
  })
}

/** Fetches a file that the server renders, such as a ticket. */
export async function fetchFile<E extends ReadEndpoint = never>(path: AddressOf<E>, timeoutMs?: number): Promise<Blob> {
  return asUnreachable((await readResponse<E>(path, timeoutMs)).blob())
}
