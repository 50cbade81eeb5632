import { fontOf } from './fonts.ts'
import type { PageLayout, Part, Shape } from './page-layout.ts'

const PIXELS_PER_UNIT = 3

/** Letters are rendered as outlines, so the picture does not depend on installed fonts. */
export function pageSvg({ width, height, parts }: PageLayout): Buffer {
  const size = `width="${width * PIXELS_PER_UNIT}" height="${height * PIXELS_PER_UNIT}"`
  const shapes = parts.map((part) => (part.kind === 'words' ? wordsSvg(part) : part.shapes.map(shapeSvg).join('')))
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`,
  )
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
