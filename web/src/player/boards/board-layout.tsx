import type { Game } from '@edil/contract/games'
import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import type { ReactNode } from 'react'
import { PaymentsClosed } from '../../page/payments-closed.tsx'
import { useText } from '../../text/use-text.ts'
import { ComingBoard } from '../../ui/board.tsx'
import { Column, Wrap } from '../../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { BoardHead } from './board-head.tsx'
import styles from './pick-numbers.module.css'

type BoardLayoutProps = {
  readonly game?: Game | undefined
  readonly children: ReactNode
  /** Beside the board on a large screen, below it on a phone. */
  readonly aside?: ReactNode
  readonly dock?: ReactNode
}

export function BoardLayout({ game, children, aside, dock }: BoardLayoutProps) {
  return (
    <>
      <Wrap page className={styles.page}>
        <Column gap={5}>
          <BoardHead game={game} />
          {game && <PaymentsClosed title="board.paymentsClosed" text="board.paymentsClosedText" />}
          {children}
        </Column>
        {aside}
      </Wrap>
      {dock}
    </>
  )
}

/** The same layout before the numbers are loaded, so that nothing moves. */
export function BoardSkeleton({ game }: { readonly game?: Game | undefined }) {
  const { t } = useText()
  return (
    <BoardLayout game={game}>
      <Skeleton label={t('page.loading')}>
        <div className={styles.coming}>
          <SkeletonLine height="3rem" />
          <ComingBoard count={NUMBERS_PER_GAME} />
        </div>
      </Skeleton>
    </BoardLayout>
  )
}
