import type { Game } from '@edil/contract/games'
import { Refused } from '../../api/client.ts'
import { useGame } from '../../api/games.ts'
import { recordsPath } from '../../api/proofs.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { useNow } from '../../page/use-now.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { OtherDraws, ProofFailed, Trouble } from './proof-trouble.tsx'

/** There is no proof yet: the game's status, and when it will be drawn. */
export function NotDrawn({ gameId }: { readonly gameId: string }) {
  const { t } = useText()
  const { data: game, error, isFetching, refetch } = useGame(gameId)
  if (game) return <Undrawn game={game} />
  if (error instanceof Refused) {
    return (
      <Trouble title={t('proof.unknown')} text={t('proof.unknownText')}>
        <OtherDraws />
      </Trouble>
    )
  }
  if (error) return <ProofFailed isBusy={isFetching} onTryAgain={() => void refetch()} />
  return <Trouble title={t('proof.checking')} text={t('proof.checkingText')} />
}

function Undrawn({ game }: { readonly game: Game }) {
  const { t } = useText()
  const format = useFormat()
  const now = useNow()
  const about = t('proof.game', { type: t(`game.type.${game.type}`), game: game.id })
  if (game.status === 'cancelled') {
    return (
      <Trouble about={about} title={t('proof.cancelled')} text={t('proof.cancelledText')}>
        <OtherDraws />
      </Trouble>
    )
  }
  const isOpen = game.status === 'active' || game.status === 'full'
  const when = format.when(new Date(game.drawsAt), now)
  return (
    <Trouble
      about={about}
      title={t(isOpen ? 'proof.open' : 'proof.drawing')}
      text={isOpen ? t('proof.openText', { when }) : t('proof.drawingText')}
    >
      <ButtonLink href={`/live-draw?game=${game.id}`} look="gold" icon="play">
        {t('proof.watch')}
      </ButtonLink>
      <LinkButton look="line" icon="download" href={recordsPath(game.id)} download={`edil-records-${game.id}.json`}>
        {t(isOpen ? 'proof.promised' : 'proof.sealed')}
      </LinkButton>
    </Trouble>
  )
}
