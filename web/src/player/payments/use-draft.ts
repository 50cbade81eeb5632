import { useCallback, useEffect, useRef, useState } from 'react'
import { type Draft, draftFor, readDraft } from './draft.ts'

export type ChangeDraft = (change: Partial<Draft>) => void

type Now = Parameters<typeof draftFor>[1]

/** The draft of the current payment, stored for the tab. */
export function useDraft(personId: string, now: Now): [Draft, ChangeDraft] {
  const place = placeOf(personId)
  const [draft, setDraft] = useState(() => draftFor(storedDraft(personId), now, newKey))
  const current = draftFor(draft, now, newKey)
  if (current !== draft) setDraft(current)
  const latest = useRef(current)
  latest.current = current
  useEffect(() => store(place, current), [place, current])
  // A ref, so that two changes in one render are both applied.
  const change = useCallback((changes: Partial<Draft>) => {
    latest.current = { ...latest.current, ...changes }
    setDraft(latest.current)
  }, [])
  return [current, change]
}

export function storedDraft(personId: string): Draft | undefined {
  try {
    return readDraft(sessionStorage.getItem(placeOf(personId)))
  } catch {
    return undefined
  }
}

/** By person: a shared phone must not show one player what another typed. */
function placeOf(personId: string): string {
  return `edil.payment.${personId}`
}

const newKey = () => crypto.randomUUID()

/** Storage throws when cookies are blocked or when it is full; then the picture is left out. */
function store(place: string, draft: Draft): void {
  for (const version of [draft, { ...draft, picture: undefined }]) {
    try {
      sessionStorage.setItem(place, JSON.stringify(version))
      return
    } catch {}
  }
}
