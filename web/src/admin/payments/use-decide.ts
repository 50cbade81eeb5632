import type { PaymentReview } from '@edil/contract/review'
import { useRef, useState } from 'react'
import { Refused, Unreachable } from '../../api/client.ts'
import { useReviewActions } from '../../api/review.ts'
import { useFailureReason } from '../../page/use-failure-reason.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'

type Actions = ReturnType<typeof useReviewActions>

/** Decides once, says what came of it, and goes on. Whoever was second reads who was first, and goes on too. */
export function useDecide(payment: PaymentReview, onDecided: () => void) {
  const { t } = useText()
  const reason = useFailureReason()
  const actions = useReviewActions(payment.id)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  const tell = ({ status, username, ticketNumber }: PaymentReview) => {
    if (status === 'rejected') return showToast('good', t('review.rejected'), username)
    const ticket = ticketNumber ? t('review.ticketOf', { name: username, number: ticketNumber }) : undefined
    showToast('good', t('admin.approved'), ticket ?? t('review.ticketLater', { name: username }))
  }

  const tellLoss = ({ status, decidedBy }: PaymentReview) =>
    showToast(
      'note',
      t('refusal.payment_already_decided'),
      status === 'pending' ? undefined : t(`review.lost.${status}`, { name: decidedBy ?? t('review.anotherReviewer') }),
    )

  const settle = async (decide: (actions: Actions) => Promise<PaymentReview>) => {
    try {
      tell(await decide(actions))
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'payment_already_decided')) throw error
      tellLoss(await actions.look())
    }
    onDecided()
  }

  const run = async (decide: (actions: Actions) => Promise<PaymentReview>) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      await settle(decide)
    } catch (error) {
      showToast('bad', t('review.updateFailed'), reason(error))
      if (!(error instanceof Refused || error instanceof Unreachable)) reportError(error)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return { isBusy, run }
}
