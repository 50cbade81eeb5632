import type { Game } from '@edil/contract/games'
import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { join } from '../../api/claims.ts'
import { Refused, Unreachable } from '../../api/client.ts'
import { loginPath, useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-list.ts'

/** A link to the board, so that it can be opened in a new tab. A plain press first checks whether the player can join. */
export function JoinButton({ game, isClosed }: { readonly game: Game; readonly isClosed: boolean }) {
  const { t } = useText()
  const isVisitor = useSession().person === null
  const { isBusy, start } = useJoin(game)
  const board = boardPath(game)
  const press = (event: MouseEvent) => {
    if (isVisitor) showToast('note', t('toast.loginTitle'), t('toast.login'))
    else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault()
      void start()
    }
  }
  if (game.status === 'active' && !isClosed) {
    return (
      <ButtonLink
        href={isVisitor ? loginPath(board) : board}
        onClick={press}
        look="primary"
        aria-busy={isBusy || undefined}
      >
        {t('game.join')}
      </ButtonLink>
    )
  }
  return (
    <Button look="primary" disabled>
      {t(game.status === 'full' ? 'game.status.full' : 'game.closed')}
    </Button>
  )
}

function boardPath({ type }: Game): string {
  return `/select-numbers?type=${type}`
}

function useJoin(game: Game) {
  const { t } = useText()
  const [, navigate] = useLocation()
  return useAction(
    async () => {
      const { success, refusal, game_started, winning_number } = await join(game.id)
      if (refusal === 'profile_incomplete') navigate(`/profile/complete?to=${encodeURIComponent(boardPath(game))}`)
      else if (!success) showToast('bad', t('toast.cannotJoin'), t(`refusal.${refusal ?? 'request_invalid'}`))
      else if (game_started)
        showToast('good', t('toast.startedTitle'), t('toast.started', { number: winning_number ?? '–' }))
      else navigate(boardPath(game))
    },
    (error) => {
      if (error instanceof Refused && error.code === 'login_required') {
        showToast('note', t('toast.loginTitle'), t('toast.login'))
        navigate(loginPath(boardPath(game)))
      } else {
        const isExpected = error instanceof Refused || error instanceof Unreachable
        showToast('bad', t('error.title'), t(isExpected ? 'toast.joinFailed' : 'toast.joinUnexpected'))
      }
    },
  )
}
