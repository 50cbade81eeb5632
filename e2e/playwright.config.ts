import { defineConfig } from '@playwright/test'
import { CHROMIUM } from '../dev/chromium.ts'
import { isFullForm } from '../dev/form.ts'

/** Started first, so that no worker is left with a long one at the end. */
const LONG = [
  'operators-hour.story.ts',
  'desk.story.ts',
  'dev.story.ts',
  'draw.story.ts',
  'pages.story.ts',
  'prizes-desk.story.ts',
  'review.story.ts',
  'staff.story.ts',
  'ticket.story.ts',
  'ways.story.ts',
]

/**
 * Run by `npm run nightly`, and not by CI, which has to end within 20 minutes: they look at pages, whose parts component tests cover, or
 * repeat what another story shows. After a change of what they are about, name them: `npm run e2e -w e2e -- desk.story.ts`.
 */
const NIGHTLY = [
  'desk.story.ts',
  'figures.story.ts',
  'kit.story.ts',
  'prizes-desk.story.ts',
  'show.story.ts',
  'ways.story.ts',
  'witnesses.story.ts',
]
const isNamed = process.argv.some((arg) => arg.includes('.story'))
const LEFT_OUT = isFullForm || isNamed ? [] : NIGHTLY

export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
  globalSetup: './stack.setup.ts',
  // A story that fails leaves its trace, page events, live events and server logs here.
  outputDir: '../.dev/reports/e2e',
  reporter: [
    ['list'],
    ['json', { outputFile: `../.dev/reports/${process.env['EDIL_REPORT'] ?? 'e2e'}.json` }],
    ['./incident-reporter.ts'],
  ],
  fullyParallel: true,
  // More than there are cores: stories wait for mails, timers and toasts. Each worker has a stack of its own.
  workers: 3,
  projects: [
    { name: 'long', testMatch: LONG, testIgnore: LEFT_OUT },
    { name: 'stories', testIgnore: [...LONG, ...LEFT_OUT] },
  ],
  timeout: 120_000,
  // For a machine that is busy with other work. A step that hangs fails on its own, by actionTimeout.
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 20_000,
    launchOptions: { executablePath: CHROMIUM.executablePath, args: [...CHROMIUM.args] },
    // A snapshot of the page at every step would cost a tenth of the run. A failure leaves a picture of each page instead.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
})
