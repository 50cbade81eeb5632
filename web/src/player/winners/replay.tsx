import type { Draw } from '@edil/contract/draws'
import { shortGameId } from '@edil/domain/games'
import { useEffect, useState } from 'react'
import { serverNow } from '../../api/server-clock.ts'
import { momentsOf, stepOf } from '../../api/stage.ts'
import { useServerTime } from '../../api/use-server-time.ts'
import { useText } from '../../text/use-text.ts'
import { DrawOnStage } from '../../ui/draw-on-stage.tsx'
import { Column } from '../../ui/layout.tsx'
import { Stage } from '../../ui/stage.tsx'

/** The sealed jar is shown for a moment before it is shaken. */
const SEALED_MS = 2_000

/** The show of an earlier draw, from the seal to the winners, as viewers saw it. */
export function Replay({ draw }: { readonly draw: Draw }) {
  const { t } = useText()
  const [playsAt] = useState(() => serverNow() + SEALED_MS)
  const later = playsAt - Date.parse(draw.result?.show.startsAt ?? '')
  const time =
    useServerTime(
      1_000,
      momentsOf([draw]).map((moment) => moment + later),
    ) - later
  const step = stepOf(draw, time)
  useEffect(() => {
    document.querySelector('[data-replay]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Stage framed aria-label={t('draw.replay')} data-replay={step}>
      <Column>
        <DrawOnStage
          draw={draw}
          step={step}
          title={`${t(`game.type.${draw.type}`)} ${shortGameId(draw.gameId, draw.type)}`}
          viewers={undefined}
          time={time}
          isLate={false}
          kind="replay"
          actions={null}
        />
      </Column>
    </Stage>
  )
}
