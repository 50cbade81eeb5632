import type { ShowStep } from '@edil/domain/show'
import { useEffect, useState } from 'react'
import { useText } from '../text/use-text.ts'
import { IconButton } from './button.tsx'

/** Sound is off until the viewer turns it on. */
export function SoundButton({ step }: { readonly step: ShowStep }) {
  const { t } = useText()
  const [sounds, setSounds] = useState<{ readonly play: (step: ShowStep) => void }>()
  useEffect(() => sounds?.play(step), [sounds, step])
  const toggle = async () => {
    if (sounds) return setSounds(undefined)
    const { startSounds } = await import('./show-sounds.ts')
    setSounds({ play: startSounds() })
  }
  return (
    <IconButton
      icon={sounds ? 'sound' : 'soundOff'}
      label={t('draw.sound')}
      aria-pressed={sounds !== undefined}
      onClick={() => void toggle()}
    />
  )
}
