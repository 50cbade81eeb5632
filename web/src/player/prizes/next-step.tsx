import type { MyPrize } from '@edil/contract/prizes'
import { fromWire } from '@edil/domain/money'
import { formatPhone } from '@edil/domain/phone'
import { useState } from 'react'
import { useServerTime } from '../../api/use-server-time.ts'
import { useMoment } from '../../page/use-moment.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Well } from '../../ui/card.tsx'
import { Column } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Type } from '../../ui/type.tsx'
import { type Account, ClaimForm } from './claim-form.tsx'
import type { PrizeStep } from './prize-step.ts'

/** A promise is by the minute. */
const STEP_MS = 30_000

type NextStepProps = {
  readonly prize: MyPrize
  readonly step: PrizeStep
  readonly known: Account | null
  readonly fullName: string
  readonly onSaved: () => void
}

/** What the winner has to do, or what happens next. */
export function NextStep({ step, ...rest }: NextStepProps) {
  const { t } = useText()
  const format = useFormat()
  const moment = useMoment()
  const { prize } = rest
  switch (step) {
    case 'claim':
      return (
        <Column gap={3}>
          <div>
            <Type as="h3" size="lg">
              {t('prizes.claimTitle')}
            </Type>
            <Type>{t('prizes.claimUntil', { when: format.date(new Date(prize.claimUntil), 'long') })}</Type>
          </div>
          <ClaimForm {...rest} />
        </Column>
      )
    case 'failed':
      return (
        <Column gap={3}>
          <Message tone="bad" title={t('prizes.failure')}>
            {prize.failure && t(`prizes.failure.${prize.failure}`)}
          </Message>
          <ClaimForm {...rest} />
        </Column>
      )
    case 'claimed':
      return <Claimed {...rest} />
    case 'approved':
      return <Destination prize={prize} title={t('prizes.approved')} />
    case 'paid':
      return prize.paidAt && <Message tone="good" title={t('prizes.paid', { when: moment(prize.paidAt) })} />
    case 'expired':
      return (
        <Message tone="info" title={t('prizes.expired')}>
          {t('prizes.expiredText', {
            amount: format.money(fromWire(prize.grossSantim)),
            when: format.date(new Date(prize.claimUntil), 'long'),
          })}
        </Message>
      )
  }
}

function Claimed({ prize, onSaved, ...rest }: Omit<NextStepProps, 'step'>) {
  const { t } = useText()
  const [isChanging, setChanging] = useState(false)
  if (isChanging) {
    const saved = () => {
      setChanging(false)
      onSaved()
    }
    return <ClaimForm {...rest} prize={prize} onSaved={saved} onCancel={() => setChanging(false)} />
  }
  return (
    <Column gap={3}>
      <Destination prize={prize} title={t('prizes.claimed')} />
      <Type size="sm" muted>
        {t('prizes.changeUntil')}
      </Type>
      <Button look="line" onClick={() => setChanging(true)}>
        {t('prizes.change')}
      </Button>
    </Column>
  )
}

function Destination({ prize, title }: { readonly prize: MyPrize; readonly title: string }) {
  const { t } = useText()
  const promise = usePromise(prize)
  const { destination } = prize
  return (
    <Well>
      <Column gap={2}>
        <Type size="sm">{title}</Type>
        {destination && (
          <div>
            <Type size="lg" bold>
              {formatPhone(destination.accountNumber)}
            </Type>
            <p>
              {destination.bank ?? t(`payment.method.${destination.method}`)} · <bdi>{destination.accountName}</bdi>
            </p>
          </div>
        )}
        {promise && <p>{promise}</p>}
      </Column>
    </Well>
  )
}

/** When the money will be there. A promise that was not kept is called so. */
function usePromise({ promisedAt, isTaxConfirmed }: MyPrize): string | undefined {
  const { t } = useText()
  const moment = useMoment()
  const now = useServerTime(STEP_MS)
  if (!isTaxConfirmed) return t('prizes.afterTax')
  if (promisedAt === null) return undefined
  return t(Date.parse(promisedAt) < now ? 'prizes.late' : 'prizes.promised', { when: moment(promisedAt) })
}
