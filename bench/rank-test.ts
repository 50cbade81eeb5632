/**
 * Mann-Whitney: how likely two samples are to differ in rank as much as these if they came from one source. Normal
 * approximation with the correction for ties, good from some twenty values on.
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

/** Of the normal distribution; Abramowitz and Stegun 26.2.17, good to 1e-7. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial
}
