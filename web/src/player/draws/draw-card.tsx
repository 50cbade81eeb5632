import type { Game } from '@edil/contract/games'
import { isReadyToDraw, shortGameId } from '@edil/domain/games'
import { fromWire, moneyParts } from '@edil/domain/money'
import { useDraws } from '../../api/draws.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { GameTag } from '../../page/game-tag.tsx'
import { useStartDrawButton } from '../../page/hosting/use-start-draw-button.ts'
import { useNow } from '../../page/use-now.ts'
import { RichText } from '../../text/rich-text.tsx'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Row } from '../../ui/layout.tsx'
import { WovenBar } from '../../ui/progress.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { Money, Type } from '../../ui/type.tsx'
import styles from './game-draw.module.css'

export function DrawCard({ game }: { readonly game: Game }) {
  const { t, language } = useText()
  const format = useFormat()
  const now = useNow()
  const [first] = game.prizesSantim
  return (
    <Card as="article" className={styles.card} data-game={game.id} data-version={game.version}>
      <Row spread align="start" gap={3}>
        <div>
          <Type as="h2" size="lg">
            {t(`game.type.${game.type}`)} {shortGameId(game.id, game.type)}
          </Type>
          <Type size="sm" muted>
            {format.when(new Date(game.drawsAt), now)}
          </Type>
        </div>
        <GameTag game={game} />
      </Row>
      <Row wrap spread gap={3}>
        <Type size="sm">
          <RichText id="game.taken" values={{ taken: format.number(game.numbersSold) }} components={{ b: <b /> }} />
        </Type>
        <Type size="sm">
          {t('game.prize.first')} <Money {...moneyParts(fromWire(first), language)} />
        </Type>
      </Row>
      <WovenBar share={game.numbersSold / game.numbers} label={t('game.takenLabel')} />
      <DrawAction game={game} />
    </Card>
  )
}

/** The action for a draw, by its status. */
function DrawAction({ game }: { readonly game: Game }) {
  const { t } = useText()
  if (game.status === 'cancelled') {
    return (
      <Type size="sm" muted>
        {t('draws.cancelled')}
      </Type>
    )
  }
  if (game.status === 'completed') {
    return (
      <ButtonLink href={`/draws/${game.id}`} look="line" icon="check">
        {t('draws.done')}
      </ButtonLink>
    )
  }
  if (game.status === 'full') return <FullGameAction game={game} />
  return <WatchDraw game={game} />
}

/** Hosts start the draw of a full game; everyone else watches it. */
function FullGameAction({ game }: { readonly game: Game }) {
  const StartDrawButton = useStartDrawButton()
  if (!StartDrawButton) return <WatchDraw game={game} />
  return <StartFullGame game={game} StartDrawButton={StartDrawButton} />
}

type StartFullGameProps = {
  readonly game: Game
  readonly StartDrawButton: NonNullable<ReturnType<typeof useStartDrawButton>>
}

/** Disabled while another draw runs. */
function StartFullGame({ game, StartDrawButton }: StartFullGameProps) {
  const { t } = useText()
  const { data: draws } = useDraws()
  const isReady = isReadyToDraw({ payments: game.paymentsApproved, numbers: game.numbersApproved })
  const isRunning = [...(draws?.values() ?? [])].some(({ result }) => !result)
  return <StartDrawButton hosting={{ kind: 'open', game, isReady }} label={t('draws.start')} disabled={isRunning} />
}

function WatchDraw({ game }: { readonly game: Game }) {
  const { t } = useText()
  return (
    <ButtonLink href={`/live-draw?game=${game.id}`} look={game.status === 'active' ? 'line' : 'gold'} icon="play">
      {t('draws.watch')}
    </ButtonLink>
  )
}

/** As tall as a loaded card. */
export function DrawCardSkeleton() {
  const { t } = useText()
  return (
    <Card className={styles.card} aria-hidden="true">
      <Row spread align="start" gap={3}>
        <div>
          <Type as="p" size="lg">
            <SkeletonLine width="8rem" />
          </Type>
          <Type size="sm">
            <SkeletonLine width="10rem" />
          </Type>
        </div>
      </Row>
      <Type size="sm">
        <SkeletonLine width="12rem" />
      </Type>
      <WovenBar share={0} label={t('game.takenLabel')} />
      <SkeletonLine width="8rem" height="3rem" />
    </Card>
  )
}
