/**
 * Would the tests of domain/src/draw notice a mistake there? Mistakes are made one at a time, and the tests are run against
 * each; what they let pass is printed by name. Nothing on the disk is touched: the mutant is handed to vitest instead of
 * the file.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import type { Measurement } from '../measurement.ts'
import { type Mutant, mutantsOf } from '../mutants/mutants-of.ts'

const PROJECT = join(import.meta.dirname, '../..')
const FOLDER = join(PROJECT, 'domain/src/draw')
const SHORT = 60
const KILLED_SHARE_MIN = 0.9
/** Starts processes of its own, which would read the file and not the mutant. */
const NOT_RUN = 'same-everywhere.test.ts'

type Planted = Mutant & { readonly file: string }

export const measure: Measurement = async ({ short, seed = 0 }) => {
  const all = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) =>
      mutantsOf(name, readFileSync(join(FOLDER, name), 'utf8')).map((mutant) => ({
        ...mutant,
        file: join(FOLDER, name),
      })),
    )
  const planted = short ? spreadOut(all, SHORT, seed) : all

  // Vitest notes down for the whole process that a test has failed, and here they are meant to.
  const { exitCode } = process
  const bed = await testBed()
  const survivors: string[] = []
  const faults: string[] = []
  try {
    if (await bed.isKilled(undefined)) return { line: 'mutants: none tried', faults: ['the tests fail without any'] }
    for (const mutant of planted) if (!(await bed.isKilled(mutant))) survivors.push(mutant.name)
    // What kills everything would kill the original as well.
    if (await bed.isKilled(undefined)) faults.push('the tests fail again after the last one is gone')
  } finally {
    await bed.close()
    process.exitCode = exitCode
  }

  for (const name of survivors) console.log(`survived: ${name}`)
  const killed = planted.length - survivors.length
  const share = killed / planted.length
  if (share < KILLED_SHARE_MIN) faults.push(`only ${(share * 100).toFixed(1)} % of all mistakes are noticed`)
  return {
    line: `mutants: killed=${killed} of=${planted.length} known=${all.length} share=${(share * 100).toFixed(1)}%`,
    faults,
  }
}

/** Some of every file. */
function spreadOut<T>(all: readonly T[], wanted: number, seed: number): T[] {
  const step = all.length / Math.min(wanted, all.length)
  return Array.from({ length: Math.min(wanted, all.length) }, (_, index) => {
    return all[(Math.floor(index * step) + seed) % all.length] as T
  })
}

async function testBed() {
  let current: Planted | undefined
  const vitest = await createVitest(
    {
      config: false,
      root: PROJECT,
      watch: false,
      fileParallelism: false,
      pool: 'threads',
      include: ['domain/src/draw/*.test.ts'],
      reporters: [{}],
      // It goes by what is on the disk.
      fsModuleCache: false,
    },
    {
      plugins: [
        { name: 'edil:mutant', enforce: 'pre', load: (id) => (id === current?.file ? current.source : undefined) },
      ],
    },
  )
  const tests = (await vitest.globTestSpecifications()).filter(({ moduleId }) => basename(moduleId) !== NOT_RUN)

  return {
    /** The file's own tests first: they know it best. One file after the other, until one fails. */
    async isKilled(mutant: Planted | undefined): Promise<boolean> {
      for (const file of [current?.file, mutant?.file]) if (file) vitest.invalidateFile(file)
      current = mutant
      const own = mutant?.file.replace('.ts', '.test.ts')
      const ordered = [...tests].sort((a, b) => Number(b.moduleId === own) - Number(a.moduleId === own))
      for (const test of ordered) if (await fails(vitest, test)) return true
      return false
    },
    close: () => vitest.close(),
  }
}

async function fails(vitest: Vitest, test: TestSpecification): Promise<boolean> {
  // It tells of all tests as they ended last, and not only of those that were run now.
  const { testModules } = await vitest.runTestSpecifications([test])
  return testModules.some((module) => module.moduleId === test.moduleId && !module.ok())
}
