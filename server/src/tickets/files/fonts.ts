import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

export type Weight = 400 | 700 | 800
/** One font file: one weight of one subset. */
export type Face = `${'latin' | 'latin-ext' | 'ethiopic'}-${Weight}`

const { resolve } = createRequire(import.meta.url)
const fonts = new Map<Face, Font>()

/** Opened once and shared by all renderings. As .woff: with .woff2, Amharic prints blank without an error. */
export function fontOf(face: Face): Font {
  const known = fonts.get(face)
  if (known) return known
  const file = resolve(`@fontsource/noto-sans-ethiopic/files/noto-sans-ethiopic-${face}-normal.woff`)
  const font = create(unpackWoff(readFileSync(file))) as Font
  fonts.set(face, font)
  return font
}

/** The first face that has the letter; undefined for scripts that we do not include. */
export function faceFor(letter: string, weight: Weight): Face | undefined {
  const faces: readonly Face[] = [`latin-${weight}`, `ethiopic-${weight}`, `latin-ext-${weight}`]
  return faces.find((face) => fontOf(face).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}
