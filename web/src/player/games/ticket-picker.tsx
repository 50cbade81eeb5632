import type { Payment } from '@edil/contract/payments'
import { useState } from 'react'
import { useTicketOffers } from '../../api/payments.ts'
import { commaList } from '../../page/comma-list.ts'
import { LoadFailed } from '../../page/load-failed.tsx'
import { useNow } from '../../page/use-now.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Column } from '../../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Type } from '../../ui/type.tsx'
import styles from './my-games.module.css'
import { useSelection } from './use-selection.ts'

const OFFERS_SHOWN = 12
const TAKEN_SHOWN = 12

type TicketPickerProps = {
  readonly payment: Payment
  readonly onClose: () => void
  readonly onFeeChanged: () => void
}

/** The tickets left, a random choice among them, and the taken ones. */
export function TicketPicker({ payment, onClose, onFeeChanged }: TicketPickerProps) {
  const { t } = useText()
  const format = useFormat()
  const now = useNow()
  const { data, isError, isFetching, refetch } = useTicketOffers(payment.id)
  const [shown, setShown] = useState(OFFERS_SHOWN)
  const { selecting, select } = useSelection(payment.id, { onDone: onClose, onTaken: refetch, onFeeChanged })
  if (!data) {
    if (isError)
      return (
        <LoadFailed title="selection.offersFailed" isBusy={isFetching} onTryAgain={refetch}>
          {t('mine.failedText')}
        </LoadFailed>
      )
    return (
      <Skeleton label={t('page.loading')}>
        <Column gap={3}>
          <SkeletonLine width="12rem" />
          <SkeletonLine height="14rem" />
        </Column>
      </Skeleton>
    )
  }
  const { offers, taken, assigned } = data
  return (
    <Column gap={4}>
      <div>
        <p>
          <b>{t('selection.available', { count: offers.length })}</b>
        </p>
        <Type size="sm" muted>
          {t(`game.type.${data.type}`)}, {format.when(new Date(data.drawsAt), now)}
        </Type>
        {assigned.length > 0 && <Type size="sm">{t('selection.kept', { numbers: commaList(assigned) })}</Type>}
      </div>
      {offers.length === 0 ? (
        <Empty title={t('selection.none')} text={t('selection.noneText')} />
      ) : (
        <>
          <Button
            look="gold"
            wide
            icon="dice"
            busy={selecting === 'random'}
            disabled={selecting !== undefined && selecting !== 'random'}
            onClick={() => void select('random', { random: true })}
          >
            {t(selecting === 'random' ? 'ticket.selecting' : 'selection.random')}
          </Button>
          <ul className={styles.offers}>
            {offers.slice(0, shown).map(({ numbers }) => {
              const id = numbers.join(',')
              return (
                <li key={id} className={styles.offer}>
                  <span className={styles.offerNumbers}>{numbers.join('\u2002')}</span>
                  <Button
                    look="line"
                    size="small"
                    busy={selecting === id}
                    disabled={selecting !== undefined && selecting !== id}
                    aria-label={t('label.value', { label: t('ticket.select'), value: commaList(numbers) })}
                    onClick={() => void select(id, { numbers })}
                  >
                    {t(selecting === id ? 'ticket.selecting' : 'ticket.select')}
                  </Button>
                </li>
              )
            })}
          </ul>
          {offers.length > shown && (
            <Button look="text" wide onClick={() => setShown(shown + 2 * OFFERS_SHOWN)}>
              {t('selection.showMore')}
            </Button>
          )}
        </>
      )}
      {taken.length > 0 && (
        <Column as="section" gap={2}>
          <Type as="h3" size="md">
            {t('ticket.taken')}
          </Type>
          <ul className={styles.taken}>
            {taken.slice(0, TAKEN_SHOWN).map(({ ticketNumber, numbers }) => (
              <li key={ticketNumber}>
                {ticketNumber}: <b>{numbers.join(' ')}</b>
              </li>
            ))}
            {taken.length > TAKEN_SHOWN && (
              <li className={styles.more}>{t('ticket.more', { count: taken.length - TAKEN_SHOWN })}</li>
            )}
          </ul>
        </Column>
      )}
      <Button look="text" wide onClick={onClose}>
        {t('action.close')}
      </Button>
    </Column>
  )
}
