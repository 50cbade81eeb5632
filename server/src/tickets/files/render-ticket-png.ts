import sharp from 'sharp'
import { fontOf } from './fonts.ts'
import { layOutTicket } from './lay-out-ticket.ts'
import type { PageLayout, Part, Shape } from './page-layout.ts'
import { addPngTexts } from './png-texts.ts'
import type { TicketFacts } from './ticket-facts.ts'
import { describeTicket, wordTicket } from './ticket-wording.ts'

const PIXELS_PER_UNIT = 3
/** Few colours: 40 kB instead of 100, without a visible difference. */
const SIXTEEN_COLOURS = { palette: true, colours: 16, dither: 0, effort: 7 }

/** 1080 pixels wide. Also contains its words as text. */
export async function renderTicketPng(facts: TicketFacts): Promise<Buffer> {
  const svg = ticketSvg(layOutTicket(facts))
  const png = await sharp(Buffer.from(svg)).flatten().png(SIXTEEN_COLOURS).toBuffer()
  return addPngTexts(png, { Title: `Edil · ${wordTicket(facts).label}`, Description: describeTicket(facts) })
}

/** Letters are rendered as outlines, so the picture does not depend on installed fonts. */
function ticketSvg({ width, height, parts }: PageLayout): string {
  const size = `width="${width * PIXELS_PER_UNIT}" height="${height * PIXELS_PER_UNIT}"`
  const shapes = parts.map((part) => (part.kind === 'words' ? wordsSvg(part) : part.shapes.map(shapeSvg).join('')))
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`
}

function shapeSvg({ path, fill, stroke, at }: Shape): string {
  const line = stroke ? ` stroke="${stroke.colour}" stroke-width="${stroke.width}"` : ''
  const dash = stroke?.dash ? ` stroke-dasharray="${stroke.dash.join(' ')}"` : ''
  const place = at ? ` transform="translate(${at.x} ${at.y}) scale(${at.scale})"` : ''
  return `<path d="${path}" fill="${fill ?? 'none'}"${line}${dash}${place}/>`
}

function wordsSvg({ line, x, baseline, colour }: Part & { kind: 'words' }): string {
  const font = fontOf(line.weight)
  const scale = line.size / font.unitsPerEm
  const { glyphs, positions } = font.layout(line.text)
  let advance = 0
  const outlines = glyphs.map((glyph, index) => {
    const position = positions[index]
    const outline = `<path transform="translate(${advance + (position?.xOffset ?? 0)} ${position?.yOffset ?? 0})" d="${glyph.path.toSVG()}"/>`
    advance += (position?.xAdvance ?? 0) + line.tracking * font.unitsPerEm
    return outline
  })
  return `<g fill="${colour}" transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
}
