import type { PaymentReview } from '@edil/contract/review'
import { fromWire } from '@edil/domain/money'
import { formatHourOfDay } from '@edil/text/format'
import type { ReactNode } from 'react'
import { isToday, useShortMoment } from '../../page/use-short-moment.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Check } from '../../ui/check.tsx'
import { Message } from '../../ui/message.tsx'
import { type Check as CheckFact, verdictOf } from './checks.ts'
import styles from './payments.module.css'
import { ReferenceField } from './reference-field.tsx'
import type { EnteredReference } from './use-reference.ts'

type ChecksListProps = {
  readonly payment: PaymentReview
  readonly checks: readonly CheckFact[]
  readonly reference: EnteredReference
  readonly onCompare: (paymentId: string) => void
}

const TONES = { pass: 'good', unread: 'waiting', fail: 'bad' } as const

/** The verdict first, then its reasons. */
export function ChecksList({ payment, checks, reference, onCompare }: ChecksListProps) {
  const { t } = useText()
  const { titleOf, textOf } = useCheckTexts(payment, reference)
  const verdict = verdictOf(checks)
  const failed = checks.filter((check) => check.verdict === 'fail').length
  return (
    <>
      <Message
        tone={TONES[verdict]}
        title={
          verdict === 'fail' ? t('admin.checksFail', { failed, count: checks.length }) : t(`review.verdict.${verdict}`)
        }
      />
      <ol className={styles.checks}>
        {checks.map((check, index) => (
          <Check
            key={check.topic}
            number={index + 1}
            verdict={check.verdict}
            title={titleOf(check)}
            text={
              check.topic === 'picture' ? (
                <Duplicates payment={payment} onCompare={onCompare} />
              ) : (
                <>
                  {textOf(check)}
                  {check.topic === 'reference' && payment.status === 'pending' && (
                    <ReferenceField reference={reference} />
                  )}
                </>
              )
            }
          />
        ))}
      </ol>
    </>
  )
}

function useCheckTexts(payment: PaymentReview, reference: EnteredReference) {
  const { t, language } = useText()
  const format = useFormat()
  const moment = useShortMoment()
  const money = (santim: number) => format.money(fromWire(santim))

  const titleOf = ({ topic, verdict }: CheckFact): ReactNode => {
    if (topic === 'amount') return t('review.amount', { amount: money(payment.amountSantim) })
    if (topic === 'time') return sentText(payment.submittedAt)
    if (topic === 'picture') return t(`review.picture.${verdict === 'look' ? 'unread' : verdict}`)
    return reference.number ? t('review.reference', { reference: reference.number }) : t('review.noReference')
  }

  const textOf = ({ topic, verdict }: CheckFact): ReactNode => {
    if (topic === 'amount') return t('review.amountText', { count: payment.count, fee: money(payment.feeSantim) })
    if (topic === 'time') return heldText(payment)
    if (reference.state !== 'stored') return enteredText(reference)
    if (verdict === 'fail') return t('review.referenceKnown')
    return t(verdict === 'pass' ? 'review.referenceNew' : 'review.noReferenceText')
  }

  /** The field itself says that another payment has the number. */
  const enteredText = ({ state }: EnteredReference): string =>
    [
      state === 'unknown' && t('review.referenceUnknown'),
      payment.reference && t('review.referenceBefore', { reference: payment.reference }),
    ]
      .filter(Boolean)
      .join(' · ')

  const sentText = (submittedAt: string): string => {
    const at = new Date(submittedAt)
    return isToday(at)
      ? t('review.sentToday', { time: formatHourOfDay(at, language) })
      : t('review.sentOn', { when: moment(submittedAt) })
  }

  const heldText = ({ heldAt, submittedAt }: PaymentReview): string => {
    if (heldAt === null) return t('review.notHeld')
    const seconds = (Date.parse(submittedAt) - Date.parse(heldAt)) / 1000
    return t('review.held', { duration: format.duration(seconds) })
  }

  return { titleOf, textOf }
}

type Duplicate = PaymentReview['duplicates'][number]
type DuplicatesProps = Pick<ChecksListProps, 'payment' | 'onCompare'>

/** Payments with the same picture, each with a button to compare. Similar ones are one line that unfolds. */
function Duplicates({ payment: { duplicates }, onCompare }: DuplicatesProps) {
  const { t } = useText()
  if (duplicates.length === 0) return t('review.pictureNew')
  const row = (duplicate: Duplicate) => (
    <DuplicateRow key={duplicate.paymentId} duplicate={duplicate} onCompare={onCompare} />
  )
  const similar = duplicates.filter(({ isIdentical }) => !isIdentical)
  return (
    <>
      {duplicates.filter(({ isIdentical }) => isIdentical).map(row)}
      {similar.length > 0 && (
        <details className={styles.similar}>
          <summary>{t('review.similarTo', { count: similar.length })}</summary>
          {similar.map(row)}
        </details>
      )}
    </>
  )
}

type DuplicateRowProps = { readonly duplicate: Duplicate; readonly onCompare: (paymentId: string) => void }

function DuplicateRow({ duplicate, onCompare }: DuplicateRowProps) {
  const { t } = useText()
  const moment = useShortMoment()
  const { paymentId, username, status, submittedAt, isIdentical } = duplicate
  return (
    <p className={styles.duplicate}>
      <span>
        {t(isIdentical ? 'review.duplicateIdentical' : 'review.duplicateSimilar', {
          name: username,
          when: moment(submittedAt),
          status: t(`review.became.${status}`),
        })}
      </span>
      <Button size="small" look="line" onClick={() => onCompare(paymentId)}>
        {t('review.compare')}
      </Button>
    </p>
  )
}
