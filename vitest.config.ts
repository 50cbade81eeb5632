import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: `.dev/reports/${process.env['EDIL_REPORT'] ?? 'tests'}.json` }]],
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
        test: {
          name: 'unit',
          include: ['*.test.ts', '{domain,contract,verifier,web,dev,bench}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/template-database.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
