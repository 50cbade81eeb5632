import { useEffect } from 'react'
import { Refused, Unreachable } from '../api/client.ts'
import { useFailureText } from '../api/failure-text.ts'
import { isAccessRefusal } from '../api/staff.ts'
import { type MessageId, useText } from '../text/use-text.ts'
import { showToast } from '../ui/toast-list.ts'

/** What went wrong, or the owner's words for what nobody knows. */
export function useFailureReason(): (error: unknown) => string {
  const { t } = useText()
  const failureText = useFailureText()
  return (error) => {
    const isKnown = error instanceof Unreachable || (error instanceof Refused && error.code !== 'unexpected')
    return isKnown ? failureText(error) : t('review.unknownError')
  }
}

/** Tells a failed load once. A no that is about access is told by the guard of the page. */
export function useLoadFailureToast(error: unknown, title: MessageId): void {
  const { t } = useText()
  const reason = useFailureReason()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per failure, not again with every rendering
  useEffect(() => {
    if (error && !isAccessRefusal(error)) showToast('bad', t(title), reason(error))
  }, [error])
}
