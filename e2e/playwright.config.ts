import { defineConfig } from '@playwright/test'
import { CHROMIUM } from '../dev/chromium.ts'

const AFTERWARDS = ['draw.story.ts', 'review.story.ts', 'ticket.story.ts']

export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
  globalSetup: './stack.setup.ts',
  outputDir: '../.dev/e2e-results',
  reporter: [['list'], ['json', { outputFile: '../.dev/reports/e2e.json' }]],
  // One stack for all stories. More at a time than there are cores: they wait for mails, beats and toasts.
  workers: 3,
  projects: [
    { name: 'stories', testIgnore: AFTERWARDS },
    // These decide payments on boards whose versions other stories count, so they wait for them.
    { name: 'review', testMatch: AFTERWARDS, dependencies: ['stories'] },
  ],
  timeout: 120_000,
  use: {
    // A step that cannot be taken fails by itself, not with the whole story.
    actionTimeout: 20_000,
    launchOptions: { executablePath: CHROMIUM.executablePath, args: [...CHROMIUM.args] },
  },
})
