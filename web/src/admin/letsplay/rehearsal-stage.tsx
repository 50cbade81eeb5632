import { useEffect } from 'react'
import { stepOf } from '../../api/stage.ts'
import { useServerTime } from '../../api/use-server-time.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { DrawOnStage } from '../../ui/draw-on-stage.tsx'
import { Column } from '../../ui/layout.tsx'
import { Stage } from '../../ui/stage.tsx'
import styles from './letsplay.module.css'
import type { Rehearsal } from './rehearsal.ts'

type RehearsalStageProps = {
  readonly rehearsal: Rehearsal
  readonly title: string
  readonly onEnd: () => void
}

/**
 * The whole show with a made-up result, on this screen only. Grey, hatched and with ribbons above, across and below, in both
 * languages: every part of a picture of it shows that it is no draw.
 */
export function RehearsalStage({ rehearsal, title, onEnd }: RehearsalStageProps) {
  const { t } = useText()
  const time = useServerTime(1_000, Object.values(rehearsal.result.show).map(Date.parse))
  const step = stepOf(rehearsal, time)
  useEffect(() => {
    document.querySelector('[data-rehearsal]')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Column gap={3} className={styles.rehearsal}>
      <Stage framed aria-label={t('draw.rehearsal')} data-rehearsal={step}>
        <Ribbon />
        <Column className={styles.stage}>
          <DrawOnStage
            draw={rehearsal}
            step={step}
            title={title}
            viewers={undefined}
            time={time}
            isLate={false}
            kind="rehearsal"
            actions={null}
          />
          <div className={styles.across}>
            <Ribbon />
          </div>
        </Column>
        <Ribbon />
      </Stage>
      <Button look="line" icon="close" onClick={onEnd}>
        {t('hosting.rehearsal.end')}
      </Button>
    </Column>
  )
}

/** In both languages, whichever the page has. */
const RIBBON = { en: 'Rehearsal, no real draw', am: 'ልምምድ፣ እውነተኛ ዕጣ አይደለም' } as const

function Ribbon() {
  return (
    <p className={styles.ribbon}>
      <b>
        <span lang="en">{RIBBON.en}</span> · <span lang="am">{RIBBON.am}</span>
      </b>
    </p>
  )
}
