/**
 * Builds demo data in a stack of its own whose clock is moved, and writes them to a folder: `data.dump` and `files`. It runs under
 * libfaketime (see moved-clock.ts); demo-copy.ts starts it with a job as its argument.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { program } from '../postgres.ts'
import { until } from '../process.ts'
import { startStack } from '../stack.ts'
import { WITNESSES } from '../witness.ts'
import { BUILD_STACK, type BuildJob } from './build-job.ts'
import { planDemo } from './demo-plan.ts'
import { openDemoWorld } from './demo-world.ts'
import { openMovedClock } from './moved-clock.ts'
import { playPast } from './past.ts'
import { playPresent } from './present.ts'
import { setUpSite } from './set-up-site.ts'

const { seed, days, presentMs, clockFile, offsetMs, target }: BuildJob = JSON.parse(process.argv[2] ?? '')
const present = new Date(presentMs)
const plan = planDemo({ seed, now: present, days })
const clock = openMovedClock(clockFile, offsetMs)
const stack = await startStack({ name: BUILD_STACK, apis: 1, workers: 1, nodes: 1, witnesses: WITNESSES.length })
try {
  const files = join(stack.folder, 'files')
  const world = await openDemoWorld(stack.database, files)
  try {
    await setUpSite(world, plan)
    await playPast(world, clock, plan, { seed, present, log: console.log })
    await playPresent(world, clock, { seed, present })
    await waitUntilMailsAreSent(world.owner)
  } finally {
    await world.close()
  }
  const unfinished = `${target}.part`
  mkdirSync(unfinished, { recursive: true })
  cpSync(files, join(unfinished, 'files'), { recursive: true })
  const dump = join(unfinished, 'data.dump')
  execFileSync(program('pg_dump'), ['--format=custom', `--file=${dump}`, stack.database.superuser])
  renameSync(unfinished, target)
} finally {
  await stack.stop()
}

/** No mail of the past is sent later. */
async function waitUntilMailsAreSent(owner: Awaited<ReturnType<typeof openDemoWorld>>['owner']): Promise<void> {
  const isDone = await until(async () => {
    const { rows } = await owner.query(
      `select exists (select from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()
                      and name like 'send-%')
           or exists (select from notifications where written_at is null and dropped_at is null and due_at <= now())
           or exists (select from notification_deliveries where sent_at is null and dropped_at is null and due_at <= now())
           as waiting`,
    )
    return !rows[0].waiting
  }, 60_000)
  if (!isDone) throw new Error('mails of the demo were not sent within a minute')
}
