import type { Game } from '@edil/contract/games'
import { isReadyToDraw } from '@edil/domain/games'
import type { ReactNode } from 'react'
import { useFormat, useText } from '../../text/use-text.ts'
import { Column } from '../../ui/layout.tsx'
import { WovenBar } from '../../ui/progress.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Type } from '../../ui/type.tsx'
import styles from './live.module.css'

type GameStatusProps = { readonly game: Game /** Actions. */; readonly children: ReactNode }

/** Payments, numbers sold, and whether these are enough for a draw. */
export function GameStatus({ game, children }: GameStatusProps) {
  const { t } = useText()
  const format = useFormat()
  const isReady = isReadyToDraw({ payments: game.paymentsApproved, numbers: game.numbersApproved })
  return (
    <Column gap={3}>
      <Figures
        paid={format.number(game.playersPaid)}
        selected={
          <>
            {format.number(game.numbersSold)}
            <small> / {format.number(game.numbers)}</small>
          </>
        }
      />
      <WovenBar share={game.numbersSold / game.numbers} label={t('live.selected')} />
      <div>
        {isReady ? (
          <Tag tone="active" icon="check">
            {t('live.ready')}
          </Tag>
        ) : (
          <Tag tone="waiting">{t('live.notReady')}</Tag>
        )}{' '}
        {game.numbersSold === game.numbers && <Tag tone="luck">{t('live.full')}</Tag>}
        {!isReady && (
          <Type size="sm" muted>
            {t('live.notReadyText')}
          </Type>
        )}
      </div>
      {children}
    </Column>
  )
}

type FiguresProps = { readonly paid: ReactNode; readonly selected: ReactNode }

function Figures({ paid, selected }: FiguresProps) {
  const { t } = useText()
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('live.paid')}</dt>
        <dd>{paid}</dd>
      </div>
      <div>
        <dt>{t('live.selected')}</dt>
        <dd>{selected}</dd>
      </div>
    </dl>
  )
}

/** The same card without figures. */
export function GameStatusSkeleton() {
  const { t } = useText()
  const figure = <SkeletonLine width="2em" />
  return (
    <Skeleton label={t('page.loading')}>
      <Figures paid={figure} selected={figure} />
      <WovenBar share={0} label={t('live.selected')} />
      <SkeletonLine width="9rem" height="2.75rem" />
    </Skeleton>
  )
}
