import { useEffect, useRef, useState } from 'react'
import type { CheckedProof } from './check-proof.ts'

export type Checked =
  | (CheckedProof & { readonly tookMs: number })
  | { readonly missing: string }
  | { readonly stuck: true }

/** Checks a proof in a worker; `undefined` until it is done. The worker starts, and loads the curves, before the proof arrives. */
export function useCheckedProof(text: string | undefined): Checked | undefined {
  const [checked, setChecked] = useState<Checked>()
  const worker = useRef<Worker>(undefined)
  useEffect(() => {
    const started = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<Checked>) => setChecked(data)
    started.onerror = () => setChecked({ stuck: true })
    worker.current = started
    return () => started.terminate()
  }, [])
  useEffect(() => {
    if (text !== undefined) worker.current?.postMessage(text)
  }, [text])
  return checked
}
