import { checkProof } from './check-proof.ts'

/** A worker, because the check takes half a second on a cheap phone and would block the page. */
self.onmessage = ({ data }: MessageEvent<string>) => {
  const start = performance.now()
  const checked = checkProof(data)
  self.postMessage({ ...checked, tookMs: performance.now() - start })
}
