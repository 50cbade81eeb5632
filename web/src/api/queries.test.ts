import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')

test('nothing uses the parts of TanStack Query that the build leaves out (vite.config.ts)', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const users = files
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => /use\w*(Mutation|InfiniteQuery)/.test(readFileSync(join(SOURCES, file), 'utf8')))
  expect(users).toEqual([])
})
