import { GAME_TYPES } from '@edil/domain/plans'
import { useState } from 'react'
import type { DrawsByGame } from '../../api/draws.ts'
import type { GamesById } from '../../api/ongoing-games.ts'
import { useServerTime } from '../../api/use-server-time.ts'
import { hostingOf } from '../../page/hosting/hosting-of.ts'
import { useStartDrawButton } from '../../page/hosting/use-start-draw-button.ts'
import { useText } from '../../text/use-text.ts'
import { Row } from '../../ui/layout.tsx'

type HostButtonsProps = { readonly games: GamesById; readonly draws: DrawsByGame }

/** For hosts: a button for each type of game that starts its draw. */
export function HostButtons({ games, draws }: HostButtonsProps) {
  const { t } = useText()
  const time = useServerTime(1_000)
  const [started, setStarted] = useState<ReadonlySet<string>>(new Set())
  const StartDrawButton = useStartDrawButton()
  if (!StartDrawButton) return null
  const known = { games: [...games.values()], draws: [...draws.values()], started }
  const hostings = GAME_TYPES.map((type) => ({ type, hosting: hostingOf(type, known, time) }))
  const isRunning = hostings.some(({ hosting }) => hosting.kind === 'running')
  return (
    <Row as="section" gap={2} wrap aria-label={t('live.hosts')}>
      {hostings.map(({ type, hosting }) => (
        <StartDrawButton
          key={type}
          hosting={hosting}
          label={t(`draw.start.${type}`)}
          size="small"
          disabled={isRunning}
          onStarted={({ gameId }) => setStarted(new Set(started).add(gameId))}
        />
      ))}
    </Row>
  )
}
