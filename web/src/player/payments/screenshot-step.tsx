import { kilobytes, percentOf } from '../../api/upload-parts.ts'
import { type Translate, useText } from '../../text/use-text.ts'
import { Drop, type DropState } from '../../ui/drop.tsx'
import { Step } from '../../ui/step.tsx'
import styles from './payment.module.css'
import type { ScreenshotUpload, UploadState } from './use-upload.ts'

type ScreenshotStepProps = {
  readonly method: string
  readonly fileName: string
  readonly upload: ScreenshotUpload
  readonly error: string | undefined
}

export function ScreenshotStep({ method, fileName, upload, error }: ScreenshotStepProps) {
  const { t } = useText()
  const { state, preview, choose, stop, resume } = upload
  return (
    <Step
      number={2}
      level="h2"
      done={state.kind === 'uploaded'}
      title={t('pay.upload')}
      text={t('pay.uploadText', { method })}
    >
      <Drop
        state={dropState(state, fileName, t)}
        preview={preview && <img src={preview} alt={t('upload.picture')} />}
        onChoose={choose}
        onStop={stop}
        onResume={resume}
        error={error}
      />
      <p className={styles.hint}>{t('pay.uploadHint')}</p>
    </Step>
  )
}

function dropState(state: UploadState, fileName: string, t: Translate): DropState {
  if (state.kind === 'choose') return { kind: 'choose', title: t('upload.choose'), hint: t('upload.hint') }
  if (state.kind === 'uploaded') return { kind: 'uploaded', title: t('upload.done'), replace: t('action.replace') }
  const stop = t('action.stop')
  if (state.kind === 'preparing') return { kind: 'uploading', fileName, share: 0, progress: t('pay.preparing'), stop }
  const { received, size } = state
  const percent = percentOf(received, size)
  if (state.kind === 'interrupted') {
    return { kind: 'interrupted', error: t('upload.interrupted', { percent }), resume: t('action.continue') }
  }
  // Everything is received; the server is still checking the picture.
  const progress =
    received === size
      ? t('pay.checking')
      : t('upload.progress', { percent, sent: kilobytes(received), total: kilobytes(size) })
  return { kind: 'uploading', fileName, share: received / size, progress, stop }
}
