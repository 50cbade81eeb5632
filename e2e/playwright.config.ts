import { defineConfig } from '@playwright/test'

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
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
