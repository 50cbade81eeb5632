import { checkProof } from './check-proof.ts'

/** The check takes a cheap phone half a second, in which the page would not answer a touch: so it has a thread of its own. */
self.onmessage = ({ data }: MessageEvent<string>) => {
  const start = performance.now()
  const checked = checkProof(data)
  self.postMessage({ ...checked, tookMs: performance.now() - start })
}
