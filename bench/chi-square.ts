/** Chi-square statistic of the counts against a uniform distribution. */
export function chiSquare(counts: ArrayLike<number>): number {
  const cells = Array.from(counts)
  const expected = cells.reduce((total, count) => total + count, 0) / cells.length
  return cells.reduce((total, count) => total + (count - expected) ** 2 / expected, 0)
}

/** 0.1 % of the normal distribution lies above this value. */
const Z = 3.090232

/** The value that uniform counts exceed once in a thousand samples (Wilson-Hilferty; accurate to 0.1 from 50 cells on). */
export function chiSquareLimit(cells: number): number {
  const freedom = cells - 1
  const spread = 2 / (9 * freedom)
  return freedom * (1 - spread + Z * Math.sqrt(spread)) ** 3
}
