import { useFailureText } from '../api/failure-text.ts'
import { type MessageId, useText } from '../text/use-text.ts'
import { showToast } from '../ui/toast-list.ts'

/** Shows why a request failed. Returns no field errors, so that it can be a form's `onFailure`. */
export function useFailureToast(title: MessageId = 'error.title'): (error: unknown) => undefined {
  const { t } = useText()
  const failureText = useFailureText()
  return (error) => {
    showToast('bad', t(title), failureText(error))
    return undefined
  }
}
