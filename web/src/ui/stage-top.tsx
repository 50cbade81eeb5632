import type { ReactNode } from 'react'
import { useFormat, useText } from '../text/use-text.ts'
import { Icon } from './icon.tsx'
import { Row } from './layout.tsx'
import styles from './stage-top.module.css'
import { Tag } from './tag.tsx'
import { Type } from './type.tsx'

type StageTopProps = {
  readonly state: 'waiting' | 'live' | 'completed' | 'rehearsal' | 'replay'
  readonly title: ReactNode
  /** Absent when the number is unknown. */
  readonly viewers: number | undefined
  /** After the viewers. */
  readonly children?: ReactNode
}

/** Whether a draw is live, which one, and how many people watch. */
export function StageTop({ state, title, viewers, children }: StageTopProps) {
  const { t } = useText()
  const format = useFormat()
  return (
    <Row gap={2} spread>
      <Row gap={2}>
        <StateTag state={state} />
        <b className={styles.title}>{title}</b>
      </Row>
      <Row gap={1}>
        {viewers !== undefined && (
          <Type as="span" size="sm" muted>
            <Row as="span" gap={1}>
              <Icon name="users" />
              <span className={styles.count} aria-hidden="true">
                {format.number(viewers)}
              </span>
              <span className={styles.watching}>{t('draw.watching', { count: format.number(viewers) })}</span>
            </Row>
          </Type>
        )}
        {children}
      </Row>
    </Row>
  )
}

function StateTag({ state }: Pick<StageTopProps, 'state'>) {
  const { t } = useText()
  if (state === 'live') return <Tag tone="live">{t('draw.live')}</Tag>
  if (state === 'completed') return <Tag tone="completed">{t('draw.completed')}</Tag>
  if (state === 'rehearsal' || state === 'replay') return <Tag tone="waiting">{t(`draw.${state}`)}</Tag>
  return <Tag icon="clock">{t('draw.waiting')}</Tag>
}
