import type { Jackpot } from '@edil/contract/figures'
import type { Game } from '@edil/contract/games'
import { fromWire, moneyParts } from '@edil/domain/money'
import type { GameType } from '@edil/domain/plans'
import { BAND_GROUNDS } from '@edil/domain/weave'
import type { CSSProperties, ReactNode } from 'react'
import { GameTag } from '../../page/game-tag.tsx'
import { JoinButton } from '../../page/join-button.tsx'
import { salesOf } from '../../page/open-game.ts'
import { useNow } from '../../page/use-now.ts'
import { type MessageId, useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Money, Type } from '../../ui/type.tsx'
import styles from './jackpots.module.css'

type Count = Exclude<keyof Jackpot, 'type'>

/** The counts that the owner's document names for each type. */
const COUNTS: Record<GameType, readonly [Count, Count]> = {
  daily: ['paidToday', 'haveTickets'],
  midday: ['paidToday', 'haveTickets'],
  weekly: ['paidThisWeek', 'totalQualified'],
  monthly: ['monthlyPlayers', 'haveTickets'],
}

type JackpotCardProps = {
  readonly game: Game
  /** `undefined` until they are loaded. */
  readonly counts: Jackpot | undefined
  /** Its button is the primary one of the page. */
  readonly isFirst: boolean
}

export function JackpotCard({ game, counts, isFirst }: JackpotCardProps) {
  const { t, language } = useText()
  const format = useFormat()
  const now = useNow()
  const sales = salesOf(game, now)
  const [first, second, third] = game.prizesSantim
  const money = (santim: number) => <Money {...moneyParts(fromWire(santim), language)} />
  return (
    <JackpotLayout
      type={game.type}
      gameId={game.id}
      when={format.when(new Date(game.drawsAt), now)}
      tag={
        sales === 'open' ? (
          <Tag tone="active">{t('jackpots.left', { count: game.numbers - game.numbersSold })}</Tag>
        ) : (
          <GameTag game={game} />
        )
      }
      prizes={[money(first), money(second), money(third)]}
      countOf={(count) => (counts ? format.number(counts[count]) : <SkeletonLine width="2em" />)}
      sold={format.number(game.numbersApproved)}
      fee={money(game.feeSantim)}
      action={<JoinButton game={game} isClosed={sales === 'ended'} look={isFirst ? 'primary' : 'line'} />}
    />
  )
}

export function JackpotSkeleton({ type }: { readonly type: GameType }) {
  const line = <SkeletonLine width="5em" />
  const count = <SkeletonLine width="2em" />
  return (
    <JackpotLayout
      type={type}
      when={<SkeletonLine width="9rem" />}
      tag={<SkeletonLine width="7rem" height="1.75rem" />}
      prizes={[line, line, line]}
      countOf={() => count}
      sold={count}
      fee={line}
      action={<SkeletonLine width="8rem" height="3rem" />}
    />
  )
}

/** Shown for a type without an open game. */
export function NoJackpot({ type }: { readonly type: GameType }) {
  const { t } = useText()
  return (
    <JackpotFrame type={type}>
      <h2>{t(`games.name.${type}`)}</h2>
      <div>
        <Type bold>{t('games.none')}</Type>
        <Type muted>{t('games.noneText')}</Type>
      </div>
    </JackpotFrame>
  )
}

type JackpotLayoutProps = {
  readonly type: GameType
  readonly gameId?: string
  readonly when: ReactNode
  readonly tag: ReactNode
  readonly prizes: readonly [first: ReactNode, second: ReactNode, third: ReactNode]
  readonly countOf: (count: Count) => ReactNode
  readonly sold: ReactNode
  readonly fee: ReactNode
  readonly action: ReactNode
}

/** One layout for the figures and their skeleton, so that nothing moves when they load. */
function JackpotLayout(props: JackpotLayoutProps) {
  const { type, gameId, when, tag, prizes, countOf, sold, fee, action } = props
  const [first, second, third] = prizes
  const { t } = useText()
  return (
    <JackpotFrame type={type} gameId={gameId}>
      <div className={styles.head}>
        <div>
          <h2>{t(`games.name.${type}`)}</h2>
          <Type as="div" size="sm" muted>
            {when}
          </Type>
        </div>
        {tag}
      </div>
      <dl className={styles.prizes}>
        <Named label="game.prize.first">{first}</Named>
        <Named label="game.prize.second">{second}</Named>
        <Named label="game.prize.third">{third}</Named>
      </dl>
      <dl className={styles.counts}>
        {COUNTS[type].map((count) => (
          <Named key={count} label={`jackpots.${count}`}>
            {countOf(count)}
          </Named>
        ))}
        <Named label="jackpots.numbersSold">{sold}</Named>
      </dl>
      <div className={styles.buy}>
        <dl className={styles.fee}>
          <Named label="jackpots.fee">{fee}</Named>
        </dl>
        {action}
      </div>
    </JackpotFrame>
  )
}

function Named({ label, children }: { readonly label: MessageId; readonly children: ReactNode }) {
  const { t } = useText()
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type JackpotFrameProps = {
  readonly type: GameType
  readonly gameId?: string | undefined
  readonly children: ReactNode
}

/** A card with the colour of the type's tickets on top. */
function JackpotFrame({ type, gameId, children }: JackpotFrameProps) {
  return (
    <Card
      as="article"
      className={styles.jackpot}
      style={{ '--ground': BAND_GROUNDS[type] } as CSSProperties}
      data-jackpot={gameId}
    >
      {children}
    </Card>
  )
}
