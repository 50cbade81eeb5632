import { useCallback, useEffect, useRef, useState } from 'react'
import { Refused, Unreachable } from '../../api/client.ts'
import { describeFailure } from '../../api/describe-failure.ts'
import { loadChunk } from '../../api/load-chunk.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'
import type { Draft } from './draft.ts'
import { fromDataUrl, toDataUrl } from './picture-data-url.ts'
import { shrinkPicture } from './shrink-picture.ts'
import type { ChangeDraft } from './use-draft.ts'

export type UploadState =
  | { readonly kind: 'choose' }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'uploading' | 'interrupted'; readonly received: number; readonly size: number }
  | { readonly kind: 'uploaded' }

export type ScreenshotUpload = {
  readonly state: UploadState
  /** The URL of the preview. */
  readonly preview: string | undefined
  readonly choose: (file: File) => void
  readonly stop: () => void
  readonly resume: () => void
}

/** Delays of the automatic retries. After the last one it waits for a press, or for the network. */
const AGAIN_MS = [2_000, 5_000, 10_000, 20_000, 40_000] as const

/** Re-encodes and uploads the chosen picture, and resumes after an interruption or a reload. */
export function useUpload(draft: Draft, change: ChangeDraft): ScreenshotUpload {
  const { t } = useText()
  const [state, setState] = useState<UploadState>(() => startOf(draft))
  const [chosen, setChosen] = useState<string>()
  const picture = useRef<Blob>(undefined)
  const running = useRef<AbortController>(undefined)
  const interruptions = useRef(0)
  const uploadId = useRef(draft.uploadId)

  const send = async () => {
    const blob = picture.current
    if (!blob) return setState({ kind: 'choose' })
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    const { signal } = control
    let received = state.kind === 'interrupted' ? state.received : 0
    setState({ kind: 'uploading', received, size: blob.size })
    try {
      const { uploadPicture } = await loadChunk(import('../../api/uploads.ts'))
      const screenshot = await uploadPicture(blob, {
        uploadId: uploadId.current,
        signal,
        onBegun: (id) => {
          uploadId.current = id
          if (!signal.aborted) change({ uploadId: id })
        },
        onProgress: (bytes) => {
          if (bytes > received) interruptions.current = 0
          received = bytes
          if (!signal.aborted) setState({ kind: 'uploading', received, size: blob.size })
        },
      })
      if (signal.aborted) return
      change({ screenshot })
      setState({ kind: 'uploaded' })
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof Unreachable || (error instanceof Refused && error.code === 'service_unavailable')) {
        setState({ kind: 'interrupted', received, size: blob.size })
        return
      }
      discard()
      showToast('bad', t('pay.uploadFailed'), await describeFailure(error, t))
      if (!(error instanceof Refused)) reportError(error)
    }
  }
  const sendNow = useRef(send)
  sendNow.current = send

  const discard = () => {
    running.current?.abort()
    picture.current = undefined
    uploadId.current = undefined
    setChosen(undefined)
    setState({ kind: 'choose' })
    change({ uploadId: undefined, screenshot: undefined, picture: undefined, fileName: '' })
  }

  const choose = async (file: File) => {
    discard()
    const control = new AbortController()
    running.current = control
    setState({ kind: 'preparing' })
    setChosen(URL.createObjectURL(file))
    change({ fileName: file.name })
    const smaller = await shrinkPicture(file)
    if (control.signal.aborted) return
    picture.current = smaller
    interruptions.current = 0
    void toDataUrl(smaller).then((address) => picture.current === smaller && change({ picture: address }))
    await sendNow.current()
  }

  const resume = useCallback(() => void sendNow.current(), [])

  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen])

  // After a reload the stored picture continues automatically.
  const stored = useRef(draft)
  useEffect(() => {
    const { picture: address, screenshot } = stored.current
    if (screenshot || !address) return
    picture.current = fromDataUrl(address)
    resume()
  }, [resume])

  const isInterrupted = state.kind === 'interrupted'
  useEffect(() => {
    if (!isInterrupted) return
    const waitMs = AGAIN_MS[interruptions.current]
    interruptions.current += 1
    const timer = waitMs === undefined ? undefined : setTimeout(resume, waitMs)
    window.addEventListener('online', resume)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', resume)
    }
  }, [isInterrupted, resume])

  return {
    state: draft.screenshot ? { kind: 'uploaded' } : state.kind === 'uploaded' ? { kind: 'choose' } : state,
    preview: chosen ?? draft.picture ?? draft.screenshot?.url,
    choose: (file) => void choose(file),
    stop: discard,
    resume,
  }
}

function startOf({ screenshot, picture }: Draft): UploadState {
  if (screenshot) return { kind: 'uploaded' }
  return picture ? { kind: 'preparing' } : { kind: 'choose' }
}
