import { useEffect, useState } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

const SHAKE_MS = 1_200
const APART_MS = 1_600
const PLACES = 3

type Reveal = {
  /** How many of the three are out of the jar: the 3rd prize first. */
  readonly count: number
  /** The result came while the reader was looking. */
  readonly isFresh: boolean
}

/** Who waited for a result sees it come, ball by ball; who comes later, or wants nothing to move, sees it at once. */
export function useReveal(isDrawn: boolean): Reveal {
  const isStill = useReducedMotion()
  const [cameLate] = useState(isDrawn)
  const [count, setCount] = useState(0)
  const isFresh = isDrawn && !cameLate && !isStill
  useEffect(() => {
    if (!isFresh) return
    const timers = Array.from({ length: PLACES }, (_, place) =>
      setTimeout(() => setCount(place + 1), SHAKE_MS + place * APART_MS),
    )
    return () => timers.forEach(clearTimeout)
  }, [isFresh])
  return { count: isDrawn && !isFresh ? PLACES : count, isFresh }
}
