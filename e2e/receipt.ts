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
