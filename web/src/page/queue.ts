/** The chosen row of a queue, such as a payment or a prize, and its last known position. */
export type Standing = { readonly id: string | undefined; readonly position: number }

/** The next or previous row, staying at the ends. For a row that has left the queue, the neighbours of its old position. */
export function moveInQueue(ids: readonly string[], { id, position }: Standing, step: 1 | -1): string | undefined {
  const index = id === undefined ? -1 : ids.indexOf(id)
  if (index !== -1) return at(ids, index + step)
  return at(ids, step === 1 ? position : position - 1)
}

/** The row after the decided one, or the last of the queue. */
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
