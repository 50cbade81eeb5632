import { type RefObject, useEffect, useRef } from 'react'
import type { JarContent } from './animate-jar.ts'
import { classNames } from './class-names.ts'
import styles from './jar.module.css'
import picture from './jar.svg?no-inline'
import type { JarMessage } from './jar-worker.ts'

type JarProps = Omit<JarContent, 'isStill'> & { readonly label: string }

/** A mesob of glass, with numbered balls. */
export function Jar({ label, ...content }: JarProps) {
  const glass = useRef<HTMLDivElement>(null)
  useBalls(glass, content)
  return (
    <div className={classNames(styles.jar, content.shake && styles.shaking)} role="img" aria-label={label}>
      <div ref={glass} className={styles.glass} />
      <img className={styles.picture} src={picture} alt="" width="320" height="416" />
    </div>
  )
}

/** Shows the balls in a canvas of its own inside the glass. */
function useBalls(glass: RefObject<HTMLDivElement | null>, content: Omit<JarContent, 'isStill'>): void {
  const latest = useRef(content)
  latest.current = content
  const show = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    const box = glass.current
    if (!box) return
    const canvas = box.appendChild(document.createElement('canvas'))
    const { send, stop } = startAnimation(canvas)
    const observer = new ResizeObserver(([entry]) => entry && send({ pixels: pixelsOf(entry) }))
    observer.observe(canvas)
    const showLatest = () => send({ content: { ...latest.current, isStill: document.hidden || prefersStillness() } })
    show.current = () => !document.hidden && showLatest()
    showLatest()
    document.addEventListener('visibilitychange', showLatest)
    return () => {
      document.removeEventListener('visibilitychange', showLatest)
      show.current = undefined
      observer.disconnect()
      stop()
      canvas.remove()
    }
  }, [glass])
  const { sold, unsold, shake } = content
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change when the content does
  useEffect(() => show.current?.(), [sold.join(), unsold.join(), shake === null])
}

/** In a worker, so that the page stays responsive while the balls move; in the page where browsers cannot do that. */
function startAnimation(canvas: HTMLCanvasElement): { send: (message: JarMessage) => void; stop: () => void } {
  if (!('transferControlToOffscreen' in canvas)) return startInPage(canvas)
  const worker = new Worker(new URL('./jar-worker.ts', import.meta.url), { type: 'module' })
  const offscreen = canvas.transferControlToOffscreen()
  worker.postMessage({ canvas: offscreen }, [offscreen])
  return { send: (message) => worker.postMessage(message), stop: () => worker.terminate() }
}

function startInPage(canvas: HTMLCanvasElement) {
  const animated = import('./animate-jar.ts').then(({ animateJar }) => animateJar(canvas))
  const send = async (message: JarMessage) => {
    const jar = await animated
    if ('content' in message) jar.show(message.content)
    else if ('pixels' in message) jar.resize(message.pixels)
  }
  return { send: (message: JarMessage) => void send(message), stop: () => undefined }
}

/** Pixels of the screen, also when the page is zoomed. */
function pixelsOf({ devicePixelContentBoxSize, contentRect }: ResizeObserverEntry): number {
  return devicePixelContentBoxSize?.[0]?.inlineSize ?? Math.round(contentRect.width * devicePixelRatio)
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
