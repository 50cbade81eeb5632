import { BAND_GROUNDS, weave } from '@edil/domain/weave'
import { MARK } from '../../printing/mark.ts'
import {
  type Box,
  type PageLayout,
  type Part,
  rectangle,
  roundedRectangle,
  type Shape,
} from '../../printing/page-layout.ts'
import { fitLine, type Line, setLine, type Type, wrapText } from '../../printing/typeset.ts'
import { layOutQr } from './lay-out-qr.ts'
import type { TicketFacts } from './ticket-facts.ts'
import { type WordedTicket, wordTicket } from './ticket-wording.ts'

/**
 * Measures of web/src/ui/ticket.module.css. A stitch is 10 pixels of a 1080-pixel picture, so edges fall on whole
 * pixels.
 */
const PAGE_WIDTH = 360
const STITCH = 10 / 3
const CLOTH_WIDTH = 97 * STITCH
const LEFT = (PAGE_WIDTH - CLOTH_WIDTH) / 2
const PADDING = 18
const INNER = { x: LEFT + PADDING, width: CLOTH_WIDTH - 2 * PADDING, end: LEFT + CLOTH_WIDTH - PADDING }
const MARGIN = 16
const FRINGE = 9
const BAND = 9 * STITCH
const CLOTH_PADDING = 22
const NUMBER_BOX = { height: 92, gap: 8, radius: 8 }
const QR_WIDTH = 120

const CLOTH = { cotton: '#FFFDF7', meskel: '#FFC629', berbere: '#C2331F', coffee: '#17130F', quiet: '#4E463F' }
const TEAR = '#B2AFAA'
/** The background colour, so that the ticket's white fringe is visible. */
const GROUND = '#E9EBE4'

/** Ethiopic letters are taller than Latin ones and need a larger line height. */
const SIZES = {
  en: { label: 13, labelLine: 18, value: 14, valueLine: 20 },
  am: { label: 14, labelLine: 22, value: 15, valueLine: 23 },
}
type Sizes = (typeof SIZES)['en']

const VALUE_SIZE_MIN = 12
const LINES_MAX = 4

/**
 * The positions of everything on a ticket. The PDF and the picture are both rendered from this, so that they cannot
 * differ.
 */
export function layOutTicket(facts: TicketFacts): PageLayout {
  const words = wordTicket(facts)
  const sizes = SIZES[facts.language]
  const cloth = MARGIN + FRINGE + BAND

  const head = layOutHead(words.title, cloth + CLOTH_PADDING)
  const numbers = layOutNumbers(facts, head.end + 12)
  const draw = layOutDraw(words, sizes, numbers.end + 12)
  const tear = draw.end + MARGIN
  const stub = layOutStub(facts, words, sizes, tear + MARGIN)
  const clothEnd = stub.end + CLOTH_PADDING
  const height = clothEnd + BAND + FRINGE + MARGIN

  const ground = BAND_GROUNDS[facts.type]
  return {
    width: PAGE_WIDTH,
    height,
    parts: [
      { kind: 'ornament', shapes: clothShapes(height, ground) },
      band(facts.key.slice(0, 16), words.bandLabels[0], MARGIN + FRINGE),
      ...head.parts,
      ...numbers.parts,
      ...draw.parts,
      { kind: 'ornament', shapes: [tearLine(tear)] },
      ...stub.parts,
      band(facts.key.slice(16), words.bandLabels[1], clothEnd),
    ],
  }
}

type Block = { readonly parts: readonly Part[]; readonly end: number }

function clothShapes(height: number, ground: string): Shape[] {
  const top = MARGIN + FRINGE
  const end = height - top
  const strip = (y: number, thick: number, fill: string): Shape => ({
    path: rectangle({ x: LEFT, y, width: CLOTH_WIDTH, height: thick }),
    fill,
  })
  return [
    { path: rectangle({ x: 0, y: 0, width: PAGE_WIDTH, height }), fill: GROUND },
    { path: fringe(MARGIN) + fringe(end), fill: CLOTH.cotton },
    strip(top, end - top, CLOTH.cotton),
    strip(top, BAND, ground),
    strip(top + BAND, 3, CLOTH.meskel),
    strip(top + BAND + 3, 3, CLOTH.berbere),
    strip(end - BAND - 6, 3, CLOTH.berbere),
    strip(end - BAND - 3, 3, CLOTH.meskel),
    strip(end - BAND, BAND, ground),
  ]
}

function fringe(y: number): string {
  const threads = Math.floor((CLOTH_WIDTH - 6) / 5)
  return Array.from({ length: threads + 1 }, (_, index) =>
    rectangle({ x: LEFT + 3 + 5 * index, y, width: 2, height: FRINGE }),
  ).join('')
}

function band(hex: string, label: string, y: number): Part {
  const { outline, fill } = weave(hex)
  const at = { x: LEFT, y, scale: STITCH }
  return {
    kind: 'picture',
    label,
    shapes: [
      { path: outline, fill: CLOTH.meskel, at },
      { path: fill, fill: CLOTH.cotton, at },
    ],
  }
}

function layOutHead(title: string, y: number): Block {
  const markSize = 30
  const middle = y + markSize / 2
  const latin = setLine('Edil', { size: 20, weight: 700, tracking: -0.03 })
  const ethiopic = setLine('ዕድል', { size: 14, weight: 400 })
  const latinX = INNER.x + markSize + 8
  const ethiopicX = latinX + latin.width + 8
  const room = INNER.end - (ethiopicX + ethiopic.width) - 12
  const titleLines = fitOrWrap(title, { size: 20, weight: 700 }, room, 15)
  // A title of several lines moves the rest down; a single line is beside the mark.
  const lineHeight = 24
  const height = Math.max(markSize, titleLines.length * lineHeight)
  const firstMiddle = titleLines.length === 1 ? middle : y + lineHeight / 2
  return {
    parts: [
      { kind: 'ornament', shapes: MARK.map((shape) => ({ ...shape, at: { x: INNER.x, y, scale: markSize / 32 } })) },
      words(latin, latinX, middle),
      words(ethiopic, ethiopicX, middle),
      ...titleLines.map((line, index) => wordsToEnd(line, firstMiddle + index * lineHeight)),
    ],
    end: y + height,
  }
}

function layOutNumbers({ numbers, type }: TicketFacts, y: number): Block {
  const width = (INNER.width - (numbers.length - 1) * NUMBER_BOX.gap) / numbers.length
  const letters: Type = { size: 56, weight: 800, tracking: -0.05 }
  const size = Math.min(...numbers.map(({ number }) => fitLine(`${number}`, letters, width - 16, 24).size))
  const parts = numbers.flatMap(({ number, won }, index): Part[] => {
    const box: Box = { x: INNER.x + index * (width + NUMBER_BOX.gap), y, width, height: NUMBER_BOX.height }
    const line = setLine(`${number}`, { ...letters, size })
    // The last letter's tracking is invisible.
    const x = box.x + (width - line.width + line.tracking * line.size) / 2
    return [
      { kind: 'ornament', shapes: [numberBox(box, BAND_GROUNDS[type], won)] },
      words(line, x, y + NUMBER_BOX.height / 2),
    ]
  })
  return { parts, end: y + NUMBER_BOX.height }
}

function numberBox({ x, y, width, height }: Box, ground: string, won: boolean): Shape {
  const path = roundedRectangle({ x: x + 1, y: y + 1, width: width - 2, height: height - 2 }, NUMBER_BOX.radius - 1)
  if (won) return { path, fill: CLOTH.meskel, stroke: { colour: ground, width: 2 } }
  return { path, stroke: { colour: ground, width: 2, dash: [6, 4] } }
}

/** The draw at the start and the prize at the end of one line. */
function layOutDraw({ draw, prize }: WordedTicket, sizes: Sizes, y: number): Block {
  const figure = setLine(prize.figure, { size: 20, weight: 700, tracking: -0.02 })
  const currency = setLine(prize.currency, { size: 13, weight: 700 })
  const prizeLabel = setLine(prize.label, { size: sizes.label, weight: 400 })
  const prizeWidth = Math.max(figure.width + 4 + currency.width, prizeLabel.width)
  const value: Type = { size: sizes.value, weight: 700 }
  const lines = draw.lines.flatMap((text) => fitOrWrap(text, value, INNER.width - prizeWidth - 12, VALUE_SIZE_MIN))

  const label = y + sizes.labelLine / 2
  const middleOf = (index: number) => y + sizes.labelLine + (index + 0.5) * sizes.valueLine
  const lastMiddle = middleOf(lines.length - 1)
  return {
    parts: [
      words(setLine(draw.label, { size: sizes.label, weight: 400 }), INNER.x, label, CLOTH.quiet),
      ...lines.map((line, index) => words(line, INNER.x, middleOf(index))),
      wordsToEnd(prizeLabel, lastMiddle - sizes.labelLine / 2 - 14, CLOTH.quiet),
      onBaselineOf(figure, INNER.end - currency.width - 4 - figure.width, lastMiddle, sizes.value),
      onBaselineOf(currency, INNER.end - currency.width, lastMiddle, sizes.value),
    ],
    end: y + sizes.labelLine + lines.length * sizes.valueLine,
  }
}

function tearLine(y: number): Shape {
  return { path: `M${LEFT} ${y}h${CLOTH_WIDTH}`, stroke: { colour: TEAR, width: 2, dash: [6, 4] } }
}

function layOutStub(
  facts: TicketFacts,
  { facts: lines, key, log, qrLabel }: WordedTicket,
  sizes: Sizes,
  y: number,
): Block {
  const qr = layOutQr(facts.url, { x: INNER.end - QR_WIDTH, y: y + 4, width: QR_WIDTH, height: QR_WIDTH })
  const width = qr.box.x - INNER.x - 12
  const parts: Part[] = []
  let top = y
  for (const fact of lines) {
    const block = layOutFact(fact, sizes, top, width)
    parts.push(...block.parts)
    top = block.end + 8
  }
  const keyTop = Math.max(top, qr.box.y + qr.box.height + 8)
  const keyBlock = layOutFact(key, sizes, keyTop, INNER.width)
  const logBlock = log && layOutFact(log, sizes, keyBlock.end + 8, INNER.width)
  return {
    parts: [
      ...parts,
      { kind: 'picture', label: qrLabel, shapes: [qr.shape], opens: { url: facts.url, box: qr.box } },
      ...keyBlock.parts,
      ...(logBlock?.parts ?? []),
    ],
    end: logBlock?.end ?? keyBlock.end,
  }
}

function layOutFact(fact: WordedTicket['key'], sizes: Sizes, y: number, width: number): Block {
  const value: Type = { size: sizes.value, weight: 700 }
  const lines = fact.lines.flatMap((text) => fitOrWrap(text, value, width, VALUE_SIZE_MIN))
  const firstLine = y + sizes.labelLine
  return {
    parts: [
      words(setLine(fact.label, { size: sizes.label, weight: 400 }), INNER.x, y + sizes.labelLine / 2, CLOTH.quiet),
      ...lines.map((line, index) => words(line, INNER.x, firstLine + (index + 0.5) * sizes.valueLine)),
    ],
    end: firstLine + lines.length * sizes.valueLine,
  }
}

/** On one line if it is readable there, otherwise on several. */
function fitOrWrap(text: string, type: Type, width: number, sizeMin: number): Line[] {
  const line = fitLine(text, type, width, sizeMin)
  return line.width <= width ? [line] : wrapText(text, { ...type, size: sizeMin }, width, LINES_MAX)
}

/** Capitals and Ethiopic letters of the family are 0.71 em high: half of it below the middle centres them. */
const HALF_LETTER = 0.357

function words(line: Line, x: number, middle: number, colour: string = CLOTH.coffee): Part {
  return { kind: 'words', line, x, baseline: middle + line.size * HALF_LETTER, colour }
}

function wordsToEnd(line: Line, middle: number, colour?: string): Part {
  return words(line, INNER.end - line.width, middle, colour)
}

/** Beside letters of another size, on their baseline. */
function onBaselineOf(line: Line, x: number, middle: number, size: number): Part {
  return { kind: 'words', line, x, baseline: middle + size * HALF_LETTER, colour: CLOTH.coffee }
}
