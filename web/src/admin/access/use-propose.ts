import type { StepUp } from '../../page/step-up.tsx'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'

/** What the toast says when the change was made at once. */
type Done = { readonly title: string; readonly text?: string }

/**
 * Makes a change that may need the second factor and another admin, and says which it came to. False when the admin gave up at the
 * second factor.
 */
export function usePropose(
  stepUp: StepUp,
): (change: () => Promise<{ isWaiting: boolean }>, done: Done) => Promise<boolean> {
  const { t } = useText()
  return async (change, { title, text }) => {
    let isWaiting = false
    const isDone = await stepUp.run(async () => {
      isWaiting = (await change()).isWaiting
    })
    if (!isDone) return false
    if (isWaiting) showToast('note', t('proposals.waiting'), t('proposals.waitingText'))
    else showToast('good', title, text)
    return true
  }
}
