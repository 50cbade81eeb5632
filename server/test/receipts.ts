import sharp from 'sharp'
import { createSeededRandom } from './seeded-random.ts'

const NAMES = ['Selam Bekele', 'Abebe Kebede', 'Hana Tesfaye', 'Dawit Girma', 'Meron Alemu', 'Yonas Haile']
const AMOUNTS = ['100.00', '200.00', '300.00', '500.00', '1,000.00', '1,500.00']
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'

/** Receipts of one app: the same template with other times, amounts, transaction numbers and names. */
export async function receiptsOnOneTemplate(count: number, seed = 1): Promise<Buffer[]> {
  const { below, one } = createSeededRandom(seed)
  const two = (figure: number) => String(figure).padStart(2, '0')
  const receipts: Buffer[] = []
  while (receipts.length < count) {
    const clock = `${two(below(24))}:${two(below(60))}`
    const time = `2026/11/${two(1 + below(30))} ${clock}:${two(below(60))}`
    const reference = Array.from({ length: 10 }, () => one([...LETTERS])).join('')
    receipts.push(await renderReceipt({ clock, time, reference, from: one(NAMES), amount: one(AMOUNTS) }))
  }
  return receipts
}

export type Receipt = {
  /** The phone's clock, such as `14:05`. */
  readonly clock: string
  readonly time: string
  readonly reference: string
  readonly from: string
  /** In birr, such as `1,500.00`. */
  readonly amount: string
}

/** A picture of a transfer to us, as an app shows it. */
export function renderReceipt({ clock, time, reference, from, amount }: Receipt): Promise<Buffer> {
  const lines = [
    ['Transaction Time:', time],
    ['Transaction Type:', 'Transfer Money'],
    ['Transaction To:', 'Edil Games'],
    ['Transaction Number:', reference],
    ['From:', from],
  ]
  return sharp(Buffer.from(template(clock, amount, lines)))
    .png()
    .toBuffer()
}

function template(clock: string, amount: string, lines: readonly string[][]): string {
  const rows = lines.map(
    ([label, value], row) =>
      `<text x="40" y="${540 + row * 80}" fill="#666">${label}</text>` +
      `<text x="680" y="${540 + row * 80}" text-anchor="end">${value}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="640" viewBox="0 0 720 1280" font-family="sans-serif" font-size="28">
    <rect width="720" height="1280" fill="#fff"/><text x="24" y="34">${clock}</text>
    <rect y="48" width="720" height="110" fill="#8dc63f"/><circle cx="360" cy="270" r="70" fill="#8dc63f"/>
    <text x="360" y="430" font-size="56" text-anchor="middle">-${amount} (ETB)</text>${rows.join('')}
    <rect x="60" y="1120" width="600" height="90" rx="45" fill="#8dc63f"/></svg>`
}
