import type { GameType } from '@edil/domain/plans'
import type { NumberGroup } from '../../api/number-groups.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { useText } from '../../text/use-text.ts'
import { Message } from '../../ui/message.tsx'

type FailingChecksProps = { readonly failing: NumberGroup['failing']; readonly type: GameType }

/** What is wrong with the payments of a group, and the way to the page where they are decided. */
export function FailingChecks({ failing, type }: FailingChecksProps) {
  const { t } = useText()
  return failing.map(({ paymentId, checks }) => (
    <Message
      key={paymentId}
      tone={checks.every((check) => check === 'no_reference' || check === 'not_opened') ? 'waiting' : 'bad'}
      title={t(checks.every((check) => check === 'not_opened') ? 'numbers.lookFirst' : 'numbers.checksFail')}
      action={
        <ButtonLink
          href={`/etxdark/payments?${new URLSearchParams({ type, status: 'pending', payment: paymentId })}`}
          look="line"
        >
          {t('numbers.toPayment')}
        </ButtonLink>
      }
    >
      {checks.map((check) => (
        <p key={check}>{t(`numbers.fails.${check}`)}</p>
      ))}
    </Message>
  ))
}
