import type { ReactNode } from 'react'
import { useFormat, useText } from '../text/use-text.ts'
import { Icon } from './icon.tsx'
import { Row } from './layout.tsx'
import { Tag } from './tag.tsx'
import { Type } from './type.tsx'

type StageTopProps = {
  readonly state: 'waiting' | 'live' | 'completed'
  readonly title: ReactNode
  /** Absent when the number is unknown. */
  readonly viewers: number | undefined
}

/** Whether a draw is live, which one, and how many people watch. */
export function StageTop({ state, title, viewers }: StageTopProps) {
  const { t } = useText()
  const format = useFormat()
  return (
    <Row gap={2} spread>
      <Row gap={2}>
        <StateTag state={state} />
        <b>{title}</b>
      </Row>
      <Type as="span" size="sm" muted>
        {viewers !== undefined && (
          <Row as="span" gap={1}>
            <Icon name="users" />
            {t('draw.watching', { count: format.number(viewers) })}
          </Row>
        )}
      </Type>
    </Row>
  )
}

function StateTag({ state }: Pick<StageTopProps, 'state'>) {
  const { t } = useText()
  if (state === 'live') return <Tag tone="live">{t('draw.live')}</Tag>
  if (state === 'completed') return <Tag tone="completed">{t('draw.completed')}</Tag>
  return <Tag icon="clock">{t('draw.waiting')}</Tag>
}
