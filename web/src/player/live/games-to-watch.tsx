import type { Game } from '@edil/contract/games'
import { shortGameId } from '@edil/domain/games'
import { byDrawTime, type GamesById, isOngoing } from '../../api/ongoing-games.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { useNow } from '../../page/use-now.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Column } from '../../ui/layout.tsx'
import { Type } from '../../ui/type.tsx'
import { GameStatus, GameStatusSkeleton } from './game-status.tsx'
import styles from './live.module.css'

type GamesToWatchProps = { readonly games: GamesById | undefined; readonly requestedId: string | undefined }

/** Every ongoing game with its status; each can be put on the stage. */
export function GamesToWatch({ games, requestedId }: GamesToWatchProps) {
  const { t } = useText()
  const going = games && [...games.values()].filter(isOngoing).sort(byDrawTime)
  return (
    <Column as="section" gap={3}>
      <h2>{t('live.games')}</h2>
      <ul className={styles.games}>
        {!going &&
          ['1', '2'].map((key) => (
            <Card as="li" key={key}>
              <GameStatusSkeleton />
            </Card>
          ))}
        {going?.map((game) => (
          <GameToWatch key={game.id} game={game} isRequested={game.id === requestedId} />
        ))}
      </ul>
      {going?.length === 0 && <Empty title={t('live.none')} text={t('live.noneText')} />}
    </Column>
  )
}

function GameToWatch({ game, isRequested }: { readonly game: Game; readonly isRequested: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const now = useNow()
  const show = () => document.getElementById('stage')?.scrollIntoView()
  return (
    <Card as="li" data-game={game.id} data-version={game.version}>
      <Column gap={3}>
        <div>
          <h3>
            {t(`game.type.${game.type}`)} {shortGameId(game.id, game.type)}
          </h3>
          <Type size="sm" muted>
            {format.when(new Date(game.drawsAt), now)}
          </Type>
        </div>
        <GameStatus game={game}>
          <ButtonLink
            href={`/live-draw?game=${game.id}`}
            onClick={show}
            look="line"
            wide
            icon="play"
            aria-current={isRequested || undefined}
          >
            {t('live.watch')}
          </ButtonLink>
        </GameStatus>
      </Column>
    </Card>
  )
}
