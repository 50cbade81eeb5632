import type { PrizeState, RecentWinner } from '@edil/contract/figures'
import { fromWire, moneyParts } from '@edil/domain/money'
import { isShowOver } from '@edil/domain/show'
import { useServerTime } from '../api/use-server-time.ts'
import { type MessageId, useFormat, useText } from '../text/use-text.ts'
import { Ball } from '../ui/ball.tsx'
import { Card } from '../ui/card.tsx'
import { Column, Row } from '../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../ui/skeleton.tsx'
import { Tag, type TagTone } from '../ui/tag.tsx'
import { Money } from '../ui/type.tsx'
import { WinnerList, WinnerRow } from '../ui/winner-list.tsx'
import { ButtonLink } from './button-link.tsx'
import { EmptyList } from './empty-page.tsx'
import { LoadFailed } from './load-failed.tsx'

const TICK_MS = 4_000

type RecentWinnersProps = {
  /** `undefined` until they are loaded. */
  readonly winners: readonly RecentWinner[] | undefined
  readonly hasFailed: boolean
  readonly onTryAgain: () => unknown
}

/** The winners of the latest draws, and whether they are paid. Needs the text part `front`. */
export function RecentWinners({ winners, hasFailed, onTryAgain }: RecentWinnersProps) {
  const { t } = useText()
  return (
    <Column as="section" gap={2} aria-labelledby="recent-winners">
      <Row spread gap={2}>
        <h2 id="recent-winners">{t('front.winners')}</h2>
        <ButtonLink href="/winners" look="text">
          {t('front.winners.all')}
        </ButtonLink>
      </Row>
      {winners && <ShownWinners winners={winners} />}
      {!winners && !hasFailed && <LoadingWinners />}
      {!winners && hasFailed && (
        <LoadFailed title="front.winners.failed" onTryAgain={onTryAgain}>
          {t('front.winners.failedText')}
        </LoadFailed>
      )}
    </Column>
  )
}

function ShownWinners({ winners }: { readonly winners: readonly RecentWinner[] }) {
  const time = useServerTime(TICK_MS)
  const shown = winners.filter(({ drawnAt }) => isShowOver(drawnAt, time)).slice(0, ROWS.length)
  if (shown.length === 0) return <EmptyList title="front.winners.none" text="front.winners.noneText" />
  return (
    <Card>
      <WinnerList>
        {shown.map((winner) => (
          <Winner key={`${winner.gameId}-${winner.prize.position}`} winner={winner} />
        ))}
      </WinnerList>
    </Card>
  )
}

const PRIZES: readonly MessageId[] = ['game.prize.first', 'game.prize.second', 'game.prize.third']
const TONES: Record<PrizeState, TagTone> = { paid: 'active', owed: 'waiting', no_winner: 'plain', unclaimed: 'plain' }

function Winner({ winner: { type, drawnAt, prize } }: { readonly winner: RecentWinner }) {
  const { t, language } = useText()
  const format = useFormat()
  return (
    <WinnerRow
      ball={<Ball size="small">{prize.number}</Ball>}
      name={prize.player ?? prize.ticketNumber}
      what={t('front.winners.what', {
        type: t(`game.type.${type}`),
        prize: t(PRIZES[prize.position - 1] ?? 'game.prize.first'),
        date: format.date(new Date(drawnAt)),
      })}
      prize={<Money {...moneyParts(fromWire(prize.prizeSantim), language)} size="lg" />}
      tag={
        <Tag tone={TONES[prize.state]} {...(prize.state === 'paid' ? { icon: 'check' } : {})}>
          {t(`front.prize.${prize.state}`)}
        </Tag>
      }
    />
  )
}

/** As many as are shown. */
const ROWS = ['1', '2', '3', '4'] as const

function LoadingWinners() {
  const { t } = useText()
  return (
    <Skeleton label={t('page.loading')}>
      <Card>
        <WinnerList>
          {ROWS.map((key) => (
            <WinnerRow
              key={key}
              ball={<SkeletonLine width="44px" height="44px" />}
              name={<SkeletonLine width="6rem" />}
              what={<SkeletonLine width="9rem" />}
              prize={<SkeletonLine width="5rem" height="1.6em" />}
              tag={<SkeletonLine width="3.5rem" height="1.4em" />}
            />
          ))}
        </WinnerList>
      </Card>
    </Skeleton>
  )
}
