import type { Game } from '@edil/contract/games'
import { ButtonLink } from '../../page/button-link.tsx'
import { useText } from '../../text/use-text.ts'

/** Leads to the board of the game on the stage. */
export function JoinLink({ game }: { readonly game: Game }) {
  const { t } = useText()
  return (
    <ButtonLink href={`/select-numbers?type=${game.type}`} look="gold" wide>
      {t('live.join', { left: game.numbers - game.numbersSold })}
    </ButtonLink>
  )
}
