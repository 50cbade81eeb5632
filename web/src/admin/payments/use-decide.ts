import type { PaymentDecision, PaymentReview } from '@edil/contract/review'
import { Refused } from '../../api/client.ts'
import { useReviewActions } from '../../api/review.ts'
import { useAction } from '../../api/use-action.ts'
import { useFailureReason } from '../../page/use-failure-reason.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'

type Actions = ReturnType<typeof useReviewActions>
export type Decide = (actions: Actions) => Promise<PaymentDecision | undefined>

/**
 * Decides once, shows the outcome, and moves on. A reviewer who was second sees who was first, and moves on too. A decision
 * that the reviewer gave up, at the second factor, is `undefined`.
 */
export function useDecide(payment: PaymentReview, onDecided: () => void) {
  const { t } = useText()
  const reason = useFailureReason()
  const actions = useReviewActions(payment.id)

  const announce = ({ status, username, ticketNumber }: PaymentDecision) => {
    if (status === 'rejected') return showToast('good', t('review.rejected'), username)
    const ticket = ticketNumber ? t('review.ticketOf', { name: username, number: ticketNumber }) : undefined
    showToast('good', t('admin.approved'), ticket ?? t('review.ticketLater', { name: username }))
  }

  const announceLoss = ({ status, decidedBy }: PaymentReview) =>
    showToast(
      'note',
      t('refusal.payment_already_decided'),
      status === 'pending' ? undefined : t(`review.lost.${status}`, { name: decidedBy ?? t('review.anotherReviewer') }),
    )

  return useAction(
    async (decide: Decide) => {
      try {
        const decision = await decide(actions)
        if (!decision) return
        announce(decision)
      } catch (error) {
        if (!(error instanceof Refused && error.code === 'payment_already_decided')) throw error
        announceLoss(await actions.look())
      }
      onDecided()
    },
    (error) => showToast('bad', t('review.updateFailed'), reason(error)),
  )
}
