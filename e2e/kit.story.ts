import { join } from 'node:path'
import { expect } from '@playwright/test'
import { PROJECT, serviceFolder } from '../dev/folder.ts'
import { portOf } from '../dev/ports.ts'
import { launch, type Running, stop, waitUntilReady } from '../dev/process.ts'
import { collectErrors, expectAccessible } from './accessibility.ts'
import { screensOf } from './screens.ts'
import { test } from './story.ts'

// In one worker: the stories of this file share a development server.
test.describe.configure({ mode: 'default' })
const folder = serviceFolder('kit-story')
let vite: Running
let kit: string

test.beforeAll(async () => {
  const port = await portOf(folder, 'vite')
  kit = `http://127.0.0.1:${port}/kit`
  vite = launch({
    name: 'vite',
    folder,
    command: join(PROJECT, 'node_modules/.bin/node'),
    args: [join(PROJECT, 'node_modules/vite/bin/vite.js'), '--port', String(port), '--strictPort'],
    cwd: join(PROJECT, 'web'),
  })
  await waitUntilReady(folder, vite, async () => (await fetch(kit)).ok)
})
test.afterAll(() => stop(folder, vite))

for (const { width, language, theme } of screensOf({ short: 'phone' })) {
  test(`every component in every state at ${width} px in ${language}, ${theme}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const errors = collectErrors(page)
    await page.goto(`${kit}?language=${language}&theme=${theme}`)
    await page.locator('h2').nth(5).waitFor()
    await expectAccessible(page, `kit.${language}-${width}-${theme}`)
    expect(errors).toEqual([])
    await context.close()
  })
}
