import type { GameType } from '@edil/domain/plans'
import { useState } from 'react'
import { type NumberGroup, useGroupActions } from '../../api/number-groups.ts'
import { useAction } from '../../api/use-action.ts'
import { commaList } from '../../page/comma-list.ts'
import { useFailureReason } from '../../page/use-failure-reason.ts'
import { useIsSettling } from '../../page/use-is-settling.ts'
import { useShortMoment } from '../../page/use-short-moment.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import { FailingChecks } from './failing-checks.tsx'
import { NumberChip } from './number-chip.tsx'
import styles from './numbers.module.css'
import type { GroupAction } from './use-groups-in-place.ts'

type Reports = {
  readonly onDeciding: (isDeciding: boolean) => void
  readonly onDecided: (action: GroupAction) => void
}

type GroupCardProps = Reports & {
  readonly group: NumberGroup
  readonly type: GameType
  /** What this operator decided on this page. */
  readonly decided: GroupAction | undefined
  /** The cards have just moved or changed. */
  readonly isSettling: boolean
}

/** A player's numbers on one board. Both buttons act on all of them. */
export function GroupCard({ group, type, decided, isSettling, ...reports }: GroupCardProps) {
  const { t } = useText()
  const moment = useShortMoment()
  const { isBusy, approve, cancel, isConfirming, setConfirming } = useGroup(group, reports)
  const isFailing = group.failing.length > 0
  const names = commaList(group.numbers.map(({ number }) => number))
  return (
    <Card as="li">
      <Column gap={3}>
        <Row gap={2} spread align="start">
          <h2 className={styles.name}>
            <bdi>{group.username}</bdi>
          </h2>
          <Type size="sm" muted>
            {moment(group.since)}
          </Type>
        </Row>
        <ul className={styles.chips}>
          {group.numbers.map(({ number, status }) => (
            <NumberChip key={number} number={number} status={status} />
          ))}
        </ul>
        {decided && !group.canApprove && <Message tone="good" title={t(DONE[decided])} />}
        {isFailing && <FailingChecks failing={group.failing} type={type} />}
        {group.canApprove && !isFailing && (
          <Type size="sm" muted>
            {t('numbers.checksPass')}
          </Type>
        )}
        <div className={styles.actions}>
          {group.canCancel && (
            <Button
              look="line"
              onClick={() => setConfirming(true)}
              aria-label={t('numbers.cancelOf', { name: group.username })}
            >
              {t('numbers.cancel')}
            </Button>
          )}
          {group.canApprove && !isFailing && (
            <Button
              look="primary"
              busy={isBusy}
              settling={isSettling}
              onClick={approve}
              aria-label={t('numbers.approveOf', { name: group.username })}
            >
              {t('admin.approve')}
            </Button>
          )}
          {!group.canApprove && !decided && (
            <Type size="sm" muted>
              {t(group.canCancel ? 'numbers.notPaid' : 'numbers.allApproved')}
            </Type>
          )}
        </div>
      </Column>
      <Dialog
        open={isConfirming}
        title={t('numbers.cancelTitle', { name: group.username })}
        onClose={() => setConfirming(false)}
      >
        <p>{t('numbers.cancelText', { numbers: names })}</p>
        <p>{t('numbers.cancelMoney')}</p>
        <ConfirmButton isBusy={isBusy} onConfirm={cancel} />
        <Button look="text" wide onClick={() => setConfirming(false)}>
          {t('numbers.keep')}
        </Button>
      </Dialog>
    </Card>
  )
}

/** The dialog may open under the pointer: the second click of two must not confirm what was not read. */
function ConfirmButton({ isBusy, onConfirm }: { readonly isBusy: boolean; readonly onConfirm: () => void }) {
  const { t } = useText()
  const isSettling = useIsSettling('opened')
  return (
    <Button look="red" wide busy={isBusy} settling={isSettling} onClick={onConfirm}>
      {t('numbers.cancelConfirm')}
    </Button>
  )
}

function useGroup(group: NumberGroup, { onDeciding, onDecided }: Reports) {
  const { t } = useText()
  const reason = useFailureReason()
  const actions = useGroupActions(group)
  const [isConfirming, setConfirming] = useState(false)
  const numbers = commaList(group.numbers.map(({ number }) => number))
  const { isBusy, start } = useAction(
    async (action: GroupAction) => {
      onDeciding(true)
      await actions[action]()
      onDecided(action)
      setConfirming(false)
      showToast('good', t(DONE[action]), `${group.username}: ${numbers}`)
    },
    (error, action) => {
      onDeciding(false)
      setConfirming(false)
      showToast('bad', t(FAILED[action]), reason(error))
    },
  )
  return { isBusy, isConfirming, setConfirming, approve: () => start('approve'), cancel: () => void start('cancel') }
}

const DONE = { approve: 'numbers.approved', cancel: 'numbers.cancelled' } as const
const FAILED = { approve: 'numbers.approveFailed', cancel: 'numbers.cancelFailed' } as const
