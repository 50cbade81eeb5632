import type { ResponseOf } from '@edil/contract/endpoint'
import type { showGameMoney } from '@edil/contract/figures'
import type { Game } from '@edil/contract/games'
import { isOpen, shortGameId } from '@edil/domain/games'
import type { ReactNode } from 'react'
import { useGame } from '../../api/games.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { useNow } from '../../page/use-now.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Row, WithAside, Wrap } from '../../ui/layout.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { GameMoneyCard } from './game-money-card.tsx'

type UndrawnGameProps = { readonly money: ResponseOf<typeof showGameMoney> }

/** No result to show: the game is open, being drawn, or cancelled. */
export function UndrawnGame({ money }: UndrawnGameProps) {
  const { t } = useText()
  const { data: game } = useGame(money.gameId)
  const name = t('result.name', { type: t(`game.type.${money.type}`), number: shortGameId(money.gameId, money.type) })
  return (
    <>
      <PageHead about={name} {...useWords(game)} />
      <Wrap page>
        <WithAside>
          {game?.status === 'cancelled' ? <GameMoneyCard money={money} /> : <Watch gameId={money.gameId} />}
        </WithAside>
      </Wrap>
    </>
  )
}

function useWords(game: Game | undefined): { readonly title: ReactNode; readonly text: ReactNode } {
  const { t } = useText()
  const format = useFormat()
  const now = useNow()
  if (!game) return { title: t('result.title'), text: t('result.loadingText') }
  if (game.status === 'cancelled') return { title: t('result.cancelled'), text: t('result.cancelledText') }
  if (!isOpen(game.status)) return { title: t('result.drawing'), text: t('result.drawingText') }
  return { title: t('result.open'), text: t('result.openText', { when: format.when(new Date(game.drawsAt), now) }) }
}

function Watch({ gameId }: { readonly gameId: string }) {
  const { t } = useText()
  return (
    <Row>
      <ButtonLink href={`/live-draw?game=${gameId}`} look="gold" icon="play" wide="phone">
        {t('result.watch')}
      </ButtonLink>
    </Row>
  )
}
