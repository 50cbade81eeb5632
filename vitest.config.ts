import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.dev/reports/tests.json' }]],
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
