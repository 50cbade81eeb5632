import type { ShowStep } from '@edil/domain/show'
import { useEffect, useState } from 'react'
import { useText } from '../text/use-text.ts'
import { IconButton } from './button.tsx'

/** Sound is off until the viewer turns it on. */
export function SoundButton({ step }: { readonly step: ShowStep }) {
  const { t } = useText()
  /** Made while the button is pressed: browsers are silent without that. */
  const [context, setContext] = useState<AudioContext>()
  useEffect(() => () => void context?.close(), [context])
  useEffect(() => {
    if (context) void import('./show-sounds.ts').then(({ playStep }) => playStep(context, step), ignoreFailure)
  }, [context, step])
  const toggle = () => {
    const next = context ? undefined : new AudioContext()
    void next?.resume()
    setContext(next)
  }
  return (
    <IconButton
      icon={context ? 'sound' : 'soundOff'}
      label={t('draw.sound')}
      aria-pressed={context !== undefined}
      onClick={toggle}
    />
  )
}

/** Without a network there is no sound. */
const ignoreFailure = () => undefined
