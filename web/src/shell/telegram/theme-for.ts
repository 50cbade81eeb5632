/** By the share of light that the eye sees; `undefined` for what is no colour. */
export function themeFor(color: unknown): 'light' | 'dark' | undefined {
  const [, red, green, blue] = /^#(\w\w)(\w\w)(\w\w)$/.exec(String(color)) ?? []
  const [r, g, b] = [red, green, blue].map((part) => Number.parseInt(part ?? '', 16))
  if (r === undefined || g === undefined || b === undefined || Number.isNaN(r + g + b)) return undefined
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 128 ? 'dark' : 'light'
}
