import type { Draw } from '@edil/contract/draws'
import { useState } from 'react'
import { Refused, Unreachable } from '../../api/client.ts'
import { useFailureText } from '../../api/failure-text.ts'
import { type MessageId, useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'
import { useStepUp } from '../access/step-up.tsx'

/** Something a host does, with the second factor where the server asks for it. What came of it, or `undefined`. */
export function useHostAction() {
  const { t } = useText()
  const failureText = useFailureText()
  const stepUp = useStepUp()
  const [isBusy, setBusy] = useState(false)
  const run = async (action: () => Promise<Draw>, failed: MessageId): Promise<Draw | undefined> => {
    setBusy(true)
    try {
      const done: Draw[] = []
      await stepUp.run(async () => void done.push(await action()))
      return done[0]
    } catch (error) {
      showToast('bad', t(failed), failureText(error))
      if (!(error instanceof Refused || error instanceof Unreachable)) reportError(error)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy, stepUp }
}
