/** Rejects with a `TimeoutError` when `work` takes longer. The work itself is not stopped. */
export async function withTimeLimit<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  const tooLate = Promise.withResolvers<never>()
  const error = Object.assign(new Error(`took more than ${limitMs} ms`), { name: 'TimeoutError', code: 'ETIMEDOUT' })
  const timer = setTimeout(() => tooLate.reject(error), limitMs)
  try {
    return await Promise.race([work, tooLate.promise])
  } finally {
    clearTimeout(timer)
  }
}
