import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { unpackWoff } from './unpack-woff.ts'

const { resolve } = createRequire(import.meta.url)
const folder = '@fontsource/noto-sans-ethiopic/files'

test('an unpacked font renders like the packed one', () => {
  const woff = readFileSync(resolve(`${folder}/noto-sans-ethiopic-ethiopic-700-normal.woff`))
  const [packed, unpacked] = [create(woff) as Font, create(unpackWoff(woff)) as Font]
  const outlines = (font: Font) => font.layout('ዕድል፣ ሰላም').glyphs.map((glyph) => glyph.path.toSVG())
  expect(outlines(unpacked)).toEqual(outlines(packed))
  expect(unpacked.characterSet).toEqual(packed.characterSet)
})

test('refuses a .woff2, which would print blank', () => {
  const woff2 = readFileSync(resolve(`${folder}/noto-sans-ethiopic-ethiopic-700-normal.woff2`))
  expect(() => unpackWoff(woff2)).toThrow('not a .woff font')
})
