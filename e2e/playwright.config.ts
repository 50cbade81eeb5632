import { defineConfig } from '@playwright/test'
import { CHROMIUM } from '../dev/chromium.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
  globalSetup: './stack.setup.ts',
  outputDir: '../.dev/e2e-results',
  reporter: [['list'], ['json', { outputFile: '../.dev/reports/e2e.json' }]],
  // One stack for all stories. Two at a time: some of them mostly wait.
  workers: 2,
  timeout: 120_000,
  use: {
    launchOptions: { executablePath: CHROMIUM.executablePath, args: [...CHROMIUM.args] },
  },
})
