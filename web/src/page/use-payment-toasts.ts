import { usePaymentDecisions } from '../api/use-payment-decisions.ts'
import { loadTextPart } from '../text/activate.ts'
import { useText } from '../text/use-text.ts'

/**
 * Shows a toast for each of the player's payments that is decided while the page is open. The page shows the decision as
 * well, so a toast that cannot be loaded is left out.
 */
export function usePaymentToasts(personId: string): void {
  const { t } = useText()
  usePaymentDecisions(personId, (payment) => {
    loadToast()
      .then((showPaymentToast) => showPaymentToast(payment, t))
      .catch(() => undefined)
  })
}

async function loadToast() {
  const [{ showPaymentToast }] = await Promise.all([import('./payment-toast.ts'), loadTextPart('decisions')])
  return showPaymentToast
}
