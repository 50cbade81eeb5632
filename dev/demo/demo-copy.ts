import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { addisDate } from '@edil/domain/addis-time'
import { hashOfMigrations } from '../../server/test/template-database.ts'
import { recreateDatabase } from '../databases.ts'
import { serviceFolder } from '../folder.ts'
import { type DatabaseUrls, program } from '../postgres.ts'
import { allRunning, stop } from '../process.ts'
import { BUILD_STACK, type BuildJob } from './build-job.ts'
import { planDemo } from './demo-plan.ts'
import { refuseRemoteDatabase } from './demo-world.ts'
import { movedClockEnvironment, writeOffset } from './moved-clock.ts'

export type WantedDemo = { readonly seed: number; readonly days: number }

/** Fills an empty database from the copy of this day, which it builds first when there is none. */
export async function restoreDemo(
  database: DatabaseUrls,
  filesFolder: string,
  wanted: WantedDemo,
  log: (line: string) => void,
): Promise<void> {
  refuseRemoteDatabase(database.superuser)
  const copy = await findOrBuildCopy(wanted, log)
  await recreateDatabase(database)
  execFileSync(program('pg_restore'), [
    '--exit-on-error',
    '--jobs=2',
    `--dbname=${database.superuser}`,
    join(copy, 'data.dump'),
  ])
  cpSync(join(copy, 'files'), filesFolder, { recursive: true })
}

/** Copies are kept for one day, because the demo of tomorrow ends tomorrow, and while the tables stay as they are. */
async function findOrBuildCopy({ seed, days }: WantedDemo, log: (line: string) => void): Promise<string> {
  const folder = serviceFolder('demo')
  const kept = `until-${addisDate(new Date())}-${hashOfMigrations()}`
  const target = join(folder, `seed-${seed}-${days}-days-${kept}`)
  if (existsSync(target)) return target
  const outdated = readdirSync(folder).filter((name) => !name.endsWith(kept))
  for (const name of outdated) rmSync(join(folder, name), { recursive: true, force: true })
  log(`building ${days} days of demo data, once per day and seed; this takes a few minutes …`)
  await build({ seed, days, target, folder, log })
  return target
}

type Build = WantedDemo & { readonly target: string; readonly folder: string; readonly log: (line: string) => void }

async function build({ seed, days, target, folder, log }: Build): Promise<void> {
  const present = new Date()
  const { startsAt } = planDemo({ seed, now: present, days })
  const clockFile = join(folder, 'clock')
  const offsetMs = startsAt.getTime() - present.getTime()
  mkdirSync(folder, { recursive: true })
  writeOffset(clockFile, offsetMs)
  const job: BuildJob = { seed, days, presentMs: present.getTime(), clockFile, offsetMs, target }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build-process.ts'), JSON.stringify(job)], {
    env: { ...process.env, ...movedClockEnvironment(clockFile) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.on('data', (chunk) => log(String(chunk).trimEnd()))
  const code = await new Promise((resolve) => child.on('exit', resolve))
  if (code === 0) return
  await stopBuild()
  throw new Error(`the demo data could not be built (exit code ${code})`)
}

/** Stops the servers of a build that was interrupted. */
export async function stopBuild(): Promise<void> {
  const folder = serviceFolder(BUILD_STACK)
  for (const running of allRunning(folder)) await stop(folder, running)
}
