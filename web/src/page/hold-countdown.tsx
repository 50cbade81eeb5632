import type { Game } from '@edil/contract/games'
import { formatCountdown } from '@edil/text/format'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refetchMyNumbers } from '../api/boards.ts'
import { useServerTime } from '../api/use-server-time.ts'
import { useText } from '../text/use-text.ts'
import { Hold } from '../ui/hold.tsx'
import { holdStage } from '../ui/hold-stage.ts'
import { secondsLeft } from './hold-time.ts'

const WORDS = {
  normal: 'hold.heldForYou',
  low: 'hold.low',
  last: 'hold.last',
  expired: 'hold.over',
} as const
/** After that the periodic refetch is enough. */
const ASKED_SECONDS = 20

type HoldCountdownProps = { readonly game: Game; readonly heldUntil: string; readonly large?: boolean }

/** The time left of the hold that ends first. When it has ended, the player's numbers are refetched. */
export function HoldCountdown({ game, heldUntil, large = false }: HoldCountdownProps) {
  const { id: gameId, holdMinutes } = game
  const { t } = useText()
  const client = useQueryClient()
  const left = secondsLeft(heldUntil, useServerTime(1_000))
  useEffect(() => {
    if (left <= 0 && left > -ASKED_SECONDS) refetchMyNumbers(client, gameId)
  }, [client, gameId, left])
  return (
    <Hold
      secondsLeft={left}
      totalSeconds={holdMinutes * 60}
      label={t(WORDS[holdStage(left)], { minutes: Math.ceil(left / 60) })}
      time={formatCountdown(left)}
      large={large}
    />
  )
}
