import { Refused } from '../api/client.ts'
import { useFailureText } from '../api/failure-text.ts'
import type { FormFaults } from '../api/use-form.ts'
import { type MessageId, useText } from '../text/use-text.ts'
import { showToast } from '../ui/toast-list.ts'

/** By the code of the refusal. */
export type FaultsByCode = Readonly<Record<string, FormFaults>>

/** Shows why a request failed in a toast, unless `atField` has a field for it. Can be a form's `onFailure`. */
export function useFailureToast(
  title: MessageId = 'error.title',
  atField: FaultsByCode = {},
): (error: unknown) => FormFaults | undefined {
  const { t } = useText()
  const failureText = useFailureText()
  return (error) => {
    const faults = error instanceof Refused ? atField[error.code] : undefined
    if (!faults) showToast('bad', t(title), failureText(error))
    return faults
  }
}
