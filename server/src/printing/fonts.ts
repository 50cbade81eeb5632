import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const FACES = { 400: '400Regular', 700: '700Bold', 800: '800ExtraBold' } as const
export type Weight = keyof typeof FACES

const { resolve } = createRequire(import.meta.url)
const fonts = new Map<Weight, Font>()

/**
 * Opened once and shared by all renderings. Each font has the Ethiopic and the Latin letters. As .ttf: with .woff2,
 * Amharic prints blank without an error, and fontkit inflates a .woff again for every letter.
 */
export function fontOf(weight: Weight): Font {
  const known = fonts.get(weight)
  if (known) return known
  const font = openFont(weight)
  fonts.set(weight, font)
  return font
}

/**
 * Fontkit keeps the first glyph object that it makes for a glyph, with the letters for which it was made. Drawing '…' makes a
 * glyph for its dots that belongs to no letter, and every '.' of later PDFs would be missing from their text. So every letter's
 * glyph is made first.
 */
export function openFont(weight: Weight): Font {
  const face = FACES[weight]
  const file = resolve(`@expo-google-fonts/noto-sans-ethiopic/${face}/NotoSansEthiopic_${face}.ttf`)
  const font = create(readFileSync(file)) as Font
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
  return font
}
