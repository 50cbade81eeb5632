import { fork } from 'node:child_process'
import { join } from 'node:path'

export type ReadOrder = {
  readonly port: number
  /** Addresses whose answers say `"version":` once. */
  readonly paths: readonly string[]
  readonly seconds: number
  readonly connections: number
  /** How many questions each connection sends at a time: with more, less of the time goes to whoever asks. */
  readonly together: number
}

export type ReadReport = { readonly reads: number; readonly seconds: number; readonly faults: readonly string[] }

/** Readers in a process of their own, who remember from one order to the next what they have seen. */
export type Readers = { readonly read: (order: ReadOrder) => Promise<ReadReport>; readonly end: () => void }

export function startReaders(): Readers {
  const child = fork(join(import.meta.dirname, 'reader-process.ts'))
  return {
    read: (order) =>
      new Promise((resolve, reject) => {
        const onExit = (code: number | null) => reject(new Error(`the readers' process ended with ${code}`))
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
