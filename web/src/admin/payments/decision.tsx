import type { PaymentReview } from '@edil/contract/review'
import { fromWire } from '@edil/domain/money'
import { lazy, Suspense, useId, useState } from 'react'
import { santimFrom } from '../../page/typed-amount.ts'
import { useIsSettling } from '../../page/use-is-settling.ts'
import { useKeys } from '../../page/use-keys.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Key, Type } from '../../ui/type.tsx'
import { type Check, likelyReason, verdictOf } from './checks.ts'
import styles from './payments.module.css'
import { REFERENCE_FIELD } from './reference-field.tsx'
import { useDecide } from './use-decide.ts'

const RejectForm = lazy(async () => ({ default: (await import('./reject-form.tsx')).RejectForm }))
const OverrideForm = lazy(async () => ({ default: (await import('./override-form.tsx')).OverrideForm }))

type DecisionProps = {
  readonly payment: PaymentReview
  readonly checks: readonly Check[]
  /** Whether the screenshot is on the screen. */
  readonly isSeen: boolean
  readonly onDecided: () => void
}

/**
 * Approve or reject, also by the keys A and R. A approves only when the screenshot is visible and no check fails. When one
 * fails, an approval needs a note. While there is no transaction number, or the one in the field is not stored, Approve leads to the
 * field: the server approves only the number that the reviewer has compared.
 */
export function Decision({ payment, checks, isSeen, onDecided }: DecisionProps) {
  const { t } = useText()
  const { isBusy, start } = useDecide(payment, onDecided)
  const [opened, setOpened] = useState<'reject' | 'override'>()
  const [received, setReceived] = useState<string>()
  const id = useId()
  const isSettling = useIsSettling(`${payment.id} ${opened}`)
  const isReferenceOpen = checks.some(({ topic, verdict }) => topic === 'reference' && verdict === 'unread')
  const isDoubtful = verdictOf(checks) === 'fail'
  const more = moreReceived(received, payment.amountSantim)

  const approve = () => {
    const { reference } = payment
    if (reference === null || isReferenceOpen) return focusOnField(REFERENCE_FIELD)
    if (more === 'wrong') return focusOnField('more')
    if (isDoubtful) return setOpened('override')
    void start((actions) => actions.approve({ reference, ...(more !== undefined && { receivedSantim: more }) }))
  }
  const focusOn = (button: 'approve' | 'reject') => document.getElementById(`${id}-${button}`)?.focus()
  const goBack = () => {
    setOpened(undefined)
    requestAnimationFrame(() => focusOn(opened === 'override' ? 'approve' : 'reject'))
  }
  useKeys(
    opened
      ? {}
      : { approve: isDoubtful || !isSeen ? () => focusOn('approve') : approve, reject: () => setOpened('reject') },
  )

  if (opened === 'override' && payment.reference !== null) {
    return (
      <Suspense>
        <OverrideForm
          payment={payment}
          reference={payment.reference}
          receivedSantim={more === 'wrong' ? undefined : more}
          isBusy={isBusy}
          onApprove={start}
          onCancel={goBack}
        />
      </Suspense>
    )
  }
  if (opened === 'reject') {
    return (
      <Suspense>
        <RejectForm
          payment={payment}
          likely={likelyReason(checks)}
          isBusy={isBusy}
          onReject={(body) => start((actions) => actions.reject(body))}
          onCancel={goBack}
        />
      </Suspense>
    )
  }
  return (
    <>
      {payment.reference === null && (
        <Type size="sm" muted>
          {t('review.numberless')}
        </Type>
      )}
      <MoreReceived payment={payment} received={received} onReceived={setReceived} />
      <div className={styles.decision} data-dock>
        <Button id={`${id}-reject`} look="red" onClick={() => setOpened('reject')}>
          {t('admin.reject')} <Key>R</Key>
        </Button>
        <Button
          id={`${id}-approve`}
          look={isDoubtful ? 'line' : 'primary'}
          busy={isBusy}
          settling={isSettling}
          aria-keyshortcuts={isDoubtful || !isSeen ? undefined : 'a'}
          onClick={approve}
        >
          {isDoubtful ? t('admin.approveAnyway') : t('admin.approve')} {!isDoubtful && <Key>A</Key>}
        </Button>
      </div>
    </>
  )
}

function focusOnField(name: string): void {
  document.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
}

/** Santim when more than the price arrived, `undefined` when the field is empty. */
function moreReceived(typed: string | undefined, priceSantim: number): number | undefined | 'wrong' {
  if (typed === undefined || typed.trim() === '') return undefined
  const santim = santimFrom(typed)
  return santim !== undefined && santim > priceSantim ? santim : 'wrong'
}

type MoreReceivedProps = {
  readonly payment: PaymentReview
  /** `undefined` until the reviewer says that more arrived. */
  readonly received: string | undefined
  readonly onReceived: (received: string | undefined) => void
}

function MoreReceived({ payment: { amountSantim, username }, received, onReceived }: MoreReceivedProps) {
  const { t } = useText()
  const format = useFormat()
  if (received === undefined) {
    return (
      <Button look="text" size="small" className={styles.more} onClick={() => onReceived('')}>
        {t('review.more')}
      </Button>
    )
  }
  const more = moreReceived(received, amountSantim)
  const back = typeof more === 'number' ? format.money(fromWire(more - amountSantim)) : undefined
  return (
    <TextField
      name="more"
      label={t('review.moreAmount')}
      hint={back ? t('review.moreBack', { amount: back, name: username }) : t('review.moreHint')}
      error={more === 'wrong' ? t('review.moreWrong') : undefined}
      inputMode="decimal"
      autoComplete="off"
      autoFocus
      value={received}
      onChange={({ target }) => onReceived(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onReceived(undefined)
      }}
    />
  )
}
