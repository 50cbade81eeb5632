/** Where a reviewer stands: the chosen payment, and its place when it was last seen in the queue. */
export type Standing = { readonly id: string | undefined; readonly position: number }

/** The payment one step on, staying at either end. From one that has left the queue, its neighbours have closed the gap. */
export function moveInQueue(ids: readonly string[], { id, position }: Standing, step: 1 | -1): string | undefined {
  const index = id === undefined ? -1 : ids.indexOf(id)
  if (index !== -1) return at(ids, index + step)
  return at(ids, step === 1 ? position : position - 1)
}

/** Who comes next once the chosen one is decided: the one behind it, or the last when it was the last. */
export function nextAfterDecision(ids: readonly string[], { id, position }: Standing): string | undefined {
  const index = id === undefined ? -1 : ids.indexOf(id)
  return at(
    ids.filter((candidate) => candidate !== id),
    index === -1 ? position : index,
  )
}

function at(ids: readonly string[], index: number): string | undefined {
  return ids[Math.max(0, Math.min(index, ids.length - 1))]
}
