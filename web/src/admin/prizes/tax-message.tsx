import { lazy, Suspense, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'

const TaxDialog = lazy(async () => ({ default: (await import('./tax-dialog.tsx')).TaxDialog }))

/** While the tax rule is not confirmed. Everyone sees why nothing can be approved; an admin can confirm the rule. */
export function TaxMessage({ isAdmin }: { readonly isAdmin: boolean }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Message
        tone="bad"
        role="status"
        title={t('payouts.taxStop')}
        action={
          isAdmin && (
            <Button look="primary" size="small" onClick={() => setOpen(true)}>
              {t('payouts.taxConfirm')}
            </Button>
          )
        }
      >
        {t('payouts.taxStopText')}
      </Message>
      {isOpen && (
        <Suspense>
          <TaxDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
