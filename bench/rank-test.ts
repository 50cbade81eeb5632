/**
 * Two-sided p value of the Mann-Whitney U test: the probability of a rank difference at least this large if both samples
 * come from one distribution. Normal approximation with tie correction; usable from about 20 values on.
 */
export function rankTest(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))]
  all.sort((one, other) => one.value - other.value)
  let rankSum = 0
  let tieTerm = 0
  for (let start = 0; start < all.length; ) {
    let end = start
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1
    const rank = (start + 1 + end) / 2
    for (let index = start; index < end; index += 1) if (all[index]?.isA) rankSum += rank
    tieTerm += (end - start) ** 3 - (end - start)
    start = end
  }
  const [n, m, total] = [a.length, b.length, all.length]
  const u = rankSum - (n * (n + 1)) / 2
  const mean = (n * m) / 2
  const deviation = Math.sqrt(((n * m) / 12) * (total + 1 - tieTerm / (total * (total - 1))))
  return 2 * upperTail(Math.abs(u - mean) / deviation)
}

/** Upper tail of the normal distribution; Abramowitz and Stegun 26.2.17, accurate to 1e-7. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial
}
