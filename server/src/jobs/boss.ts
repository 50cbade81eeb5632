import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { type JobName, QUEUES, SCHEDULES, TIME_ZONE } from './queues.ts'

const SCHEMA = 'pgboss'

/** Creates or upgrades the job queue's tables and queues. Runs as the owner, with the migrations. */
export async function migrateJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, schema: SCHEMA, supervise: false, schedule: false, max: 2 })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    for (const [name, options] of Object.entries(QUEUES)) {
      await boss.createQueue(name, options)
      const { policy: _fixedAtCreation, ...changeable } = options
      await boss.updateQueue(name, changeable)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

export type BossOptions = { readonly databaseUrl: string; readonly log: Logger; readonly runsSchedules: boolean }

/** The application's role owns no tables, so it neither migrates nor rebuilds indexes. */
export async function startBoss({ databaseUrl, log, runsSchedules }: BossOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: SCHEMA,
    max: 4,
    migrate: false,
    createSchema: false,
    supervise: runsSchedules,
    schedule: runsSchedules,
    superviseIntervalSeconds: 5,
    // Active jobs of a dead worker block a queue until the next check.
    queueCacheIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    reindex: false,
    connectionTimeoutMillis: 5_000,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue'))
  await boss.start()
  if (runsSchedules) await setSchedules(boss)
  return boss
}

async function setSchedules(boss: PgBoss): Promise<void> {
  const wanted = new Set<string>(SCHEDULES.map(({ name }) => name satisfies JobName))
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name)
  for (const { name, cron } of SCHEDULES) await boss.schedule(name, cron, {}, { tz: TIME_ZONE })
}
