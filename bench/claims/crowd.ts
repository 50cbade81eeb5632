import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Buyer } from './buyers.ts'

export type CrowdOrder = {
  readonly buyers: readonly Buyer[]
  /** Empty boards: nobody has asked for any of their numbers. */
  readonly gameIds: readonly string[]
  /** Of whoever answers; buyers are spread over them. */
  readonly ports: readonly number[]
  /** Of the pages that the claims come from. */
  readonly origin: string
  readonly ownerUrl: string
  readonly seconds: number
}

export type CrowdReport = {
  /** Acknowledged holds: 'game number person'. */
  readonly held: readonly string[]
  readonly ms: readonly number[]
  readonly refused: number
  readonly failed: readonly string[]
  /** The boards as they stand now. */
  readonly gameIds: readonly string[]
  readonly seconds: number
  readonly cpuMs: number
}

/** Lets the crowd claim for so many seconds, in a process of its own. */
export function sendCrowd(order: CrowdOrder): Promise<CrowdReport> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'crowd-process.ts'))
    child.on('message', (message) => resolve(message as CrowdReport))
    child.on('exit', (code) => reject(new Error(`the crowd's process ended with ${code}`)))
    child.send(order)
  })
}
