/** Twenty numbers share a rim colour, so that a ball can be recognised before its number can be read. */
const RIMS = ['#FFC629', '#17885A', '#C2331F', '#1F5F9E', '#7A4A28'] as const

export function rimOf(number: number): string {
  return RIMS[Math.floor((number - 1) / 20)] ?? RIMS[0]
}
