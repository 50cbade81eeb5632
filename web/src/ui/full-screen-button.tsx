import { useText } from '../text/use-text.ts'
import { IconButton } from './button.tsx'

/** Fills the screen with the stage, where the browser can do that. */
export function FullScreenButton() {
  const { t } = useText()
  if (!document.fullscreenEnabled) return null
  return (
    <IconButton
      icon="fullScreen"
      label={t('draw.fullScreen')}
      onClick={({ currentTarget }) => {
        if (document.fullscreenElement) void document.exitFullscreen()
        else void currentTarget.closest('section')?.requestFullscreen()
      }}
    />
  )
}
