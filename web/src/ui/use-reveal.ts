import { useEffect, useState } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

const SHAKE_MS = 1_200
const APART_MS = 1_600
const PLACES = 3

type Reveal = {
  /** How many of the three balls are shown, the 3rd prize first. */
  readonly count: number
  /** The result arrived while the page was open. */
  readonly isFresh: boolean
}

/** Reveals a result ball by ball to viewers who waited for it. Later viewers, and those who prefer reduced motion, see it at once. */
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
