import { useState } from 'react'
import { Refused, Unreachable } from '../../api/client.ts'
import { useFailureText } from '../../api/failure-text.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'

/** For a button outside a form: whether it is at work, and how to set it to work. A failure is told as a toast. */
export function useTask(): [isBusy: boolean, start: (task: () => Promise<void>) => void] {
  const tell = useToldFailure()
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

export function useToldFailure(): (error: unknown) => undefined {
  const { t } = useText()
  const failureText = useFailureText()
  return (error) => {
    showToast('bad', t('error.title'), failureText(error))
    return undefined
  }
}
