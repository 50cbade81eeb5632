import { useCallback, useEffect, useRef, useState } from 'react'
import { type Draft, draftFor, readDraft } from './draft.ts'

export type ChangeDraft = (change: Partial<Draft>) => void

type Now = Parameters<typeof draftFor>[1]

/** What is typed and sent for the payment at hand, and how to change it. It outlives the page, not the tab. */
export function useDraft(personId: string, now: Now): [Draft, ChangeDraft] {
  const place = placeOf(personId)
  const [draft, setDraft] = useState(() => draftFor(storedDraft(personId), now, newKey))
  const current = draftFor(draft, now, newKey)
  if (current !== draft) setDraft(current)
  const latest = useRef(current)
  latest.current = current
  useEffect(() => keep(place, current), [place, current])
  // Two changes in one breath both count.
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

/** A phone that two people share must not show the one what the other typed. */
function placeOf(personId: string): string {
  return `edil.payment.${personId}`
}

const newKey = () => crypto.randomUUID()

/** Storage throws where cookies are blocked, and where it is full: then without the picture. */
function keep(place: string, draft: Draft): void {
  for (const version of [draft, { ...draft, picture: undefined }]) {
    try {
      sessionStorage.setItem(place, JSON.stringify(version))
      return
    } catch {}
  }
}
