/** How far counts are from what they would be if every cell were as likely. */
export function chiSquare(counts: ArrayLike<number>): number {
  const cells = Array.from(counts)
  const expected = cells.reduce((total, count) => total + count, 0) / cells.length
  return cells.reduce((total, count) => total + (count - expected) ** 2 / expected, 0)
}

/** Of the normal distribution, 0.1 % lies above. */
const Z = 3.090232

/** What `cells` equally likely cells exceed by chance once in a thousand times (Wilson and Hilferty, good to 0.1 from 50 on). */
export function chiSquareLimit(cells: number): number {
  const freedom = cells - 1
  const spread = 2 / (9 * freedom)
  return freedom * (1 - spread + Z * Math.sqrt(spread)) ** 3
}
