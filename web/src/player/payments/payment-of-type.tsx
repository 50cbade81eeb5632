import type { Me } from '@edil/contract/sessions'
import type { GameType } from '@edil/domain/plans'
import { useMyNumbers } from '../../api/boards.ts'
import { isOngoing } from '../../api/ongoing-games.ts'
import { RECHECK_MS, useMyPayments } from '../../api/payments.ts'
import { useReceivingAccounts } from '../../api/receiving-accounts.ts'
import { EmptyPage } from '../../page/empty-page.tsx'
import { useChosenGame } from '../../page/use-chosen-game.ts'
import { Paying } from './paying.tsx'
import { PaymentFailed } from './payment-failed.tsx'
import { PaymentSkeleton } from './payment-layout.tsx'
import { storedDraft } from './use-draft.ts'

type PaymentOfTypeProps = {
  readonly me: Me
  readonly type: GameType
  readonly requested: readonly number[]
  readonly again: string | undefined
}

/** Loads the game to pay for and everything that the form needs. */
export function PaymentOfType({ me, type, requested, again }: PaymentOfTypeProps) {
  const { game, isLoaded, isError, refetch } = useChosenGame(type, storedDraft(me.id)?.gameId, isOngoing)
  if (game) return <PaymentForGame key={game.id} me={me} game={game} requested={requested} again={again} />
  if (isLoaded) return <EmptyPage title="board.none" text="board.noneText" />
  return isError ? <PaymentFailed onTryAgain={refetch} /> : <PaymentSkeleton />
}

type PaymentForGameProps = Pick<Parameters<typeof Paying>[0], 'me' | 'game' | 'requested' | 'again'>

function PaymentForGame({ me, game, requested, again }: PaymentForGameProps) {
  const mine = useMyNumbers(game.id)
  const payments = useMyPayments()
  const accounts = useReceivingAccounts(RECHECK_MS)
  if (mine.data && accounts.data && payments.data) {
    return (
      <Paying
        me={me}
        game={game}
        requested={requested}
        again={again}
        mine={mine.data}
        accounts={accounts.data}
        payments={payments.data}
      />
    )
  }
  if (!mine.isError && !accounts.isError && !payments.isError) return <PaymentSkeleton />
  return <PaymentFailed onTryAgain={() => [mine, accounts, payments].map((query) => query.refetch())} />
}
