import { useEffect } from 'react'
import { Refused, Unreachable } from '../api/client.ts'
import { useFailureText } from '../api/failure-text.ts'
import { isAccessRefusal } from '../api/staff.ts'
import { type MessageId, useText } from '../text/use-text.ts'
import { showToast } from '../ui/toast-list.ts'

/** The sentence for a failure, for operators: an unknown one has a text of its own. */
export function useFailureReason(): (error: unknown) => string {
  const { t } = useText()
  const failureText = useFailureText()
  return (error) => {
    const isKnown = error instanceof Unreachable || (error instanceof Refused && error.code !== 'unexpected')
    return isKnown ? failureText(error) : t('review.unknownError')
  }
}

/** Shows a toast once per failed load. Access refusals are left to the page's guard. */
export function useLoadFailureToast(error: unknown, title: MessageId): void {
  const { t } = useText()
  const reason = useFailureReason()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per failure, not on every render
  useEffect(() => {
    if (error && !isAccessRefusal(error)) showToast('bad', t(title), reason(error))
  }, [error])
}
