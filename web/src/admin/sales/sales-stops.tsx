import type { SalesStop } from '@edil/contract/sales-stops'
import { lazy, Suspense, useState } from 'react'
import { useSalesStops } from '../../api/sales.ts'
import { useLoadFailureToast } from '../../page/use-failure-reason.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Type } from '../../ui/type.tsx'
import { ListFailed } from '../access/list-failed.tsx'
import { ListSkeleton } from '../access/list-skeleton.tsx'
import styles from './sales.module.css'
import { useTargetName } from './use-target-name.ts'

const StopDialog = lazy(async () => ({ default: (await import('./stop-dialog.tsx')).StopDialog }))
const ResumeDialog = lazy(async () => ({ default: (await import('./resume-dialog.tsx')).ResumeDialog }))

/** What is stopped now, with a button to go on, and earlier stops. */
export function SalesStopsCard() {
  const { t } = useText()
  const { data, error, isFetching, refetch } = useSalesStops()
  const [isStopping, setStopping] = useState(false)
  const [resuming, setResuming] = useState<SalesStop>()
  useLoadFailureToast(error, 'sales.loadFailed')
  return (
    <Card as="section">
      <Column gap={4}>
        <Row gap={3} spread wrap>
          <h2>{t('sales.now')}</h2>
          <Button look="red" onClick={() => setStopping(true)}>
            {t('sales.stop')}
          </Button>
        </Row>
        {!data && !error && <ListSkeleton rows={2} rowHeight="4rem" />}
        {!data && error && <ListFailed error={error} isBusy={isFetching} onTryAgain={() => void refetch()} />}
        {data?.active.length === 0 && (
          <Message tone="good" title={t('sales.none')}>
            {t('sales.noneText')}
          </Message>
        )}
        {data && (
          <ul className={styles.stops}>
            {data.active.map((stop) => (
              <ActiveStop key={stop.id} stop={stop} onResume={() => setResuming(stop)} />
            ))}
          </ul>
        )}
        {data && data.ended.length > 0 && <EndedStops stops={data.ended} />}
      </Column>
      <Suspense>
        {isStopping && <StopDialog onClose={() => setStopping(false)} />}
        {resuming && <ResumeDialog key={resuming.id} stop={resuming} onClose={() => setResuming(undefined)} />}
      </Suspense>
    </Card>
  )
}

function ActiveStop({ stop, onResume }: { readonly stop: SalesStop; readonly onResume: () => void }) {
  const { t } = useText()
  const format = useFormat()
  const target = useTargetName()(stop)
  return (
    <li>
      <div className={styles.what}>
        <b>{target}</b>
        <Type size="sm" muted>
          {t('sales.since', { when: format.moment(new Date(stop.stoppedAt)), name: stop.stoppedBy })}
        </Type>
        <StopTexts stop={stop} />
      </div>
      <Button look="primary" aria-label={t('sales.resumeOf', { target })} onClick={onResume}>
        {t('sales.resume')}
      </Button>
    </li>
  )
}

function StopTexts({ stop }: { readonly stop: SalesStop }) {
  return (
    <>
      <p lang="en">{stop.textEn}</p>
      <p lang="am">{stop.textAm}</p>
    </>
  )
}

function EndedStops({ stops }: { readonly stops: readonly SalesStop[] }) {
  const { t } = useText()
  const format = useFormat()
  const nameOf = useTargetName()
  const moment = (at: string | null) => (at ? format.moment(new Date(at)) : '')
  return (
    <details>
      <summary className={styles.summary}>{t('sales.earlier')}</summary>
      <ul className={styles.stops}>
        {stops.map((stop) => {
          const { stoppedAt, stoppedBy, endedAt, endedBy } = stop
          const values = { from: moment(stoppedAt), stopper: stoppedBy, to: moment(endedAt), ender: endedBy ?? '' }
          return (
            <li key={stop.id}>
              <div className={styles.what}>
                <b>{nameOf(stop)}</b>
                <Type size="sm" muted>
                  {t('sales.from', values)}
                </Type>
                <StopTexts stop={stop} />
              </div>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
