import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { Column } from '../../ui/layout.tsx'
import { ListRow, Rows } from '../../ui/rows.tsx'
import { Tag, type TagTone } from '../../ui/tag.tsx'
import { Type } from '../../ui/type.tsx'
import type { TakenRow } from './taken-rows.ts'

const SIGNS: Record<TakenRow['status'], { readonly tone: TagTone; readonly icon: IconName }> = {
  approved: { tone: 'active', icon: 'check' },
  pending: { tone: 'waiting', icon: 'hourglass' },
  held: { tone: 'active', icon: 'clock' },
}
/** As many as fit beside the board on a large screen. A hundred would make a phone's page endless. */
const ROWS_AT_FIRST = 8

type SelectedNumbersProps = { readonly rows: readonly TakenRow[]; readonly taken: number }

export function SelectedNumbers({ rows, taken }: SelectedNumbersProps) {
  const { t } = useText()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? rows : rows.slice(0, ROWS_AT_FIRST)
  return (
    <Card as="section">
      <Column gap={2}>
        <Type as="h2" size="lg">
          {t('board.list')}
        </Type>
        {rows.length === 0 ? (
          <p>{t('board.listEmpty')}</p>
        ) : (
          <Rows>
            {shown.map((row) => (
              <ListRow key={row.numbers[0]} lead={row.numbers.join(' ')} end={<StatusTag status={row.status} />}>
                <Type as="span" muted={!row.isMine} bold={row.isMine}>
                  {row.player ?? t('board.anonymous')}
                </Type>
              </ListRow>
            ))}
          </Rows>
        )}
        {shown.length < rows.length && (
          <Button look="line" size="small" onClick={() => setShowsAll(true)}>
            {t('board.showAll', { count: rows.length })}
          </Button>
        )}
        <Type size="sm" muted>
          {t('board.count', { taken, left: NUMBERS_PER_GAME - taken })}
        </Type>
      </Column>
    </Card>
  )
}

function StatusTag({ status }: { readonly status: TakenRow['status'] }) {
  const { t } = useText()
  return <Tag {...SIGNS[status]}>{t(`board.status.${status}`)}</Tag>
}
