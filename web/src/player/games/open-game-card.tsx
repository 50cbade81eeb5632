import type { Game } from '@edil/contract/games'
import { fromWire, moneyParts } from '@edil/domain/money'
import { GameTag } from '../../page/game-tag.tsx'
import { JoinButton } from '../../page/join-button.tsx'
import { StopText } from '../../page/stop-text.tsx'
import { useNow } from '../../page/use-now.ts'
import { RichText } from '../../text/rich-text.tsx'
import { useFormat, useText } from '../../text/use-text.ts'
import { GameCard } from '../../ui/game-card.tsx'
import { Message } from '../../ui/message.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Money } from '../../ui/type.tsx'

/** A game that is open or waits for its draw. */
export function OpenGameCard({ game }: { readonly game: Game }) {
  const { t, language } = useText()
  const format = useFormat()
  const now = useNow()
  const [first, second, third] = game.prizesSantim
  const money = (santim: number) => <Money {...moneyParts(fromWire(santim), language)} />
  const secondsLeft = (Date.parse(game.closesAt) - now.getTime()) / 1_000
  return (
    <div data-game={game.id} data-version={game.version}>
      <GameCard
        level="h2"
        title={t(`game.type.${game.type}`)}
        when={format.when(new Date(game.drawsAt), now)}
        tag={<GameTag game={game} />}
        prizes={[
          { label: t('game.prize.first'), value: money(first) },
          { label: t('game.prize.second'), value: money(second) },
          { label: t('game.prize.third'), value: money(third) },
        ]}
        taken={<RichText id="game.left" values={{ left: game.numbers - game.numbersSold }} components={{ b: <b /> }} />}
        takenShare={game.numbersSold / game.numbers}
        takenLabel={t('game.takenLabel')}
        timeLeft={secondsLeft > 0 ? t('game.closesIn', { time: format.duration(secondsLeft) }) : t('game.closed')}
        fee={{ label: t('game.perNumber'), value: money(game.feeSantim) }}
        action={<JoinButton game={game} isClosed={secondsLeft <= 0} />}
      />
      {game.salesStop && secondsLeft > 0 && (
        <Message tone="waiting" role="status" title={t('game.stopped')}>
          <StopText stop={game.salesStop} />
        </Message>
      )}
    </div>
  )
}

/** The same card without figures, so that the page does not move when they load. */
export function OpenGameSkeleton() {
  const { t, language } = useText()
  const line = <SkeletonLine width="6rem" />
  return (
    <Skeleton label={t('page.loading')}>
      <GameCard
        level="h2"
        title={line}
        when={<SkeletonLine width="9rem" />}
        tag={<SkeletonLine width="4rem" height="1.75rem" />}
        prizes={[
          { label: t('game.prize.first'), value: <SkeletonLine width="8rem" /> },
          { label: t('game.prize.second'), value: line },
          { label: t('game.prize.third'), value: line },
        ]}
        taken={<SkeletonLine width={language === 'am' ? '11rem' : '10rem'} />}
        takenShare={0}
        takenLabel={t('game.takenLabel')}
        timeLeft={<SkeletonLine width={language === 'am' ? '8rem' : '5rem'} />}
        fee={{ label: t('game.perNumber'), value: line }}
        action={<SkeletonLine width="9rem" height="3rem" />}
      />
    </Skeleton>
  )
}
