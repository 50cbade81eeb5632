import { join } from 'node:path'
import { commitmentOf } from '@edil/domain/draw/manifest'
import { type Proof, writeProof } from '@edil/domain/draw/proof'
import { AMHARIC } from '@edil/text/verifier/am'
import { ENGLISH } from '@edil/text/verifier/en'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { DRAW_VECTORS, type DrawVector } from '../dev/draw-vectors.ts'
import { exampleKey, exampleProof, quicknetProof } from '../dev/example-proof.ts'
import { LOG_VECTORS } from '../dev/log-vectors.ts'
import { bundle } from '../verifier/bundle.ts'
import { collectErrors, expectAccessible } from './accessibility.ts'
import { screensOf } from './screens.ts'
import { node } from './stack.ts'
import { test } from './story.ts'

const PAGE = `file://${join(import.meta.dirname, '../verifier/dist/edil-verify.html')}`
const FAIR = quicknetProof()
const TAMPERED: Proof = {
  ...FAIR,
  commitments: new Map([...FAIR.commitments, [1, commitmentOf(FAIR.gameId, 1, exampleKey(99))]]),
}
const TRIAL = exampleProof()

const textOf = (proof: Proof) => JSON.stringify(writeProof(proof))

async function choose(page: Page, text: string): Promise<void> {
  await page
    .locator('#file')
    .setInputFiles({ name: 'proof.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

async function openAlone(context: BrowserContext, language: string): Promise<Page> {
  await context.setOffline(true)
  const page = await context.newPage()
  await page.goto(`${PAGE}#${language}`)
  return page
}

for (const { width, language, theme } of screensOf({ short: 'desktop' })) {
  test(`the offline page at ${width} px in ${language}, ${theme}`, async ({ browser }) => {
    const words = language === 'am' ? AMHARIC : ENGLISH
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: theme })
    const page = await openAlone(context, language)
    const errors = collectErrors(page)
    const heading = page.getByRole('heading', { level: 1 })
    const isAccessible = (name: string) => expectAccessible(page, `offline-${name}.${language}-${width}-${theme}`)

    await expect(heading).toHaveText(words.title)
    await isAccessible('start')

    await choose(page, textOf(FAIR))
    await expect(heading).toHaveText(words.fair)
    await expect(heading).toBeFocused()
    await expect(page.locator('.outcome')).toHaveText([words.right, words.right, words.right, words.right])
    await expect(page.locator('.ball')).toHaveText(['88', '8', '17'])
    await page.getByLabel(words.ticketLabel).fill(exampleKey(8))
    await page.keyboard.press('Enter')
    await expect(
      page.getByText(words.ticketWon(8, words.places[1], language === 'am' ? '3,000 ብር' : '3,000 ETB')),
    ).toBeVisible()
    await isAccessible('fair')

    await choose(page, textOf(TAMPERED))
    await expect(heading).toHaveText(words.unfair)
    await expect(page.locator('.outcome')).toHaveText([words.right, words.wrong, words.right, words.wrong])
    await expect(page.locator('.reason')).toHaveText([words.fault('manifest_differs'), words.fault('winners_differ')])
    await isAccessible('tampered')

    await choose(page, textOf(TRIAL))
    await expect(heading).toHaveText(words.trial)
    await expect(page.getByText(words.witnessed(3, 596), { exact: true })).toBeVisible()
    await isAccessible('trial')

    await choose(page, textOf(exampleProof({ witnessed: [600] })))
    await expect(page.getByText(words.notWitnessed, { exact: true })).toBeVisible()
    await expect(page.getByText(words.notWitnessedText(1, 3), { exact: true })).toBeVisible()
    await isAccessible('not-witnessed')

    await choose(page, '{"protocol":"EDIL-DRAW/2"}')
    await expect(heading).toHaveText(words.unreadable)
    await isAccessible('unreadable')
    expect(errors).toEqual([])
    await context.close()
  })
}

test('by keyboard alone, a proof is pasted, verified, and shown in the other language', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await openAlone(context, 'en')
  await page.locator('#file').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(textOf(FAIR))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ENGLISH.fair)
  await page.locator('#language').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(AMHARIC.fair)
  await context.close()
})

test('a proof dropped anywhere is verified, and nothing in it becomes markup', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await openAlone(context, 'en')
  const title = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
  const dropped = await page.evaluateHandle(
    (text) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], 'proof.json'))
      return transfer
    },
    textOf(exampleProof({ open: { title } })),
  )
  await page.locator('.weave').last().dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.locator('.game')).toHaveText(`${title}, daily-412`)
  await expect(page).toHaveTitle('Check a draw · Edil')
  await context.close()
})

test('the modules of the page compute the vectors in it', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await openAlone(context, 'en')
  await page.evaluate(await bundle(join(import.meta.dirname, 'vectors-in-page.ts'), 'browser'))
  const run = (draws: typeof DRAW_VECTORS) =>
    page.evaluate(([draws, log]) => globalThis.runVectors(draws, log), [draws, LOG_VECTORS] as const)
  const results = await run(DRAW_VECTORS)
  expect(Object.keys(results).length).toBeGreaterThanOrEqual(29)
  expect(Object.entries(results).filter(([, isRight]) => !isRight)).toEqual([])
  const [first] = DRAW_VECTORS
  expect(Object.values(await run([{ ...(first as DrawVector), round: 1 }]))[0]).toBe(false)
  await context.close()
})

test('the site serves the page, and it works there too', async ({ page }) => {
  const errors = collectErrors(page)
  await page.goto(`${node(1)}/edil-verify.html`)
  await choose(page, textOf(FAIR))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ENGLISH.fair)
  expect(errors).toEqual([])
})
