import { expect, test } from 'vitest'
import { themeFor } from './theme-for.ts'

test.each([
  ['#ffffff', 'light'],
  ['#efeff4', 'light'],
  ['#d8c3a5', 'light'],
  ['#17212b', 'dark'],
  ['#000000', 'dark'],
  ['#0000ff', 'dark'],
  ['#5b3a8c', 'dark'],
])('beside %s our theme is %s', (background, theme) => {
  expect(themeFor(background)).toBe(theme)
})

test.each([undefined, null, '', 'red', '#fff', '#gggggg', 7, {}])('%j is no colour: the theme stays', (background) => {
  expect(themeFor(background)).toBeUndefined()
})
