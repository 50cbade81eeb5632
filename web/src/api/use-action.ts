import { useRef, useState } from 'react'
import { reportUnexpected } from './client.ts'

type Action<Args extends readonly unknown[]> = {
  readonly isBusy: boolean
  /** The arguments of the running request, for a list of buttons of which one is busy. */
  readonly running: Args | undefined
  /** Never rejects. Does nothing while a request is running. */
  readonly start: (...args: Args) => Promise<void>
}

/**
 * A request that changes something, started by a button.
 * The button stays busy until `run`, or `onFailure` after it, has finished. Unexpected errors are also reported to the browser.
 */
export function useAction<Args extends readonly unknown[]>(
  run: (...args: Args) => unknown,
  onFailure: (error: unknown, ...args: Args) => unknown,
): Action<Args> {
  const [running, setRunning] = useState<Args>()
  const isRunning = useRef(false)
  const start = async (...args: Args) => {
    if (isRunning.current) return
    isRunning.current = true
    setRunning(args)
    try {
      await run(...args)
    } catch (error) {
      await onFailure(error, ...args)
      reportUnexpected(error)
    } finally {
      isRunning.current = false
      setRunning(undefined)
    }
  }
  return { isBusy: running !== undefined, running, start }
}
