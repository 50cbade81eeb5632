import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const light = tokensIn('[data-theme="light"] {')
const dark = { ...light, ...tokensIn('[data-theme="dark"] {') }
const cloth = tokensIn(':root {')

/** The declarations of the block that starts with this selector. */
function tokensIn(selector: string): Record<string, string> {
  const start = css.indexOf(selector)
  if (start === -1) throw new Error(`tokens.css has no ${selector}`)
  const block = css.slice(start, css.indexOf('\n}', start))
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8})\b/gi)].map(([, name, hex]) => [name, hex]),
  )
}

type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

function rgba(colour: string): Rgba {
  const digits = colour.slice(1)
  const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const [red = 0, green = 0, blue = 0, alpha = 255] = (wide.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return [red, green, blue, alpha / 255]
}

function over(top: Rgba, ground: Rgba): Rgba {
  const mix = (index: 0 | 1 | 2) => top[index] * top[3] + ground[index] * (1 - top[3])
  return [mix(0), mix(1), mix(2), 1]
}

function luminance([red, green, blue]: Rgba): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function contrast(front: Rgba, ground: Rgba): number {
  const [lighter, darker] = [luminance(front), luminance(ground)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** A token or a colour; 'hatch+surface' is the first laid over the second. */
function colourIn(tokens: Record<string, string>, name: string): Rgba {
  const [top = '', ground] = name.split('+')
  const colour = top.startsWith('#') ? top : tokens[top]
  if (!colour) throw new Error(`tokens.css has no --${top}`)
  return ground ? over(rgba(colour), colourIn(tokens, ground)) : rgba(colour)
}

const THEMED: readonly (readonly [use: string, front: string, ground: string, minimum: number])[] = [
  ['body text', 'ink', 'bg', 7],
  ['body text on card', 'ink', 'surface', 7],
  ['text in a well', 'ink', 'sunk', 7],
  ['secondary text', 'ink-2', 'bg', 7],
  ['secondary on card', 'ink-2', 'surface', 7],
  ['secondary in a well', 'ink-2', 'sunk', 4.5],
  ['control border', 'edge', 'surface', 3],
  ['control border on page', 'edge', 'bg', 3],
  ['primary button', 'on-green', 'green', 4.5],
  ['link, active status', 'green', 'surface', 4.5],
  ['link on page', 'green', 'bg', 4.5],
  ['tag active, mine held', 'green', 'green-soft', 4.5],
  ['text, mine held', 'ink', 'green-soft', 7],
  ['gold button, winner ball', 'on-gold', 'gold', 7],
  ['prize text', 'gold-ink', 'surface', 4.5],
  ['prize text on page', 'gold-ink', 'bg', 4.5],
  ['tag gold', 'gold-ink', 'gold-soft', 4.5],
  ['reject button', 'on-red', 'red', 4.5],
  ['error text', 'red', 'surface', 4.5],
  ['tag rejected', 'red', 'red-soft', 4.5],
  ['error panel', 'ink', 'red-soft', 7],
  ['info text', 'blue', 'surface', 4.5],
  ['tag completed', 'blue', 'blue-soft', 4.5],
  ['info panel', 'ink', 'blue-soft', 7],
  ['waiting text', 'amber', 'surface', 4.5],
  ['tag waiting', 'amber', 'amber-soft', 4.5],
  ['warning panel', 'ink', 'amber-soft', 7],
  ['check not read', 'surface', 'amber', 4.5],
  ['number: taken, approved', 'on-taken', 'taken', 4.5],
  ['number: taken, pending, on its hatch', 'ink', 'hatch+surface', 7],
  ['taken number on a stitch', 'on-taken', 'taken-veil+gold', 4.5],
  ['toast', 'bg', 'ink', 7],
  ['focus ring on page', 'focus', 'bg', 3],
  ['focus ring on card', 'focus', 'surface', 3],
]

/** Tickets and stage look the same in both themes. The last pairs are at the brightest point of the stage's light. */
const FIXED: typeof THEMED = [
  ['hero text', 'cotton', 'deep', 7],
  ['hero accent', 'meskel', 'deep', 4.5],
  ['hero secondary', '#B9CFC4', 'deep', 4.5],
  ['hero lead', '#D3E2DA', 'deep', 4.5],
  ['gold ball number', 'coffee', 'meskel', 7],
  ['red ball number', 'cotton', 'berbere', 4.5],
  ['blue ball number', 'cotton', 'abbay', 4.5],
  ['ticket text, white ball', 'coffee', 'cotton', 7],
  ['ticket labels', '#4E463F', 'cotton', 7],
  ['ticket green', 'deep', 'cotton', 4.5],
  ['ticket band', 'meskel', 'coffee', 4.5],
  ['ticket red', 'berbere', 'cotton', 4.5],
  ['LIVE tag', 'cotton', 'berbere', 4.5],
  ['footer', '#D5CFC6', 'coffee', 4.5],
  ['toast sign, good', 'coffee', '#55CE97', 4.5],
  ['toast sign, bad', 'coffee', '#FF9183', 4.5],
  ['stage text', 'cotton', 'night', 7],
  ['stage accent', 'meskel', 'night', 4.5],
  ['stage text in the light', '#F4F2EA', '#0D5B3E', 4.5],
  ['stage secondary in the light', '#BCD0C6', '#0D5B3E', 4.5],
  ['stage countdown in the light', 'meskel', '#0D5B3E', 3],
  ['stage secondary on a card', '#BCD0C6', '#0E5139', 4.5],
  ['stage tag completed', '#CFE6FA', '#2A6F55', 4.5],
]

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in the %s theme', (_theme, tokens) => {
  test.each(THEMED)('%s: %s on %s reaches %d', (_use, front, ground, minimum) => {
    expect(contrast(colourIn(tokens, front), colourIn(tokens, ground))).toBeGreaterThanOrEqual(minimum)
  })
})

test.each(FIXED)('on cloth and stage, %s: %s on %s reaches %d', (_use, front, ground, minimum) => {
  expect(contrast(colourIn(cloth, front), colourIn(cloth, ground))).toBeGreaterThanOrEqual(minimum)
})

test('the contrast of black on white is 21, and that of a known pair is as measured', () => {
  expect(contrast(rgba('#000'), rgba('#fff'))).toBeCloseTo(21, 5)
  expect(contrast(colourIn(light, 'ink'), colourIn(light, 'bg'))).toBeCloseTo(16.87, 1)
  expect(contrast(colourIn(dark, 'ink'), colourIn(dark, 'hatch+surface'))).toBeCloseTo(8.97, 1)
})
