import { formatCountdown } from '@edil/text/format'
import type { TelegramCode } from '../../api/telegram.ts'
import { useServerTime } from '../../api/use-server-time.ts'
import { secondsLeft } from '../../page/hold-time.ts'
import { useText } from '../../text/use-text.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { QrCard } from '../../ui/qr.tsx'
import { Type } from '../../ui/type.tsx'

type TelegramCodeProps = {
  readonly code: TelegramCode
  readonly isBusy: boolean
  readonly onNewCode: () => void
}

/** The link that opens Telegram with the code, for this device and, as a QR code, for another. */
export function TelegramCodeShown({ code: { address, expiresAt }, isBusy, onNewCode }: TelegramCodeProps) {
  const { t } = useText()
  const left = secondsLeft(expiresAt, useServerTime(1_000))
  if (left <= 0) {
    return (
      <>
        <p role="status">{t('telegram.expired')}</p>
        <Button look="primary" wide busy={isBusy} onClick={onNewCode}>
          {t('telegram.newCode')}
        </Button>
      </>
    )
  }
  return (
    <>
      <p>{t('telegram.openText')}</p>
      <LinkButton look="primary" wide href={address} target="_blank" rel="noreferrer">
        {t('telegram.open')}
      </LinkButton>
      <QrCard text={address} label={t('telegram.qrCode')} />
      <Type size="sm" muted>
        {t('telegram.timeLeft', { time: formatCountdown(left) })}
      </Type>
    </>
  )
}
