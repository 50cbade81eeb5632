import type { Me } from '@edil/contract/sessions'
import type { GameType } from '@edil/domain/plans'
import { useState } from 'react'
import { useMyNumbers } from '../../api/boards.ts'
import { useGames } from '../../api/games.ts'
import { isOngoing } from '../../api/ongoing-games.ts'
import { useMyPayments, useReceivingAccounts } from '../../api/payments.ts'
import { NoOpenGame } from '../../page/no-open-game.tsx'
import { openGame } from '../../page/open-game.ts'
import { Paying } from './paying.tsx'
import { PaymentFailed } from './payment-failed.tsx'
import { PaymentSkeleton } from './payment-layout.tsx'
import { storedDraft } from './use-draft.ts'

type PaymentOfTypeProps = { readonly me: Me; readonly type: GameType; readonly wished: readonly number[] }

/** Loads the game to pay for and everything that the form needs. */
export function PaymentOfType({ me, type, wished }: PaymentOfTypeProps) {
  const { data: games, isError, refetch } = useGames()
  const [chosenId, choose] = useState(() => storedDraft(me.id)?.gameId)
  const chosen = chosenId === undefined ? undefined : games?.get(chosenId)
  const isChosenGood = chosen?.type === type && isOngoing(chosen)
  const open = games && openGame(games.values(), type)
  // Whoever pays stays with that game, also when it closes under their hands: the money was sent for it.
  if (!isChosenGood && open && open.id !== chosenId) choose(open.id)
  const game = isChosenGood ? chosen : open
  if (game) return <PaymentForGame key={game.id} me={me} game={game} wished={wished} />
  if (games) return <NoOpenGame />
  return isError ? <PaymentFailed onTryAgain={refetch} /> : <PaymentSkeleton />
}

type PaymentForGameProps = Pick<Parameters<typeof Paying>[0], 'me' | 'game' | 'wished'>

function PaymentForGame({ me, game, wished }: PaymentForGameProps) {
  const mine = useMyNumbers(game.id)
  const payments = useMyPayments()
  const accounts = useReceivingAccounts()
  if (mine.data && accounts.data && payments.data) {
    return (
      <Paying me={me} game={game} wished={wished} mine={mine.data} accounts={accounts.data} payments={payments.data} />
    )
  }
  if (!mine.isError && !accounts.isError && !payments.isError) return <PaymentSkeleton />
  return <PaymentFailed onTryAgain={() => [mine, accounts, payments].map((query) => query.refetch())} />
}
