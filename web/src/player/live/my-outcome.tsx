import type { Draw } from '@edil/contract/draws'
import { useMyTickets } from '../../api/tickets.ts'
import { DrawOutcome } from '../../page/draw-outcome.tsx'

type MyOutcomeProps = {
  readonly gameId: string
  /** Given once all three balls are shown. */
  readonly result: Draw['result']
}

/** The signed-in player's own numbers in the game on the stage, and after the draw what they won. */
export function MyOutcome({ gameId, result }: MyOutcomeProps) {
  const { items: tickets } = useMyTickets()
  const mine = tickets?.filter((ticket) => ticket.gameId === gameId && !ticket.isVoid) ?? []
  const numbers = mine.flatMap((ticket) => ticket.numbers).sort((a, b) => a - b)
  if (numbers.length === 0) return null
  const winners = result?.winners
  return (
    <DrawOutcome
      numbers={numbers}
      drawn={winners ? winners.map(({ number }) => number) : null}
      won={winners?.filter(({ number }) => numbers.includes(number)) ?? []}
    />
  )
}
