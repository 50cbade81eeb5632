import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { asSantim, etb } from '@edil/domain/money'
import { LANGUAGES } from '@edil/domain/people'
import { GAME_TYPES } from '@edil/domain/plans'
import { describe, expect, test } from 'vitest'
import { isFullForm, sample } from '../../../../dev/form.ts'
import {
  areaOf,
  pdfFacts,
  pdfPicture,
  pdfText,
  pngPicture,
  pngTexts,
  readBands,
  readQr,
} from '../../../../dev/read-ticket.ts'
import { exampleTicket } from '../../../test/example-ticket.ts'
import { renderTicketPdf } from './render-ticket-pdf.ts'
import { renderTicketPng } from './render-ticket-png.ts'
import type { TicketFacts } from './ticket-facts.ts'
import { describeTicket } from './ticket-wording.ts'

const GROUNDS = { midday: '#8A5A00', daily: '#06402A', weekly: '#8F1D1A', monthly: '#174A7C' }

const inEveryKind = LANGUAGES.flatMap((language) => GAME_TYPES.map((type) => ({ language, type })))
const DIGITS = ['0', 'f', '5', 'a']
/** The text of every file is read. Scanning its pixels is slow: the short form leaves it out for most. */
const scannedKinds = sample(inEveryKind, 2)
const scannedDigits = sample(DIGITS, 2)

test.each(inEveryKind)('$type, $language: both files state what was bought', async ({ language, type }) => {
  const facts = exampleTicket({ language, type, key: keyOf(`${language} ${type}`) })
  const isScanned = scannedKinds.some((kind) => kind.language === language && kind.type === type)
  await expectReadable(facts, isScanned)
})

test.each([[[100]], [[1, 100]], [[100, 99, 88]]])('both files contain the numbers %j', async (numbers) => {
  await expectReadable(exampleTicket({ numbers: numbers.map((number) => ({ number, won: false })) }))
})

test.each(DIGITS)('weaves a key of only %s', async (digit) => {
  await expectReadable(exampleTicket({ key: digit.repeat(32) }), scannedDigits.includes(digit))
})

test.each([
  ['a name of forty Latin letters', 'Wolde-Gebriel Tekle-Haymanot Gebre-Medhn'],
  ['a name of forty letters without a break', 'Woldegebrieltekleihaymanotabebayehugebre'],
  ['a name of forty Ethiopic letters', 'ገብረመድኅን ተክለሃይማኖት ወልደሚካኤል ኃይለሥላሴ አባተ ደስታ'],
  ['accents and apostrophes', "Zoë Škoda-O'Hara’s"],
])('both files contain %s completely', async (_case, player) => {
  await expectReadable(exampleTicket({ language: 'am', player }))
})

test('both files contain a long title, the largest prize and santim completely', async () => {
  await expectReadable(
    exampleTicket({
      title: 'ልዩ የመስቀል በዓል ጨዋታ ለሁሉም',
      firstPrizeSantim: etb(12_345_678),
      paidSantim: asSantim(1_500_05n),
      method: 'ሞባይል ባንኪንግ',
      language: 'am',
      calendar: 'ethiopian',
    }),
  )
})

test('a winning number is gold on both files', async () => {
  const playing = exampleTicket({
    numbers: [
      { number: 7, won: false },
      { number: 42, won: false },
    ],
  })
  const won = {
    ...playing,
    numbers: [
      { number: 7, won: false },
      { number: 42, won: true },
    ],
  }
  for (const render of [
    (facts: TicketFacts) => renderTicketPdf(facts).then(pdfPicture),
    (facts: TicketFacts) => renderTicketPng(facts).then(pngPicture),
  ]) {
    const more = areaOf(await render(won), '#FFC629') - areaOf(await render(playing), '#FFC629')
    // A box of 140 by 92 units, without its digits.
    expect(more).toBeGreaterThan(75_000)
    expect(more).toBeLessThan(115_000)
  }
  expect((await pngTexts(await renderTicketPng(won)))['Description']).toContain('7, 42 (won)')
})

test('both files write the draw as the ticket on the screen does, with the Ethiopian hour', () => {
  const text = describeTicket(exampleTicket({}))
  expect(text).toContain('Draw: Mon 31 Aug 2026, 6:00 PM · 12:00 Ethiopian time')
  expect(text).toContain('1st prize: 35,000 ETB')
})

test('after a win both files name what was won instead of the first prize', () => {
  const text = describeTicket(exampleTicket({ wonSantim: etb(500) }))
  expect(text).toContain('Won: 500 ETB')
  expect(text).not.toContain('1st prize')
})

describe('the PDF', () => {
  test('is one page in the size of the ticket, with embedded fonts, in its language, and links to the ticket', async () => {
    const facts = exampleTicket({ language: 'am' })
    const pdf = await renderTicketPdf(facts)
    const info = pdfFacts(pdf, 'pdfinfo')
    for (const fact of [
      /^Title: +Edil · ትኬት D-0412-0063$/m,
      /^Tagged: +yes$/m,
      /^Pages: +1$/m,
      /^Page size: +360 x /m,
    ]) {
      expect(info).toMatch(fact)
    }
    const fonts = pdfFacts(pdf, 'pdffonts').trim().split('\n').slice(2)
    expect(fonts.length).toBeGreaterThan(2)
    for (const font of fonts) expect(font).toMatch(/NotoSansEthiopic-\w+ +CID TrueType +Identity-H +yes yes yes/)
    expect(pdf.toString('latin1')).toContain('/Lang (am)')
    expect(pdf.toString('latin1')).toContain(`/URI (${facts.url})`)
    expect(pdf.byteLength).toBeLessThan(60_000)
  })

  test('is the same bytes for the same ticket', async () => {
    expect((await renderTicketPdf(exampleTicket({}))).equals(await renderTicketPdf(exampleTicket({})))).toBe(true)
  })
})

describe('the picture', () => {
  test('is 1080 pixels wide, small enough to send, and contains its words as text', async () => {
    const facts = exampleTicket({ language: 'am' })
    const png = await renderTicketPng(facts)
    expect((await pngPicture(png)).width).toBe(1080)
    expect(png.byteLength).toBeLessThan(60_000)
    expect(await pngTexts(png)).toEqual({ Title: 'Edil · ትኬት D-0412-0063', Description: describeTicket(facts) })
  })

  test('is the same on a machine without fonts', async () => {
    const script = `import { renderTicketPng } from ${JSON.stringify(new URL('./render-ticket-png.ts', import.meta.url).href)}
      import { exampleTicket } from ${JSON.stringify(new URL('../../../test/example-ticket.ts', import.meta.url).href)}
      process.stdout.write(await renderTicketPng(exampleTicket({ language: 'am' })))`
    const elsewhere = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
      env: { ...process.env, FONTCONFIG_FILE: '/dev/null', NODE_NO_WARNINGS: '1', TZ: 'Asia/Kathmandu' },
    })
    expect(elsewhere.equals(await renderTicketPng(exampleTicket({ language: 'am' })))).toBe(true)
  })
})

test('shows a mark for letters without a glyph, and nothing for invisible marks', async () => {
  const text = pdfText(await renderTicketPdf(exampleTicket({ player: '\u202eSelam\u0007 محمد 🎉' })))
  expect(text).toContain('Selam ???? ?')
})

test('refuses an invalid key', async () => {
  await expect(renderTicketPdf(exampleTicket({ key: 'f'.repeat(31) }))).rejects.toThrow("not a ticket's key")
  await expect(renderTicketPng(exampleTicket({ key: 'g'.repeat(32) }))).rejects.toThrow("not a ticket's key")
})

test('rendering does not block the event loop', async () => {
  const facts = exampleTicket({ language: 'am', calendar: 'ethiopian' })
  for (const [name, render] of [
    ['PDF', renderTicketPdf],
    ['PNG', renderTicketPng],
  ] as const) {
    for (let round = 0; round < 3; round++) await render(facts)
    const rounds: { wall: number; busy: number }[] = []
    for (let round = 0; round < 7; round++) {
      const start = performance.now()
      // The CPU time of this thread, independent of the machine's load; sharp works on threads of its own.
      const before = process.threadCpuUsage()
      await render(facts)
      const { user, system } = process.threadCpuUsage(before)
      rounds.push({ wall: performance.now() - start, busy: (user + system) / 1000 })
    }
    const median = (of: 'wall' | 'busy') => rounds.map((round) => round[of]).sort((a, b) => a - b)[3] ?? 0
    const [wall, busy] = [median('wall').toFixed(0), median('busy').toFixed(0)]
    process.stdout.write(`a ${name} takes ${wall} ms, ${busy} of them on this thread\n`)
    expect(median('busy')).toBeLessThan(50)
  }
})

async function expectReadable(facts: TicketFacts, isScanned = isFullForm): Promise<void> {
  const [pdf, png] = await Promise.all([renderTicketPdf(facts), renderTicketPng(facts)])
  const text = letters(pdfText(pdf))
  const said = describeTicket(facts).split('\n')
  for (const line of said.slice(2, -1)) {
    for (const word of line.split(/: |, |፦ |፣ /)) expect(text).toContain(letters(word))
  }
  for (const word of ['Edil', 'ዕድል', facts.title, facts.player, ...facts.numbers.map(({ number }) => `${number}`)]) {
    expect(text).toContain(letters(word))
  }
  expect((await pngTexts(png))['Description']).toBe(describeTicket(facts))
  if (!isScanned) return
  for (const picture of [await pdfPicture(pdf), await pngPicture(png)]) {
    expect(await readQr(picture)).toBe(facts.url)
    expect(readBands(picture, GROUNDS[facts.type])).toBe(facts.key)
  }
}

/** Ignores line breaks. */
function letters(text: string): string {
  return text.replace(/\s+/g, '')
}

function keyOf(seed: string): string {
  return createHash('sha256').update(seed).digest('hex').slice(0, 32)
}
