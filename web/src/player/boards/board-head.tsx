import type { Game } from '@edil/contract/games'
import { fromWire, moneyParts } from '@edil/domain/money'
import { useNow } from '../../page/use-now.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { BoardKey } from '../../ui/board.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { CellSample } from '../../ui/number-cell.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { Money, Type } from '../../ui/type.tsx'
import styles from './pick-numbers.module.css'

/** Game, time and price, then the legend of the number states. Without a game: a skeleton of the same size. */
export function BoardHead({ game }: { readonly game?: Game | undefined }) {
  const { t, language } = useText()
  const format = useFormat()
  const now = useNow()
  return (
    <Column gap={4}>
      <Row spread align="start" gap={3}>
        <Column gap={1}>
          <Type as="h1" size="xl">
            {t('board.pick')}
          </Type>
          <Type muted as="div">
            {game ? (
              `${t(`game.type.${game.type}`)} · ${format.when(new Date(game.drawsAt), now)}`
            ) : (
              <SkeletonLine width="12rem" height="1lh" />
            )}
          </Type>
        </Column>
        <div className={styles.fee}>
          {game ? (
            <Money {...moneyParts(fromWire(game.feeSantim), language)} size="xl" />
          ) : (
            <Type as="div" size="xl">
              <SkeletonLine width="5rem" height="1lh" />
            </Type>
          )}
          <Type size="xs" muted>
            {t('board.perNumber')}
          </Type>
        </div>
      </Row>
      <BoardKey label={t('board.key')}>
        <CellSample state="free" label={t('board.key.free')} />
        <CellSample state="held" label={t('board.key.held')} />
        <CellSample state="mine" label={t('board.key.mine')} />
        <CellSample state="pending" label={t('board.key.pending')} />
        <CellSample state="sold" label={t('board.key.taken')} />
      </BoardKey>
    </Column>
  )
}
