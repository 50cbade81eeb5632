/**
 * How long a cheap phone takes to check a draw: the offline page in Chromium with a sixth of the processor, from the choice
 * of a proof with a real round to the verdict on the screen. The web's own page runs the same program, beside the page in a
 * worker, which Chromium does not slow down.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { writeProof } from '@edil/domain/draw/proof'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM } from '../../dev/chromium.ts'
import { quicknetProof } from '../../dev/example-proof.ts'
import { PROJECT } from '../../dev/folder.ts'
import type { Measurement } from '../measurement.ts'

const FILE = join(PROJECT, 'verifier/dist/edil-verify.html')
const PROOF = Buffer.from(JSON.stringify(writeProof(quicknetProof())))
const SLOWER = 6
const LIMIT_MS = 1_000
/** Beside everything else on two shared cores the short form only catches a fall. */
const SHORT_LIMIT_MS = 3_000

export const measure: Measurement = async ({ short }) => {
  const browser = await chromium.launch({ executablePath: CHROMIUM.executablePath, args: [...CHROMIUM.args] })
  const coldMs: number[] = []
  try {
    for (let attempt = 0; attempt < (short ? 3 : 9); attempt += 1) coldMs.push(await checkOnce(browser))
  } finally {
    await browser.close()
  }
  const median = coldMs.toSorted((a, b) => a - b)[Math.floor(coldMs.length / 2)] ?? Number.NaN
  const limit = short ? SHORT_LIMIT_MS : LIMIT_MS
  const rounded = coldMs.map((ms) => ms.toFixed(0)).join(' ')
  console.log(`with a sixth of the processor, each in a new page: ${rounded} ms`)
  return {
    line: `verify: cold_ms=${median.toFixed(0)} slower=${SLOWER} page_bytes=${statSync(FILE).size}`,
    faults: median > limit ? [`a check takes ${median.toFixed(0)} ms; ${limit} are allowed`] : [],
  }
}

/** In a page that has checked nothing yet. The clock is the page's own: from its change event to the painted verdict. */
async function checkOnce(browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, offline: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(`file://${FILE}#en`)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(() => {
    document.addEventListener('change', () => performance.mark('chosen'), { capture: true, once: true })
    new MutationObserver(() => {
      if (document.querySelectorAll('.outcome').length === 4 && performance.getEntriesByName('told').length === 0)
        requestAnimationFrame(() => performance.mark('told'))
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.locator('#file').setInputFiles({ name: 'proof.json', mimeType: 'application/json', buffer: PROOF })
  await page.locator('.outcome').nth(3).waitFor()
  await page.waitForFunction(() => performance.getEntriesByName('told').length > 0)
  const ms = await page.evaluate(() => performance.measure('check', 'chosen', 'told').duration)
  await context.close()
  return ms
}
