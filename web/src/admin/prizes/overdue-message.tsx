import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'

type OverdueMessageProps = {
  readonly count: number
  /** Absent while the overdue prizes are shown. */
  readonly onShow?: () => void
}

export function OverdueMessage({ count, onShow }: OverdueMessageProps) {
  const { t } = useText()
  return (
    <Message
      tone="bad"
      title={t('payouts.overdueCount', { count })}
      action={
        onShow && (
          <Button look="line" size="small" onClick={onShow}>
            {t('payouts.showOverdue')}
          </Button>
        )
      }
    >
      {t('payouts.overdueText')}
    </Message>
  )
}
