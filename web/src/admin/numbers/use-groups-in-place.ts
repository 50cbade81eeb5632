import { useRef, useState } from 'react'
import type { NumberGroup } from '../../api/number-groups.ts'
import { keepPlaces } from './keep-places.ts'

export type GroupAction = 'approve' | 'cancel'

export function groupKey({ gameId, personId }: Pick<NumberGroup, 'gameId' | 'personId'>): string {
  return `${gameId} ${personId}`
}

/**
 * The groups in the places where the operator saw them first, until the page is left. A group that was decided here stays,
 * with what was decided, also when it has no number any more.
 */
export function useGroupsInPlace(groups: readonly NumberGroup[] | undefined) {
  const [decided, setDecided] = useState<ReadonlyMap<string, GroupAction>>(new Map())
  const shown = useRef<readonly NumberGroup[]>([])
  /** The list may be read again before the response says that a group is decided. */
  const deciding = useRef(new Set<string>())
  if (groups) {
    shown.current = keepPlaces(shown.current, groups, {
      keyOf: groupKey,
      goneAs: (group) =>
        decided.has(groupKey(group)) || deciding.current.has(groupKey(group))
          ? { ...group, canApprove: false, canCancel: false, failing: [] }
          : undefined,
    })
  }
  const setDeciding = (group: NumberGroup, isDeciding: boolean) => {
    if (isDeciding) deciding.current.add(groupKey(group))
    else deciding.current.delete(groupKey(group))
  }
  const markDecided = (group: NumberGroup, action: GroupAction) =>
    setDecided((before) => new Map(before).set(groupKey(group), action))
  return { shown: shown.current, decided, setDeciding, markDecided }
}
