import { formatDate } from '@edil/domain/calendar'
import { formatMoney, type Santim } from '@edil/domain/money'
import type { Language } from '@edil/domain/people'
import type { GameType } from '@edil/domain/plans'
import { BAND_GROUNDS } from '@edil/domain/weave'
import { DRAW_PREVIEW_TEXTS } from '@edil/text/draw-preview'
import { GAME_NAMES } from '@edil/text/names'
import { PLACES } from '@edil/text/places'
import sharp from 'sharp'
import { MARK } from '../../printing/mark.ts'
import { type PageLayout, type Part, rectangle, type Shape } from '../../printing/page-layout.ts'
import { pageSvg } from '../../printing/page-svg.ts'
import { fitLine, setLine, type Type } from '../../printing/typeset.ts'

export type DrawPreviewFacts = {
  readonly gameId: string
  readonly type: GameType
  readonly at: Date
  readonly isCancelled: boolean
  /** The first prize first. A game that is not drawn yet has no numbers. */
  readonly prizes: readonly {
    readonly amount: Santim
    readonly number: number | undefined
    /** The name or ticket of the winner; `null` when the number was not sold. */
    readonly winner: string | null
  }[]
}

/** A third of the 1200 by 630 pixels that Telegram, WhatsApp and Facebook show beside a link. */
const PAGE = { width: 400, height: 210 }
const MARGIN = 20
const BALL = { radius: 33, middle: 113 }
const COLOURS = { cotton: '#FFFDF7', meskel: '#FFC629', berbere: '#C2331F', coffee: '#17130F', quiet: '#D8E2DA' }
const HALF_LETTER = 0.357

/** A shared link is asked for by every chat that it is sent to, and rendering takes much longer than reading its facts. */
const rendered = new Map<string, Promise<Buffer>>()
const RENDERED_MAX = 100

export function renderDrawPreview(facts: DrawPreviewFacts, language: Language): Promise<Buffer> {
  const { prizes, ...game } = facts
  const key = JSON.stringify([language, game, prizes.map(({ amount, ...prize }) => [`${amount}`, prize])])
  const known = rendered.get(key)
  if (known !== undefined) return known
  const picture = render(facts, language)
  rendered.set(key, picture)
  picture.catch(() => rendered.delete(key))
  const [oldest] = rendered.keys()
  if (rendered.size > RENDERED_MAX && oldest !== undefined) rendered.delete(oldest)
  return picture
}

function render(facts: DrawPreviewFacts, language: Language): Promise<Buffer> {
  return sharp(pageSvg(layOut(facts, language)))
    .flatten()
    .png({ palette: true, colours: 32, dither: 0, effort: 7 })
    .toBuffer()
}

function layOut({ gameId, type, at, isCancelled, prizes }: DrawPreviewFacts, language: Language): PageLayout {
  const texts = DRAW_PREVIEW_TEXTS[language]
  const title = texts.title(GAME_NAMES[language][type], gameId.split('-').at(-1) ?? gameId)
  const moment = isCancelled ? texts.cancelled : formatDate(at, language, 'gregorian', 'day')
  const inner = PAGE.width - 2 * MARGIN
  return {
    ...PAGE,
    parts: [
      { kind: 'ornament', shapes: ground(type) },
      { kind: 'ornament', shapes: MARK.map((shape) => ({ ...shape, at: { x: MARGIN, y: 16, scale: 26 / 32 } })) },
      atStart('Edil · ዕድል', { size: 15, weight: 700 }, MARGIN + 34, 29, COLOURS.cotton),
      atEnd(moment, { size: 12, weight: 400 }, 29, COLOURS.quiet),
      centred(title, { size: 25, weight: 800 }, PAGE.width / 2, 61, inner, COLOURS.cotton),
      ...prizes.flatMap(({ amount, number, winner }, index) => {
        const column = inner / 3
        const middle = MARGIN + (index + 0.5) * column
        const name = number === undefined ? PLACES[language][index] : (winner ?? texts.noWinner)
        return [
          { kind: 'ornament', shapes: [ball(middle, index === 0)] } satisfies Part,
          centred(
            number === undefined ? '?' : `${number}`,
            { size: 30, weight: 800 },
            middle,
            BALL.middle,
            56,
            COLOURS.coffee,
          ),
          centred(name ?? '', { size: 13, weight: 700 }, middle, 160, column - 8, COLOURS.cotton),
          centred(formatMoney(amount, language), { size: 12, weight: 400 }, middle, 176, column - 8, COLOURS.quiet),
        ]
      }),
      centred(texts.brandLine, { size: 10, weight: 400 }, PAGE.width / 2, 196, inner, COLOURS.quiet),
    ],
  }
}

function ground(type: GameType): Shape[] {
  const strip = (y: number, fill: string): Shape => ({
    path: rectangle({ x: 0, y, width: PAGE.width, height: 3 }),
    fill,
  })
  return [
    { path: rectangle({ x: 0, y: 0, ...PAGE }), fill: BAND_GROUNDS[type] },
    strip(0, COLOURS.meskel),
    strip(3, COLOURS.berbere),
    strip(PAGE.height - 3, COLOURS.meskel),
  ]
}

function ball(x: number, isFirst: boolean): Shape {
  const { radius, middle } = BALL
  const half = (dx: number) => `a${radius} ${radius} 0 1 0 ${dx} 0`
  return {
    path: `M${x - radius} ${middle}${half(2 * radius)}${half(-2 * radius)}z`,
    fill: isFirst ? COLOURS.meskel : COLOURS.cotton,
  }
}

function atStart(text: string, type: Type, x: number, middle: number, colour: string): Part {
  return { kind: 'words', line: setLine(text, type), x, baseline: middle + type.size * HALF_LETTER, colour }
}

function atEnd(text: string, type: Type, middle: number, colour: string): Part {
  const line = fitLine(text, type, PAGE.width / 2, 8)
  const x = PAGE.width - MARGIN - line.width
  return { kind: 'words', line, x, baseline: middle + line.size * HALF_LETTER, colour }
}

function centred(text: string, type: Type, x: number, middle: number, width: number, colour: string): Part {
  const line = fitLine(text, type, width, 8)
  return { kind: 'words', line, x: x - line.width / 2, baseline: middle + line.size * HALF_LETTER, colour }
}
