import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { SignedIn } from '../signed-in.ts'

export type ClaimLoadOrder = {
  readonly buyers: readonly SignedIn[]
  /** Empty boards: none of their numbers has been claimed. */
  readonly gameIds: readonly string[]
  /** Ports of the API processes or of nginx; buyers are spread over them. */
  readonly ports: readonly number[]
  /** Sent as the Origin header. */
  readonly origin: string
  readonly ownerUrl: string
  readonly seconds: number
}

export type ClaimLoadReport = {
  /** Acknowledged holds: 'game number person'. */
  readonly held: readonly string[]
  readonly ms: readonly number[]
  readonly refused: number
  readonly failed: readonly string[]
  /** The open boards at the end of the run. */
  readonly gameIds: readonly string[]
  readonly seconds: number
  readonly cpuMs: number
}

/** Claims for `order.seconds` seconds, in a separate process. */
export function runClaimLoad(order: ClaimLoadOrder): Promise<ClaimLoadReport> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'claim-load-process.ts'))
    child.on('message', (message) => resolve(message as ClaimLoadReport))
    child.on('exit', (code) => reject(new Error(`the claim-load process exited with code ${code}`)))
    child.send(order)
  })
}
