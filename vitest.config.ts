import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM } from './dev/chromium.ts'

export default defineConfig({
  test: {
    // Tests wait for servers and timers, so more files than cores run at a time. Vitest's default on two cores is one.
    maxWorkers: 3,
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
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
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
          name: 'unit',
          include: ['*.test.ts', '{domain,contract,text,verifier,web,dev,bench}/**/*.test.ts'],
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
