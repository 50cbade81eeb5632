import type { AddressOf, Endpoint, ResponseOf } from '@edil/contract/endpoint'
import { asUnreachable, PATIENCE_MS, type ReadEndpoint, readResponse, requestJson } from './client.ts'

/** Bytes as they are, such as a part of a picture. */
export function sendBytes<E extends Endpoint & { readonly method: 'PUT' } = never>(
  path: AddressOf<E>,
  bytes: Blob,
  signal: AbortSignal,
): Promise<ResponseOf<E>> {
  const headers = { 'content-type': 'application/octet-stream' }
  const controller = new AbortController()
  const stop = () => controller.abort()
  const patience = setTimeout(stop, PATIENCE_MS)
  signal.addEventListener('abort', stop)
  return requestJson<E>(path, { method: 'PUT', body: bytes, headers, signal: controller.signal }).finally(() => {
    clearTimeout(patience)
    signal.removeEventListener('abort', stop)
  })
}

/** A file that the server makes, such as a ticket to print. */
export async function fetchFile<E extends ReadEndpoint = never>(path: AddressOf<E>): Promise<Blob> {
  return asUnreachable((await readResponse<E>(path)).blob())
}
