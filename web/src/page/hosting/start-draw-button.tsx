import type { Draw } from '@edil/contract/draws'
import { formatSecond } from '@edil/text/format'
import { useState } from 'react'
import { useHosting } from '../../api/hosting.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-list.ts'
import type { Hosting } from './hosting-of.ts'
import { StartDialog } from './start-dialog.tsx'
import { useHostAction } from './use-host-action.ts'

type StartDrawButtonProps = {
  readonly hosting: Hosting
  readonly label: string
  readonly size?: 'small' | 'normal'
  readonly className?: string | undefined
  /** While another draw runs. */
  readonly disabled?: boolean
  readonly onStarted?: (draw: Draw) => void
}

/** Starts the draw of a sealed game, or closes an open one early after a question. Needs the text parts of `useStartDrawButton`. */
export function StartDrawButton({
  hosting,
  label,
  size = 'normal',
  className,
  disabled = false,
  onStarted,
}: StartDrawButtonProps) {
  const { t } = useText()
  const format = useFormat()
  const { start } = useHosting()
  const [isAsking, setAsking] = useState(false)
  const startDraw = useHostAction({
    run: start,
    onDone: (draw) => {
      onStarted?.(draw)
      const values = { round: format.number(draw.round), time: formatSecond(new Date(draw.roundAt)) }
      showToast('good', t('hosting.started'), t('hosting.startedText', values))
    },
    failed: 'hosting.startFailed',
    onEnd: () => setAsking(false),
  })
  const press = () => {
    if (hosting.kind === 'open') setAsking(true)
    if (hosting.kind === 'waiting') void startDraw.start(hosting.draw.gameId, false)
  }
  return (
    <>
      <Button
        size={size}
        look={hosting.kind === 'waiting' ? 'gold' : hosting.kind === 'open' && hosting.isReady ? 'primary' : 'plain'}
        className={className}
        busy={startDraw.isBusy}
        disabled={disabled || hosting.kind === 'none' || hosting.kind === 'running'}
        onClick={press}
      >
        {label}
      </Button>
      {hosting.kind === 'open' && (
        <StartDialog
          open={isAsking}
          hosting={hosting}
          isBusy={startDraw.isBusy}
          onStart={(reason) => void startDraw.start(hosting.game.id, true, reason)}
          onClose={() => !startDraw.stepUp.isAsking && setAsking(false)}
        />
      )}
      {startDraw.stepUp.dialog}
    </>
  )
}
