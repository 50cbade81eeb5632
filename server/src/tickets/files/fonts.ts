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
  const face = FACES[weight]
  const file = resolve(`@expo-google-fonts/noto-sans-ethiopic/${face}/NotoSansEthiopic_${face}.ttf`)
  const font = create(readFileSync(file)) as Font
  fonts.set(weight, font)
  return font
}
