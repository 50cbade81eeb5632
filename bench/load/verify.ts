/**
 * How long a cheap phone takes to verify a draw: the offline page in Chromium at six times CPU slowdown, from choosing a
 * proof with the cosignatures of three witnesses to the verdict on the screen. The proof page of the web app runs the same code in a worker,
 * which Chromium does not throttle.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { writeProof } from '@edil/domain/draw/proof'
import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM } from '../../dev/chromium.ts'
import { exampleProof } from '../../dev/example-proof.ts'
import { PROJECT } from '../../dev/folder.ts'
import type { Measurement } from '../measurement.ts'

const FILE = join(PROJECT, 'verifier/dist/edil-verify.html')
const PROOF = Buffer.from(JSON.stringify(writeProof(exampleProof())))
const SLOWDOWN = 6
const LIMIT_MS = 1_000
/** The short form shares two cores with other work, so it only catches a large regression. */
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
  console.log(`at ${SLOWDOWN}x CPU slowdown, each in a new page: ${rounded} ms`)
  return {
    line: `verify: cold_ms=${median.toFixed(0)} slower=${SLOWDOWN} page_bytes=${statSync(FILE).size}`,
    faults: median > limit ? [`a check takes ${median.toFixed(0)} ms; the limit is ${limit}`] : [],
  }
}

/** Uses a new page. Measured inside the page, from its change event to the painted verdict. */
async function checkOnce(browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, offline: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(`file://${FILE}#en`)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(() => {
    document.addEventListener('change', () => performance.mark('chosen'), { capture: true, once: true })
    new MutationObserver(() => {
      if (document.querySelectorAll('.outcome').length === 4 && performance.getEntriesByName('shown').length === 0)
        requestAnimationFrame(() => performance.mark('shown'))
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.locator('#file').setInputFiles({ name: 'proof.json', mimeType: 'application/json', buffer: PROOF })
  await page.locator('.outcome').nth(3).waitFor()
  await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0)
  const ms = await page.evaluate(() => performance.measure('check', 'chosen', 'shown').duration)
  await context.close()
  return ms
}
