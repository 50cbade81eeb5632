import type { MyNumbers } from '@edil/contract/boards'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { storeMyNumbers } from '../../api/boards.ts'
import { retryUntilAnswered } from '../../api/retry-until-answered.ts'

type RetriedRequest = {
  /** Retries until there is an answer, and stores it. Throws `Refused` when the server refuses. */
  readonly request: (send: () => Promise<MyNumbers>) => Promise<MyNumbers>
  /** A request is being retried without an answer so far. */
  readonly isWaitingForNetwork: boolean
  /** Stops all retries and waits for the running attempts. */
  readonly settle: () => Promise<void>
}

/** Claims and releases, over a network that may be gone for a while. */
export function useRetriedRequest(): RetriedRequest {
  const client = useQueryClient()
  const [waiting, setWaiting] = useState(0)
  const stop = useRef(new AbortController())
  const running = useRef(new Set<Promise<MyNumbers>>())

  const request = useCallback(
    async (send: () => Promise<MyNumbers>) => {
      let isWaitingForNetwork = false
      const onNoAnswer = () => {
        if (isWaitingForNetwork) return
        isWaitingForNetwork = true
        setWaiting((count) => count + 1)
      }
      const answer = retryUntilAnswered(send, { onNoAnswer, signal: stop.current.signal })
      running.current.add(answer)
      try {
        return storeMyNumbers(client, await answer)
      } finally {
        running.current.delete(answer)
        if (isWaitingForNetwork) setWaiting((count) => count - 1)
      }
    },
    [client],
  )

  const settle = useCallback(async () => {
    stop.current.abort()
    stop.current = new AbortController()
    await Promise.allSettled(running.current)
  }, [])

  return { request, isWaitingForNetwork: waiting > 0, settle }
}
