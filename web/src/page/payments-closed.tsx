import { useReceivingAccounts } from '../api/receiving-accounts.ts'
import { type MessageId, useText } from '../text/use-text.ts'
import { Message } from '../ui/message.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

const RECHECK_MS = 60_000

type PaymentsClosedProps = { readonly title: MessageId; readonly text: MessageId }

/** While there is no account to send money to, players read it before they hold a number. */
export function PaymentsClosed({ title, text }: PaymentsClosedProps) {
  const { t } = useText()
  // The footer may have loaded the accounts before React takes over this part of the page, whose HTML has none.
  const isHydrated = useIsHydrated()
  const { data: accounts } = useReceivingAccounts(RECHECK_MS)
  if (!isHydrated || !accounts || accounts.length > 0) return null
  return (
    <Message tone="waiting" role="status" title={t(title)}>
      {t(text)}
    </Message>
  )
}
