import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

/** When each viewer of one process received one event. */
export type Received = { readonly key: string; readonly at: readonly number[] }
export type Report = { readonly received: readonly Received[]; readonly disordered: number; readonly repeated: number }

export type Viewers = {
  /** Viewers, over all processes, that have received the event. */
  readonly countReceived: (key: string) => Promise<number>
  /** Viewers that are connected and, after a lost connection, have read the state. */
  readonly countUpToDate: () => Promise<number>
  /** Received by all of them since they started. */
  readonly countBytes: () => Promise<number>
  readonly finish: () => Promise<Report[]>
}

/** Spreads viewers over processes: one process may have 20,000 open files, and one core would be the bottleneck. */
export async function startViewers(urls: readonly string[], count: number, processes: number): Promise<Viewers> {
  const children = Array.from({ length: processes }, (_, index) => {
    const share = Math.floor(count / processes) + (index < count % processes ? 1 : 0)
    const child = fork(join(import.meta.dirname, 'viewer-process.ts'), [String(share), ...urls])
    return { child, ready: once<true>(child, 'ready') }
  })
  for (const { ready } of children) await ready
  const request = <T>(question: string, key?: string) =>
    Promise.all(
      children.map(({ child }) => {
        const answer = once<T>(child, question)
        child.send({ question, key })
        return answer
      }),
    )
  const sum = async (question: string, key?: string) =>
    (await request<number>(question, key)).reduce((total, part) => total + part, 0)
  return {
    countReceived: (key) => sum('count', key),
    countUpToDate: () => sum('upToDate'),
    countBytes: () => sum('bytes'),
    async finish() {
      const reports = await request<Report>('report')
      for (const { child } of children) child.kill()
      return reports
    },
  }
}

function once<T>(child: ChildProcess, question: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      const { question: answered, answer } = message as { question: string; answer: T }
      if (answered !== question) return
      child.off('message', onMessage)
      child.off('exit', onExit)
      resolve(answer)
    }
    const onExit = (code: number | null) => reject(new Error(`a viewer process exited with code ${code}`))
    child.on('message', onMessage)
    child.on('exit', onExit)
  })
}
