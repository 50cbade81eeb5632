import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/node'
import { CHROMIUM } from './dev/chromium.ts'

// The files that a worker runs share its modules (isolate: false): loading the server for every file took a third of the
// time. A test that depends on what a module remembers uses values of its own.

/**
 * Tests wait for servers and timers, so more files than cores run at a time. Stated for each project: with Vitest's default of one on
 * two cores, components would run after all others, one file at a time.
 */
const WORKERS = 3

const LIMITS = {
  // Long enough for a machine that is busy with other work: a time limit finds a test that hangs, not a slow one.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
  maxWorkers: WORKERS,
}

/** The report in JSON has a test's `meta`, and a failure without what was expected and found instead ('expected [ …(7) ]'). */
const keepDifferences: Reporter = {
  onTestCaseResult(test) {
    const differences = test.result().errors?.flatMap(({ diff }) => diff ?? []) ?? []
    if (differences.length > 0) Object.assign(test.meta(), { differences })
  },
}

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    reporters: [
      'default',
      keepDifferences,
      ['json', { outputFile: `.dev/reports/${process.env['EDIL_REPORT'] ?? 'tests'}.json` }],
    ],
    // `npm run test:draw`: every branch of the draw protocol is tested.
    coverage: {
      include: ['domain/src/draw/**'],
      exclude: ['**/*.test.ts'],
      thresholds: { branches: 100 },
      reporter: ['text-summary'],
      reportsDirectory: '.dev/coverage',
    },
    projects: [
      {
        // Components in Chromium, with the styles, texts and plugins of the site.
        extends: 'web/vite.config.ts',
        root: 'web',
        // Named here, because a dependency that is found during a run reloads the page under the test.
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            '@tanstack/react-query',
            '@lingui/core',
            'wouter',
            'wouter/memory-location',
            'zod/mini',
            'uplot',
            'vitest-browser-react',
          ],
        },
        test: {
          ...LIMITS,
          name: 'components',
          include: ['src/**/*.test.tsx'],
          setupFiles: [`${import.meta.dirname}/web/test/fail-on-console-error.ts`],
          unstubGlobals: true,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'unit',
          isolate: false,
          include: ['*.test.ts', '{domain,contract,text,verifier,witness,web,dev,bench}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'integration',
          isolate: false,
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/template-database.ts'],
        },
      },
    ],
  },
})
