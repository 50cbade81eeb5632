import { expect, test } from 'vitest'
import { openFont } from './fonts.ts'

test('a dot keeps its letter after it was drawn as a part of another letter', () => {
  const font = openFont(400)
  for (const letter of '…:;!?') expect(font.layout(letter).glyphs[0]?.path.toSVG()).not.toBe('')
  expect(font.layout('.').glyphs.map(({ codePoints }) => codePoints)).toEqual([['.'.codePointAt(0)]])
})
