import { formatCountdown } from '@edil/text/format'
import { type Translate, useFormat, useText } from '../text/use-text.ts'
import { holdStage } from './hold-stage.ts'
import { VisuallyHidden } from './layout.tsx'
import { StageCount } from './stage.tsx'
import { Type } from './type.tsx'

const MINUTE = 60
const DAY = 86_400

type CountdownProps = {
  readonly label: string
  /** Replaces the label when the time is over. */
  readonly overLabel: string
  /** Undefined while it is loaded. */
  readonly secondsLeft: number | undefined
}

/** Screen readers announce it at 3 minutes, at 1 minute and at 0. The last minute is shown in seconds. */
export function Countdown({ label, overLabel, secondsLeft }: CountdownProps) {
  const { t } = useText()
  const format = useFormat()
  return (
    <div>
      <Type muted centred>
        {secondsLeft === undefined || secondsLeft > 0 ? label : overLabel}
      </Type>
      <StageCount long={secondsLeft === undefined || secondsLeft >= MINUTE}>{clockOf(secondsLeft, format)}</StageCount>
      <VisuallyHidden role="status">{saidOf({ label, overLabel, secondsLeft }, t)}</VisuallyHidden>
    </div>
  )
}

function clockOf(secondsLeft: number | undefined, format: ReturnType<typeof useFormat>): string | number {
  if (secondsLeft === undefined) return '–:––:––'
  if (secondsLeft < MINUTE) return Math.max(0, secondsLeft)
  return secondsLeft < DAY ? formatCountdown(secondsLeft) : format.duration(secondsLeft)
}

function saidOf({ label, overLabel, secondsLeft }: CountdownProps, t: Translate): string | null {
  if (secondsLeft === undefined) return null
  switch (holdStage(secondsLeft)) {
    case 'normal':
      return null
    case 'low':
      return t('draw.saidLow', { label })
    case 'last':
      return t('draw.saidLast', { label })
    case 'expired':
      return overLabel
  }
}
