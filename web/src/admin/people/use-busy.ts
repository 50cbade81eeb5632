import { useState } from 'react'
import { Refused, Unreachable } from '../../api/client.ts'
import { useFailureText } from '../../api/failure-text.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'

/** For a button that does something at the server: whether it is at it, and how to start it. A failure is told as a toast. */
export function useBusy(): [boolean, (action: () => Promise<void>) => Promise<void>] {
  const { t } = useText()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const start = async (action: () => Promise<void>) => {
    setBusy(true)
    try {
      await action()
    } catch (error) {
      showToast('bad', t('action.failed'), failureText(error))
      if (!(error instanceof Refused || error instanceof Unreachable)) reportError(error)
    } finally {
      setBusy(false)
    }
  }
  return [isBusy, start]
}
