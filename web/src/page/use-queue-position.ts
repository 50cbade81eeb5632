import { useEffect, useRef } from 'react'
import { moveInQueue, nextAfterDecision } from './queue.ts'
import { useKeys } from './use-keys.ts'

/** The element id of a row of the queue. */
export function rowId(id: string): string {
  return `row-${id}`
}

type QueuePosition = {
  /** `undefined` until they are known. */
  readonly ids: readonly string[] | undefined
  /** As in the address. */
  readonly chosen: string | undefined
  readonly show: (id: string | undefined) => void
  /** The element that shows the chosen row in full. */
  readonly panelId: string
}

/**
 * Moves through a queue, also by the keys J and K. A chosen row stays chosen whatever happens to the list: an operator who
 * is about to press a key must not decide about another one.
 */
export function useQueuePosition({ ids, chosen, show, panelId }: QueuePosition) {
  const position = useRef(0)
  const mustFocus = useRef(false)
  const index = chosen === undefined ? -1 : (ids?.indexOf(chosen) ?? -1)
  if (index !== -1) position.current = index
  const standing = () => ({ id: chosen, position: position.current })

  const first = ids?.[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is new each time, and says the same
  useEffect(() => {
    if (chosen === undefined && first !== undefined) show(first)
  }, [chosen, first])

  useEffect(() => {
    if (!mustFocus.current) return
    mustFocus.current = false
    focusOn(chosen, panelId)
  }, [chosen, panelId])

  const choose = (id: string | undefined) => {
    mustFocus.current = true
    if (id === chosen) focusOn(id, panelId)
    else show(id)
  }
  const move = (step: 1 | -1) => {
    const target = moveInQueue(ids ?? [], standing(), step)
    if (target !== undefined) choose(target)
  }
  useKeys({ next: () => move(1), previous: () => move(-1) })
  return { choose, move, moveOn: () => choose(nextAfterDecision(ids ?? [], standing())) }
}

/** The row or, on a phone with a folded queue, the panel. */
function focusOn(id: string | undefined, panelId: string): void {
  const row = id === undefined ? null : document.getElementById(rowId(id))
  if (row && row.getClientRects().length > 0) {
    row.focus()
    return
  }
  const panel = document.getElementById(panelId)
  panel?.focus({ preventScroll: true })
  panel?.scrollIntoView({ block: 'start' })
}
