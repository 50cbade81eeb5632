import type { MyNumbers } from '@edil/contract/boards'
import type { Game } from '@edil/contract/games'
import type { Payment, ReceivingAccount } from '@edil/contract/payments'
import type { Me } from '@edil/contract/sessions'
import { PICKS_MAX } from '@edil/domain/boards'
import { useLazyModule } from '../../page/use-lazy-module.ts'
import { usePaymentToasts } from '../../page/use-payment-toasts.ts'
import { loadTextPart } from '../../text/activate.ts'
import { useText } from '../../text/use-text.ts'
import { Message } from '../../ui/message.tsx'
import { HoldCard } from './hold-card.tsx'
import { LostHold } from './lost-hold.tsx'
import { PayForm } from './pay-form.tsx'
import { payingFor } from './paying-for.ts'
import { PaymentLayout, PaymentSkeleton } from './payment-layout.tsx'
import { resendOf } from './resend.ts'
import { useDraft } from './use-draft.ts'

type PayingProps = {
  readonly me: Me
  readonly game: Game
  /** The numbers of the address. */
  readonly requested: readonly number[]
  /** The rejected payment of the address that is sent again. */
  readonly again: string | undefined
  readonly mine: MyNumbers
  readonly accounts: readonly ReceivingAccount[]
  readonly payments: readonly Payment[]
}

export function Paying({ me, game, requested, again, mine, accounts, payments }: PayingProps) {
  const { t } = useText()
  usePaymentToasts(me.id)
  const held = mine.numbers.filter(({ status }) => status === 'held').map(({ number }) => number)
  const submitted = (paymentId: string | undefined) => payments.find(({ id }) => id === paymentId)
  const [draft, change] = useDraft(me.id, {
    gameId: game.id,
    held,
    again,
    isDecided: (paymentId) => (submitted(paymentId)?.status ?? 'pending') !== 'pending',
  })
  const sent = submitted(draft.paymentId) ?? paidAlready()
  const rejected = payments.find((payment) => payment.gameId === game.id && payment.status === 'rejected')
  const after = useLazyModule(Boolean(sent ?? rejected ?? draft.uploadId), loadAfterSubmission)
  if (sent) {
    if (!after) return <PaymentSkeleton />
    const isFull = sent.gameId === game.id && mine.numbers.length >= PICKS_MAX
    return <after.SettledPayment payment={sent} isFull={isFull} />
  }

  const resend = resendOf(payments, { type: game.type, gameId: game.id, again, held })
  const paying = payingFor(mine, draft.numbers.length > 0 ? draft.numbers : requested, resend?.count)
  const aside = resend && paying.numbers.length === 0 ? undefined : <HoldCard game={game} paying={paying} />
  if (accounts.length === 0 && draft.seen.length === 0 && !resend) {
    return (
      <PaymentLayout aside={aside}>
        <Message tone="waiting" role="status" title={t('pay.closed')}>
          {t('pay.closedText')}
        </Message>
      </PaymentLayout>
    )
  }
  return (
    <PaymentLayout aside={aside}>
      {after && (
        <after.RejectedBefore payments={payments} gameId={game.id} isHeld={held.length > 0 || resend !== undefined} />
      )}
      {paying.lost.length > 0 && !resend && <LostHold numbers={paying.lost} type={game.type} />}
      <PayForm
        name={me.fullName}
        game={game}
        paying={paying}
        accounts={accounts}
        resend={resend}
        draft={draft}
        onDraft={change}
      />
    </PaymentLayout>
  )

  /** The address was opened again after its numbers were paid for. */
  function paidAlready(): Payment | undefined {
    const { paid, lost } = payingFor(mine, requested)
    if (paid.length === 0 || lost.length > 0 || draft.accountName || draft.uploadId) return undefined
    return payments.find(
      (payment) => payment.gameId === game.id && paid.every((number) => payment.numbers.includes(number)),
    )
  }
}

/** What a player sees after submitting. Loaded once a screenshot is there, so that it is ready when the payment is submitted. */
async function loadAfterSubmission() {
  const [{ SettledPayment }, { RejectedBefore }] = await Promise.all([
    import('./settled-payment.tsx'),
    import('./rejected-before.tsx'),
    loadTextPart('decisions'),
    loadTextPart('tickets'),
  ])
  return { SettledPayment, RejectedBefore }
}
