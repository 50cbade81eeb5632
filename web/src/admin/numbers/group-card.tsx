import { useState } from 'react'
import { Refused, Unreachable } from '../../api/client.ts'
import { type NumberGroup, useGroupActions } from '../../api/number-groups.ts'
import { useFailureReason } from '../../page/use-failure-reason.ts'
import { useShortMoment } from '../../page/use-short-moment.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import { NumberChip } from './number-chip.tsx'
import styles from './numbers.module.css'

/** A player's numbers on one board. Both buttons act on all of them. */
export function GroupCard({ group }: { readonly group: NumberGroup }) {
  const { t } = useText()
  const moment = useShortMoment()
  const { isBusy, approve, cancel, isAsking, setAsking } = useGroup(group)
  const names = group.numbers.map(({ number }) => number).join(', ')
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
        <div className={styles.actions}>
          {group.canCancel && (
            <Button
              look="line"
              onClick={() => setAsking(true)}
              aria-label={t('numbers.cancelOf', { name: group.username })}
            >
              {t('numbers.cancel')}
            </Button>
          )}
          {group.canApprove && (
            <Button
              look="primary"
              busy={isBusy}
              onClick={approve}
              aria-label={t('numbers.approveOf', { name: group.username })}
            >
              {t('admin.approve')}
            </Button>
          )}
          {!group.canApprove && (
            <Type size="sm" muted>
              {t(group.canCancel ? 'numbers.notPaid' : 'numbers.allApproved')}
            </Type>
          )}
        </div>
      </Column>
      <Dialog
        open={isAsking}
        title={t('numbers.cancelTitle', { name: group.username })}
        onClose={() => setAsking(false)}
      >
        <p>{t('numbers.cancelText', { numbers: names })}</p>
        <p>{t('numbers.cancelMoney')}</p>
        <Button look="red" wide busy={isBusy} onClick={cancel}>
          {t('numbers.cancelConfirm')}
        </Button>
        <Button look="text" wide onClick={() => setAsking(false)}>
          {t('numbers.keep')}
        </Button>
      </Dialog>
    </Card>
  )
}

function useGroup(group: NumberGroup) {
  const { t } = useText()
  const reason = useFailureReason()
  const actions = useGroupActions(group)
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const numbers = group.numbers.map(({ number }) => number).join(', ')

  const run = async (action: () => Promise<void>, done: string, failed: string) => {
    setBusy(true)
    try {
      await action()
      showToast('good', done, `${group.username}: ${numbers}`)
    } catch (error) {
      showToast('bad', failed, reason(error))
      if (!(error instanceof Refused || error instanceof Unreachable)) reportError(error)
    } finally {
      setAsking(false)
      setBusy(false)
    }
  }
  return {
    isBusy,
    isAsking,
    setAsking,
    approve: () => run(actions.approve, t('numbers.approved'), t('numbers.approveFailed')),
    cancel: () => run(actions.cancel, t('numbers.cancelled'), t('numbers.cancelFailed')),
  }
}
