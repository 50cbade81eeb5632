import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { serviceFolder } from '../dev/folder.ts'
import { allRunning, isAlive, type Running } from '../dev/process.ts'
import { test } from './story.ts'

/** It builds one day of demo data first. */
const BUILD_MS = 240_000

test('npm run dev starts everything with demo data, and stopping it leaves no process behind', async ({ page }) => {
  test.setTimeout(BUILD_MS + 120_000)
  const child = spawn('npm', ['run', 'dev', '--', '--fresh', '--days', '1'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, EDIL_SERVICES: 'dev-story' },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  let processes: Running[] = []
  try {
    await expect.poll(() => output, { timeout: BUILD_MS }).toContain('Edil is up')
    const [, web] = /reloading as you type\s+(\S+)/.exec(output) ?? []
    await page.goto(`${web}dashboard`)
    // Two in the ten minutes before the daily draw.
    await expect(page.locator('[data-game^="daily-"]').first()).toBeVisible({ timeout: 20_000 })
    await page.goto(`${web}live-draw`)
    await expect(page).toHaveTitle(/Live draw/, { timeout: 20_000 })
    const [, logins] = /Second factors, all pages\s+(\S+)/.exec(output) ?? []
    await page.goto(logins ?? '')
    await expect(page.getByRole('row', { name: /^reviewer2 .* \d{6} / })).toBeVisible()

    processes = allRunning(serviceFolder('dev-story'))
    expect(processes.map(({ name }) => name).sort()).toEqual([
      'api',
      'beacon',
      'mail',
      'nginx',
      'players',
      'postgres',
      'redis',
      'telegram',
      'vite',
      'witness-1',
      'witness-2',
      'witness-3',
      'worker',
    ])
  } finally {
    process.kill(-(child.pid ?? 0), 'SIGINT')
    await ended
  }
  expect(processes.filter(isAlive)).toEqual([])
})
