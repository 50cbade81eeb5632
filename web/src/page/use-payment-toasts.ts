import { usePaymentDecisions } from '../api/use-payment-decisions.ts'
import { useText } from '../text/use-text.ts'
import { showToast } from '../ui/toast-list.ts'

/** Shows a toast for each of the player's payments that is decided while the page is open. */
export function usePaymentToasts(personId: string): void {
  const { t } = useText()
  usePaymentDecisions(personId, ({ status, rejection, ticketNumber, note }) => {
    if (status === 'approved') {
      const text = ticketNumber ? t('news.approvedTicket', { number: ticketNumber }) : t('news.approvedSelect')
      showToast('good', t('news.approved'), text)
    } else {
      const reason = rejection ? t(`rejection.${rejection}`) : ''
      showToast('bad', t('news.rejected'), [reason, note].filter(Boolean).join(' '))
    }
  })
}
