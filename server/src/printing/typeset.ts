import { fontOf, type Weight } from './fonts.ts'

/** `tracking` is in ems, as in CSS. */
export type Type = { readonly size: number; readonly weight: Weight; readonly tracking?: number }

/** A measured line of text. */
export type Line = Required<Type> & { readonly text: string; readonly width: number }

/** Replaces a letter of an unsupported script, so that it is not silently missing. */
const UNKNOWN = '?'
const ELLIPSIS = '…'

export function setLine(wanted: string, { size, weight, tracking = 0 }: Type): Line {
  const font = fontOf(weight)
  const letters = [...printable(wanted)].map((letter) =>
    font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? letter : UNKNOWN,
  )
  const text = letters.join('')
  const width = (font.layout(text).advanceWidth / font.unitsPerEm + letters.length * tracking) * size
  return { size, weight, tracking, text, width }
}

/** Removes invisible characters: a name may contain marks that reverse the text direction. */
function printable(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').replace(/\p{C}/gu, '').trim()
}

/** The largest size that fits, at least `sizeMin`. */
export function fitLine(text: string, type: Type, width: number, sizeMin: number): Line {
  const line = setLine(text, type)
  if (line.width <= width) return line
  return setLine(text, { ...type, size: Math.max(sizeMin, Math.floor((type.size * width) / line.width)) })
}

/** Breaks between words, and within a word that is too long; cuts what needs more lines. */
export function wrapText(text: string, type: Type, width: number, linesMax: number): Line[] {
  const fits = (candidate: string) => setLine(candidate, type).width <= width
  const lines: string[] = []
  let line = ''
  for (const word of printable(text)
    .split(' ')
    .flatMap((long) => pieces(long, fits))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || fits(longer)) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  lines.push(line)
  const kept = lines.slice(0, linesMax)
  if (lines.length > linesMax) kept[linesMax - 1] = `${[...(kept.at(-1) ?? '')].slice(0, -2).join('')}${ELLIPSIS}`
  return kept.map((each) => setLine(each, type))
}

function pieces(word: string, fits: (candidate: string) => boolean): string[] {
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}
