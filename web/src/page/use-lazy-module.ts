import { useEffect, useState } from 'react'

const AGAIN_MS = 5_000
const ATTEMPTS = 5

/** A module that not every player needs: `undefined` until it is loaded. Retried five times when the network fails. */
export function useLazyModule<Part>(isNeeded: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<{ readonly loaded: Part }>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` never changes
  useEffect(() => {
    if (!isNeeded || part || attempt >= ATTEMPTS) return
    let isLeft = false
    let timer: ReturnType<typeof setTimeout>
    load().then(
      (loaded) => !isLeft && setPart({ loaded }),
      () => {
        if (!isLeft) timer = setTimeout(() => setAttempt(attempt + 1), AGAIN_MS)
      },
    )
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isNeeded, part, attempt])
  return part?.loaded
}
