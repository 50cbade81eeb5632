import { open } from 'node:fs/promises'
import { formatNumber } from '@edil/domain/money'

/** A proof has about 20 kB; a larger file is not read into memory. */
const BYTES_MAX = 1_000_000
const TIMEOUT_MS = 30_000

/** `gameId` is the game in the address; the proof must be of that game. */
export type Loaded = { readonly text: string; readonly gameId: string | undefined } | { readonly because: string }

/** The text of a proof: from a file, from the URL of the proof, or from the URL of the page that checks it. */
export async function loadProof(source: string): Promise<Loaded> {
  try {
    return /^https?:\/\//i.test(source) ? await download(new URL(source)) : await readFile(source)
  } catch (error) {
    return { because: reasonOf(error) }
  }
}

async function download(address: URL): Promise<Loaded> {
  const [, encodedId] = /\/(?:verify|api\/games)\/([^/]+)(?:\/proof)?\/?$/.exec(address.pathname) ?? []
  const proofAddress = encodedId === undefined ? address : new URL(`/api/games/${encodedId}/proof`, address)
  const response = await fetch(proofAddress, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok || !response.body) return { because: `the server answered ${response.status}` }
  const text = await readText(response.body)
  return { text, gameId: encodedId === undefined ? undefined : decodeURIComponent(encodedId) }
}

async function readFile(path: string): Promise<Loaded> {
  const file = await open(path)
  try {
    return { text: await readText(file.createReadStream({ autoClose: false })), gameId: undefined }
  } finally {
    await file.close()
  }
}

async function readText(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > BYTES_MAX) throw new Error(`the file is larger than ${formatNumber(BYTES_MAX)} bytes`)
    parts.push(chunk)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** The error of `fetch` says only that it failed; the reason is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
