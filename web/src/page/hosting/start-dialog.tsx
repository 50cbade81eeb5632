import { CLOSING_REASON_MIN, READY_NUMBERS_MIN, READY_PAYMENTS_MIN } from '@edil/domain/games'
import { useState } from 'react'
import { useClosingFacts } from '../../api/hosting.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Message } from '../../ui/message.tsx'
import { ClosingFactsList } from './closing-facts.tsx'
import type { Hosting } from './hosting-of.ts'

type StartDialogProps = {
  readonly open: boolean
  readonly hosting: Extract<Hosting, { kind: 'open' }>
  readonly isBusy: boolean
  readonly onStart: (reason: string) => void
  readonly onClose: () => void
}

/** Confirms an early close, which cannot be undone, shows what would be drawn and asks for the reason. */
export function StartDialog({ open, hosting: { game, isReady }, isBusy, onStart, onClose }: StartDialogProps) {
  const { t } = useText()
  const [reason, setReason] = useState('')
  const [hasAsked, setAsked] = useState(false)
  const { data: facts, isError } = useClosingFacts(game.id, open)
  const isMissing = facts?.isEarly !== false && reason.trim().length < CLOSING_REASON_MIN
  const press = () => {
    setAsked(true)
    if (!isMissing) onStart(reason)
  }
  return (
    <Dialog open={open} title={t('hosting.confirm')} onClose={onClose}>
      <p>{t('hosting.confirmText', { type: t(`game.type.${game.type}`), game: game.id })}</p>
      <ClosingFactsList game={game} facts={facts} />
      {isError && !facts && <Message tone="bad">{t('hosting.factsFailed')}</Message>}
      {!isReady && (
        <Message tone="bad">{t('hosting.needs', { payments: READY_PAYMENTS_MIN, numbers: READY_NUMBERS_MIN })}</Message>
      )}
      {isReady && facts?.isEarly !== false && (
        <TextField
          label={t('hosting.reason')}
          hint={t('hosting.reasonHint')}
          error={hasAsked && isMissing ? t('hosting.reasonMissing') : null}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          autoComplete="off"
          maxLength={300}
        />
      )}
      <Button look="primary" wide disabled={!isReady} busy={isBusy} onClick={press}>
        {t('hosting.closeNow')}
      </Button>
      <Button look="text" wide onClick={onClose}>
        {t('action.cancel')}
      </Button>
    </Dialog>
  )
}
