/**
 * Mutation testing of domain/src/draw: the tests are run against one mutant at a time, and surviving mutants are printed by
 * name. No file on disk is changed: a vitest plugin serves the mutant in place of the file.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import type { Measurement } from '../measurement.ts'
import { createMutants, type Mutant } from '../mutants/create-mutants.ts'

const PROJECT = join(import.meta.dirname, '../..')
const FOLDER = join(PROJECT, 'domain/src/draw')
const SHORT = 6
const KILLED_SHARE_MIN = 0.9
/** Starts processes, which would read the file and not the mutant. */
const EXCLUDED_TEST = 'same-everywhere.test.ts'

type Planted = Mutant & { readonly file: string }

export const measure: Measurement = async ({ short, seed = 0 }) => {
  const all = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) =>
      createMutants(name, readFileSync(join(FOLDER, name), 'utf8')).map((mutant) => ({
        ...mutant,
        file: join(FOLDER, name),
      })),
    )
  const planted = short ? spreadOut(all, SHORT, seed) : all

  // Vitest sets the exit code of this process when a test fails, which is expected here.
  const { exitCode } = process
  const runner = await createRunner()
  const survivors: string[] = []
  const faults: string[] = []
  try {
    if (await runner.isKilled(undefined))
      return { line: 'mutants: none run', faults: [`the tests fail without a mutant: ${runner.lastFailure()}`] }
    for (const mutant of planted) if (!(await runner.isKilled(mutant))) survivors.push(mutant.name)
    // A runner that fails every test would kill every mutant.
    if (await runner.isKilled(undefined)) {
      faults.push(`the tests fail after the last mutant was removed: ${runner.lastFailure()}`)
    }
  } finally {
    await runner.close()
    process.exitCode = exitCode
  }

  for (const name of survivors) console.log(`survived: ${name}`)
  const killed = planted.length - survivors.length
  const share = killed / planted.length
  if (share < KILLED_SHARE_MIN) faults.push(`only ${(share * 100).toFixed(1)} % of the mutants are killed`)
  return {
    line: `mutants: killed=${killed} of=${planted.length} known=${all.length} share=${(share * 100).toFixed(1)}%`,
    faults,
  }
}

/** An even selection over all files. */
function spreadOut<T>(all: readonly T[], wanted: number, seed: number): T[] {
  const step = all.length / Math.min(wanted, all.length)
  return Array.from({ length: Math.min(wanted, all.length) }, (_, index) => {
    return all[(Math.floor(index * step) + seed) % all.length] as T
  })
}

async function createRunner() {
  let current: Planted | undefined
  let failure = ''
  const vitest = await createVitest(
    {
      config: false,
      root: PROJECT,
      watch: false,
      fileParallelism: false,
      pool: 'threads',
      include: ['domain/src/draw/*.test.ts'],
      reporters: [{}],
      // As in vitest.config.ts. With the shorter time-out of vitest, a busy machine would kill mutants, and fail without one.
      testTimeout: 30_000,
      hookTimeout: 30_000,
      // The cache is keyed by the file on disk, not by the mutant.
      fsModuleCache: false,
    },
    {
      plugins: [
        { name: 'edil:mutant', enforce: 'pre', load: (id) => (id === current?.file ? current.source : undefined) },
      ],
    },
  )
  const tests = (await vitest.globTestSpecifications()).filter(({ moduleId }) => basename(moduleId) !== EXCLUDED_TEST)

  return {
    /** Runs one test file after the other until one fails, starting with the mutated file's own tests. */
    async isKilled(mutant: Planted | undefined): Promise<boolean> {
      for (const file of [current?.file, mutant?.file]) if (file) vitest.invalidateFile(file)
      current = mutant
      const own = mutant?.file.replace('.ts', '.test.ts')
      const ordered = [...tests].sort((a, b) => Number(b.moduleId === own) - Number(a.moduleId === own))
      for (const test of ordered) {
        failure = await findFailure(vitest, test)
        if (failure) return true
      }
      return false
    },
    lastFailure: () => failure,
    close: () => vitest.close(),
  }
}

/** What failed, or an empty string. */
async function findFailure(vitest: Vitest, test: TestSpecification): Promise<string> {
  // The result contains every module of earlier runs as well.
  const { testModules } = await vitest.runTestSpecifications([test])
  const module = testModules.find(({ moduleId }) => moduleId === test.moduleId)
  if (!module || module.ok()) return ''
  const failed = [...module.children.allTests('failed')].map((one) => {
    return `${one.fullName}: ${one.result().errors?.[0]?.message}`
  })
  return `${basename(test.moduleId)}: ${[...failed, ...module.errors().map(({ message }) => message)].join('; ')}`
}
