import type { Game } from '@edil/contract/games'
import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { join } from '../api/claims.ts'
import { Refused, Unreachable } from '../api/client.ts'
import { describeRefusal } from '../api/describe-failure.ts'
import { loginPath, useSession } from '../api/session.ts'
import { useAction } from '../api/use-action.ts'
import { type MessageId, useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-list.ts'
import { ButtonLink } from './button-link.tsx'

type JoinButtonProps = {
  readonly game: Game
  readonly isClosed: boolean
  /** `line` where another button of the page is the primary one. */
  readonly look?: 'primary' | 'line'
}

/**
 * A link to the board, so that it can be opened in a new tab. Visitors look at it; a player's plain press first checks
 * whether they can join.
 * Needs the text part `games`.
 */
export function JoinButton({ game, isClosed, look = 'primary' }: JoinButtonProps) {
  const { t } = useText()
  const isVisitor = useSession().person === null
  const { isBusy, start } = useJoin(game)
  const board = boardPath(game)
  const press = (event: MouseEvent) => {
    if (!isVisitor && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault()
      void start()
    }
  }
  if (game.status === 'active' && !isClosed && !game.salesStop) {
    return (
      <ButtonLink href={board} onClick={press} look={look} aria-busy={isBusy || undefined}>
        {t('game.join')}
      </ButtonLink>
    )
  }
  return (
    <Button look={look} disabled>
      {t(reasonNotToJoin(game, isClosed))}
    </Button>
  )
}

function reasonNotToJoin({ status, salesStop }: Game, isClosed: boolean): MessageId {
  if (salesStop && !isClosed) return 'game.stopped'
  return status === 'full' ? 'game.status.full' : 'game.closed'
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
      else if (!success)
        showToast('bad', t('toast.cannotJoin'), refusal ? await describeRefusal(refusal, t) : t('toast.unknownError'))
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
