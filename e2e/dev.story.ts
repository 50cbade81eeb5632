import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { serviceFolder } from '../dev/folder.ts'
import { allRunning, isAlive, type Running } from '../dev/process.ts'
import { test } from './story.ts'

test('npm run dev starts everything, and stopping it leaves no process behind', async ({ page }) => {
  const child = spawn('npm', ['run', 'dev'], {
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
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Edil is up')
    const [, web] = /reloading as you type\s+(\S+)/.exec(output) ?? []
    await page.goto(`${web}dashboard`)
    await expect(page.locator('[data-game^="daily-"]')).toBeVisible({ timeout: 20_000 })
    await page.goto(`${web}winners`)
    await expect(page.getByText('Selam B.').first()).toBeVisible({ timeout: 20_000 })

    processes = allRunning(serviceFolder('dev-story'))
    expect(processes.map(({ name }) => name).sort()).toEqual([
      'api',
      'beacon',
      'mail',
      'nginx',
      'postgres',
      'redis',
      'vite',
      'worker',
    ])
  } finally {
    process.kill(-(child.pid ?? 0), 'SIGINT')
    await ended
  }
  expect(processes.filter(isAlive)).toEqual([])
})
