import type { JobResult, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Metrics } from '../platform/metrics.ts'
import { type JobName, type JobPayloads, URGENT } from './queues.ts'

export type Worker = { readonly jobs: PgBoss; readonly log: Logger; readonly metrics: Metrics }

const URGENT_POLL_SECONDS = 0.5
const POLL_SECONDS = 5
const BATCH = 50

/** Works through a queue, one job at a time. A failing job is retried later and does not delay the others. */
export async function workOn<Name extends JobName>(
  { jobs, log, metrics }: Worker,
  name: Name,
  handle: (payload: JobPayloads[Name]) => Promise<void>,
): Promise<void> {
  const options = {
    pollingIntervalSeconds: URGENT.has(name) ? URGENT_POLL_SECONDS : POLL_SECONDS,
    batchSize: BATCH,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const
  await jobs.work<JobPayloads[Name], JobResult[], typeof options>(name, options, async (batch) => {
    const results: JobResult[] = []
    for (const { id, data } of batch) {
      try {
        await handle(data)
        results.push({ id, status: 'completed' })
      } catch (error) {
        metrics.jobFailures.inc({ queue: name })
        log.error({ err: error, queue: name, jobId: id }, 'job failed')
        results.push({ id, status: 'failed' })
      }
    }
    return results
  })
}
