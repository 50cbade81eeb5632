import type { Notice } from '@edil/contract/notices'
import { lazy, Suspense, useState } from 'react'
import { useNoticeActions, useNotices } from '../../api/notices.ts'
import { useAction } from '../../api/use-action.ts'
import { useStepUp } from '../../page/step-up.tsx'
import { useLoadFailureToast } from '../../page/use-failure-reason.ts'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useNow } from '../../page/use-now.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { Tag } from '../../ui/tag.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import { ListFailed } from '../access/list-failed.tsx'
import { ListSkeleton } from '../access/list-skeleton.tsx'
import { noticeState } from './notice-state.ts'
import styles from './sales.module.css'

const NoticeDialog = lazy(async () => ({ default: (await import('./notice-dialog.tsx')).NoticeDialog }))

/** Notices to all players: coming, shown and over. */
export function NoticesCard() {
  const { t } = useText()
  const { data, error, isFetching, refetch } = useNotices()
  const [isWriting, setWriting] = useState(false)
  useLoadFailureToast(error, 'notices.loadFailed')
  return (
    <Card as="section">
      <Column gap={4}>
        <Row gap={3} spread wrap>
          <div>
            <h2>{t('notices.title')}</h2>
            <Type size="sm" muted>
              {t('notices.text')}
            </Type>
          </div>
          <Button look="line" onClick={() => setWriting(true)}>
            {t('notices.new')}
          </Button>
        </Row>
        {!data && !error && <ListSkeleton rows={2} rowHeight="4rem" />}
        {!data && error && <ListFailed error={error} isBusy={isFetching} onTryAgain={() => void refetch()} />}
        {data?.notices.length === 0 && <Type muted>{t('notices.none')}</Type>}
        <ul className={styles.stops}>
          {data?.notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </ul>
      </Column>
      <Suspense>{isWriting && <NoticeDialog onClose={() => setWriting(false)} />}</Suspense>
    </Card>
  )
}

const TONES = { coming: 'waiting', shown: 'active', over: 'completed' } as const

function NoticeRow({ notice }: { readonly notice: Notice }) {
  const { t } = useText()
  const format = useFormat()
  const state = noticeState(notice, useNow())
  const stepUp = useStepUp()
  const { end } = useNoticeActions()
  const showFailure = useFailureToast('sales.failed')
  const { isBusy, start } = useAction(async () => {
    if (await stepUp.run(() => end(notice.id))) showToast('good', t('notices.ended'))
  }, showFailure)
  const moment = (at: string) => format.moment(new Date(at))
  const period = { from: moment(notice.showsFrom), until: moment(notice.showsUntil), name: notice.createdBy }
  return (
    <li>
      <div className={styles.what}>
        <Tag tone={TONES[state]}>{t(`notices.${state}`)}</Tag>
        <Type size="sm" muted>
          {t('notices.period', period)}
        </Type>
        <p lang="en">{notice.textEn}</p>
        <p lang="am">{notice.textAm}</p>
      </div>
      {state !== 'over' && (
        <Button look="line" busy={isBusy} onClick={() => void start()}>
          {t('notices.end')}
        </Button>
      )}
      {stepUp.dialog}
    </li>
  )
}
