import type { Queue } from 'pg-boss'

/** Every kind of work that happens later, and what it is told. */
export type JobPayloads = {
  'close-game': { readonly gameId: string }
  'tend-games': Record<string, never>
  'forget-live-events': Record<string, never>
}

export type JobName = keyof JobPayloads

/** A worker that dies says nothing: its jobs are taken over once it has missed a heartbeat. */
const HEARTBEAT_SECONDS = 10

export const QUEUES: Record<JobName, Omit<Queue, 'name'>> = {
  'close-game': {
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: 1_000,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 30,
    // A monthly game is sold for five weeks; a job must not be forgotten before its time.
    retentionSeconds: 100 * 24 * 3_600,
    deleteAfterSeconds: 24 * 3_600,
  },
  'tend-games': { policy: 'stately', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 0, deleteAfterSeconds: 3_600 },
  'forget-live-events': { policy: 'stately', heartbeatSeconds: HEARTBEAT_SECONDS, retryLimit: 3 },
}

export const TIME_ZONE = 'Africa/Addis_Ababa'

/** Cron in Addis Ababa time. A new schedule may fire twice: what it starts must not mind. */
export const SCHEDULES: readonly { readonly name: JobName; readonly cron: string }[] = [
  { name: 'tend-games', cron: '* * * * *' },
  { name: 'forget-live-events', cron: '15 3 * * *' },
]
