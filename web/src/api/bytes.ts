import type { AddressOf, Endpoint, ResponseOf } from '@edil/contract/endpoint'
import { ask, PATIENCE_MS, type ReadEndpoint, readResponse, whole } from './client.ts'

/** Bytes as they are, such as a part of a picture. */
export function sendBytes<E extends Endpoint & { readonly method: 'PUT' } = never>(
  path: AddressOf<E>,
  bytes: Blob,
  signal: AbortSignal,
): Promise<ResponseOf<E>> {
  const headers = { 'content-type': 'application/octet-stream' }
  const request = new AbortController()
  const stop = () => request.abort()
  const patience = setTimeout(stop, PATIENCE_MS)
  signal.addEventListener('abort', stop)
  return ask<E>(path, { method: 'PUT', body: bytes, headers, signal: request.signal }).finally(() => {
    clearTimeout(patience)
    signal.removeEventListener('abort', stop)
  })
}

/** A file that the server makes, such as a ticket to print. */
export async function fetchFile<E extends ReadEndpoint = never>(path: AddressOf<E>): Promise<Blob> {
  return whole((await readResponse<E>(path)).blob())
}
