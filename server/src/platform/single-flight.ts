/** Concurrent calls with the same key share one run of `work` and its result. */
export function singleFlight<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>()
  return (key, work) => {
    const started = running.get(key) ?? work().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
