import { READY_NUMBERS_MIN, READY_PAYMENTS_MIN } from '@edil/domain/games'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Message } from '../../ui/message.tsx'
import { ListRow, Rows } from '../../ui/rows.tsx'
import type { Hosting } from './hosting-of.ts'

type StartDialogProps = {
  readonly open: boolean
  readonly hosting: Extract<Hosting, { kind: 'open' }>
  readonly isBusy: boolean
  readonly onStart: () => void
  readonly onClose: () => void
}

/** Confirms an early close, which cannot be undone, and shows what would be drawn. */
export function StartDialog({ open, hosting: { game, isReady }, isBusy, onStart, onClose }: StartDialogProps) {
  const { t } = useText()
  return (
    <Dialog open={open} title={t('hosting.confirm')} onClose={onClose}>
      <p>{t('hosting.confirmText', { type: t(`game.type.${game.type}`), game: game.id })}</p>
      <Rows>
        <ListRow end={<b>{game.paymentsApproved}</b>}>{t('hosting.payments')}</ListRow>
        <ListRow end={<b>{game.numbersApproved} / 100</b>}>{t('hosting.numbers')}</ListRow>
      </Rows>
      {!isReady && (
        <Message tone="bad">{t('hosting.needs', { payments: READY_PAYMENTS_MIN, numbers: READY_NUMBERS_MIN })}</Message>
      )}
      <Button look="primary" wide disabled={!isReady} busy={isBusy} onClick={onStart}>
        {t('hosting.closeNow')}
      </Button>
      <Button look="text" wide onClick={onClose}>
        {t('action.cancel')}
      </Button>
    </Dialog>
  )
}
