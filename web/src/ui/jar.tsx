import { type RefObject, useEffect, useRef } from 'react'
import type { JarContent } from './animate-jar.ts'
import { classNames } from './class-names.ts'
import styles from './jar.module.css'
import picture from './jar.svg?no-inline'
import type { JarMessage } from './jar-worker.ts'

type JarProps = Omit<JarContent, 'isStill'> & { readonly label: string }

/** A glass jar with numbered balls. Its lid and its stand are woven baskets. */
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
    const animation = startAnimation(box)
    const observer = new ResizeObserver(([entry]) => entry && animation.send({ pixels: pixelsOf(entry) }))
    observePixels(observer, box)
    const showLatest = () =>
      animation.send({ content: { ...latest.current, isStill: document.hidden || prefersReducedMotion() } })
    show.current = () => {
      if (!document.hidden) showLatest()
    }
    showLatest()
    document.addEventListener('visibilitychange', showLatest)
    return () => {
      document.removeEventListener('visibilitychange', showLatest)
      show.current = undefined
      observer.disconnect()
      animation.stop()
    }
  }, [glass])
  const { sold, unsold, shake } = content
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts change when the content does
  useEffect(() => {
    show.current?.()
  }, [sold.join(), unsold.join(), shake === null])
}

type Animation = { readonly send: (message: JarMessage) => void; readonly stop: () => void }

/** In a worker, so that the page stays responsive while the balls move; in the page where that does not work. */
function startAnimation(box: HTMLElement): Animation {
  if (!('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return startInPage(box)
  const canvas = box.appendChild(document.createElement('canvas'))
  const worker = new Worker(new URL('./jar-worker.ts', import.meta.url), { type: 'module' })
  const offscreen = canvas.transferControlToOffscreen()
  worker.postMessage({ canvas: offscreen }, [offscreen])
  const latest: JarMessage[] = []
  let inPage: Animation | undefined
  // The worker could not be loaded. Its canvas cannot be used by the page.
  worker.onerror = () => {
    canvas.remove()
    inPage ??= startInPage(box)
    for (const message of latest.splice(0)) inPage.send(message)
  }
  return {
    send: (message) => {
      if (inPage) return inPage.send(message)
      latest.splice(0, latest.length, ...latest.filter((earlier) => !isReplacedBy(earlier, message)), message)
      worker.postMessage(message)
    },
    stop: () => {
      worker.terminate()
      canvas.remove()
      inPage?.stop()
    },
  }
}

function isReplacedBy(earlier: JarMessage, later: JarMessage): boolean {
  return 'pixels' in earlier ? 'pixels' in later : 'content' in later
}

/** Without a network the jar stays empty; the words beside it say the same. */
function startInPage(box: HTMLElement): Animation {
  const canvas = box.appendChild(document.createElement('canvas'))
  const animated = import('./animate-jar.ts').then(
    ({ animateJar }) => animateJar(canvas),
    () => undefined,
  )
  const send = async (message: JarMessage) => {
    const jar = await animated
    if ('content' in message) jar?.show(message.content)
    else if ('pixels' in message) jar?.resize(message.pixels)
  }
  return { send: (message) => void send(message), stop: () => canvas.remove() }
}

/** Also notices a zoom of the page, where the browser reports it. */
function observePixels(observer: ResizeObserver, box: HTMLElement): void {
  try {
    observer.observe(box, { box: 'device-pixel-content-box' })
  } catch {
    observer.observe(box)
  }
}

/** Pixels of the screen. */
function pixelsOf({ devicePixelContentBoxSize, contentRect }: ResizeObserverEntry): number {
  return devicePixelContentBoxSize?.[0]?.inlineSize ?? Math.round(contentRect.width * devicePixelRatio)
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
