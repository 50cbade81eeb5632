import { fork } from 'node:child_process'
import { join } from 'node:path'

export type ReadOrder = {
  readonly port: number
  /** Paths whose responses contain `"version":` exactly once. */
  readonly paths: readonly string[]
  readonly seconds: number
  readonly connections: number
  /** Requests that each connection sends before it waits for responses. Higher values leave more CPU for the server. */
  readonly pipelined: number
}

export type ReadReport = { readonly reads: number; readonly seconds: number; readonly faults: readonly string[] }

/** Readers in a separate process. The newest version seen per path is remembered across calls. */
export type Readers = { readonly read: (order: ReadOrder) => Promise<ReadReport>; readonly end: () => void }

export function startReaders(): Readers {
  const child = fork(join(import.meta.dirname, 'reader-process.ts'))
  return {
    read: (order) =>
      new Promise((resolve, reject) => {
        const onExit = (code: number | null) => reject(new Error(`the reader process exited with code ${code}`))
        child.once('exit', onExit)
        child.once('message', (report) => {
          child.off('exit', onExit)
          resolve(report as ReadReport)
        })
        child.send(order)
      }),
    end: () => child.kill(),
  }
}
