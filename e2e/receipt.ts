import type { Page } from '@playwright/test'

/** A screenshot of a transfer, different each time. */
export function renderReceipt(page: Page, birr: number): Promise<Buffer> {
  const rendered = page.evaluate((amount) => {
    const canvas = document.createElement('canvas')
    canvas.width = 720
    canvas.height = 1280
    const pen = canvas.getContext('2d')
    if (!pen) return ''
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, 720, 1280)
    for (let block = 0; block < 60; block += 1) {
      pen.fillStyle = `hsl(${Math.random() * 360} 60% ${20 + Math.random() * 60}%)`
      pen.fillRect(Math.random() * 700, 400 + Math.random() * 800, 40 + Math.random() * 200, 20 + Math.random() * 90)
    }
    pen.fillStyle = '#000'
    pen.font = '56px sans-serif'
    pen.fillText(`-${amount.toFixed(2)} (ETB)`, 120, 260)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, birr)
  return rendered.then((base64) => Buffer.from(base64, 'base64'))
}

const RECEIPT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 533" width="720" height="1280">
  <rect width="300" height="533" fill="#fff"/><circle cx="150" cy="86" r="30" fill="#7cb342"/>
  <text x="150" y="186" text-anchor="middle" font-size="27">-500.00 (ETB)</text></svg>`

/** Shows a receipt for every screenshot: payments of the factories have rows of screenshots and no files. */
export async function serveReceipts(page: Page): Promise<void> {
  await page.route('**/api/screenshots/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: RECEIPT }))
}
