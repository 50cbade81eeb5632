import { isOpen } from '@edil/domain/games'
import type { GameType } from '@edil/domain/plans'
import { useGames } from '../../api/games.ts'
import { byDrawTime } from '../../api/ongoing-games.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { useNow } from '../../page/use-now.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Empty } from '../../ui/empty.tsx'

/** No game of this type has been drawn: says when the next one is. */
export function NoWinners({ type }: { readonly type: GameType }) {
  const { t } = useText()
  const format = useFormat()
  const now = useNow()
  const { data: games } = useGames()
  const [next] = [...(games?.values() ?? [])]
    .filter((game) => game.type === type && isOpen(game.status))
    .sort(byDrawTime)
  return (
    <Empty
      title={t(`winners.none.${type}`)}
      level="h2"
      text={next ? t('winners.next', { when: format.when(new Date(next.drawsAt), now) }) : t('winners.noneText')}
      action={
        <ButtonLink href="/dashboard" look="primary">
          {t('empty.browse')}
        </ButtonLink>
      }
    />
  )
}
