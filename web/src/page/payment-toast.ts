import type { Payment } from '@edil/contract/payments'
import { loadTextPart } from '../text/activate.ts'
import type { Translate } from '../text/use-text.ts'
import { showToast } from '../ui/toast-list.ts'

/** Says what was decided about a payment. Loaded when a decision arrives. */
export async function showPaymentToast(
  { status, rejection, ticketNumber, note }: Payment,
  t: Translate,
): Promise<void> {
  await loadTextPart('decisions')
  if (status === 'approved') {
    const text = ticketNumber ? t('news.approvedTicket', { number: ticketNumber }) : t('news.approvedSelect')
    showToast('good', t('news.approved'), text)
  } else {
    const reason = rejection ? t(`rejection.${rejection}`) : ''
    showToast('bad', t('news.rejected'), [reason, note].filter(Boolean).join(' '))
  }
}
