import type { Payment } from '@edil/contract/payments'
import type { Translate } from '../text/use-text.ts'
import { showToast } from '../ui/toast-list.ts'

/** Says what was decided about a payment. Loaded with the text part `decisions` when a decision arrives. */
export function showPaymentToast({ status, rejection, ticketNumber, note }: Payment, t: Translate): void {
  if (status === 'approved') {
    const text = ticketNumber ? t('news.approvedTicket', { number: ticketNumber }) : t('news.approvedSelect')
    showToast('good', t('news.approved'), text)
  } else {
    const reason = rejection ? t(`rejection.${rejection}`) : ''
    showToast('bad', t('news.rejected'), [reason, note].filter(Boolean).join(' '))
  }
}
