import { useState } from 'react'
import { Refused, Unreachable } from '../../api/client.ts'
import { useFailureToast } from '../../page/use-failure-toast.ts'

/** For a button outside a form: whether it is at work, and how to set it to work. A failure is told as a toast. */
export function useTask(): [isBusy: boolean, start: (task: () => Promise<void>) => void] {
  const tell = useFailureToast()
  const [isBusy, setBusy] = useState(false)
  const run = async (task: () => Promise<void>) => {
    setBusy(true)
    try {
      await task()
    } catch (error) {
      tell(error)
      if (!(error instanceof Refused || error instanceof Unreachable)) reportError(error)
    } finally {
      setBusy(false)
    }
  }
  return [isBusy, (task) => void run(task)]
}
