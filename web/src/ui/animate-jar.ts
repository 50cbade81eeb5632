import { rimOf } from './ball-rim.ts'
import { GLASS_RADIUS, Pile, STEP_MS } from './jar-physics.ts'

/** What the jar shows. */
export type JarContent = {
  /** Balls of numbers that are sold. */
  readonly sold: readonly number[]
  /** Paler balls, for numbers without an owner. */
  readonly unsold: readonly number[]
  /** While the jar is shaken: how long it has been shaken already, and how long it is shaken in total. */
  readonly shake: { readonly sinceMs: number; readonly ms: number } | null
  /** No movement: for people who prefer it, and in a hidden tab. */
  readonly isStill: boolean
}

/** A canvas of the page, or of a worker. */
type Canvas = HTMLCanvasElement | OffscreenCanvas
type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

type AnimatedJar = {
  readonly show: (content: JarContent) => void
  /** The width and height of the glass in pixels of the screen. */
  readonly resize: (pixels: number) => void
}

/** No frame is drawn while no ball moves. */
export function animateJar(canvas: Canvas): AnimatedJar {
  const pile = new Pile()
  const context = contextOf(canvas)
  let content: JarContent | undefined
  let pictures: ImageBitmap | HTMLCanvasElement | undefined
  /** The time of the simulation; undefined while no frame is requested. */
  let time: number | undefined

  const draw = () => {
    context.clearRect(0, 0, canvas.width, canvas.height)
    if (!pictures || !content) return
    const solid = new Set(content.sold)
    const [size, scale] = [pictures.width / COLUMNS, canvas.width / (2 * GLASS_RADIUS)]
    pile.forEach((number, x, y) => {
      const [column, row] = [(number - 1) % COLUMNS, Math.floor((number - 1) / COLUMNS)]
      const [left, top] = [(GLASS_RADIUS + x) * scale - size / 2, (GLASS_RADIUS + y) * scale - size / 2]
      context.globalAlpha = solid.has(number) ? 1 : UNSOLD_ALPHA
      context.drawImage(pictures as ImageBitmap, column * size, row * size, size, size, left, top, size, size)
    })
  }
  const frame = (now: number) => {
    if (time === undefined || content?.isStill) return
    // A frame that comes late plays at most this much, so that a slow phone falls behind instead of standing still.
    time = Math.max(time, now - LONGEST_FRAME_MS)
    for (; time < now; time += STEP_MS) pile.step()
    draw()
    time = pile.isMoving ? time : undefined
    if (time !== undefined) requestAnimationFrame(frame)
  }
  const play = () => {
    if (content?.isStill) pile.finish()
    draw()
    if (!pile.isMoving || time !== undefined) return
    time = performance.now()
    requestAnimationFrame(frame)
  }
  return {
    show: (next) => {
      const wasShaking = content?.shake != null
      content = next
      pile.setNumbers([...next.sold, ...next.unsold])
      if (next.shake && !wasShaking) {
        pile.shake(next.shake.ms)
        for (let ms = 0; ms < next.shake.sinceMs; ms += STEP_MS) pile.step()
      }
      if (next.isStill) time = undefined
      play()
    },
    resize: (pixels) => {
      // A jar that is not laid out has no size.
      if (pixels === 0 || pixels === canvas.width) return
      canvas.width = pixels
      canvas.height = pixels
      pictures = picturesOf(pixels / (2 * GLASS_RADIUS))
      play()
    },
  }
}

const COLUMNS = 10
const LONGEST_FRAME_MS = 50
const UNSOLD_ALPHA = 0.38

const RIM_RADIUS = 8.8
const RIM_WIDTH = 3.4
const DIAMETER = 2 * RIM_RADIUS + RIM_WIDTH + 1

/** All hundred balls, drawn once for a size: a frame only copies them. */
function picturesOf(scale: number): ImageBitmap | HTMLCanvasElement {
  const size = Math.ceil(DIAMETER * scale)
  const sheet = newCanvas(size * COLUMNS)
  const context = contextOf(sheet)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = `800 ${9.5 * scale}px system-ui, sans-serif`
  context.lineWidth = RIM_WIDTH * scale
  for (let index = 0; index < COLUMNS * COLUMNS; index++) {
    const number = index + 1
    const [x, y] = [((index % COLUMNS) + 0.5) * size, (Math.floor(index / COLUMNS) + 0.5) * size]
    context.beginPath()
    context.arc(x, y, RIM_RADIUS * scale, 0, 2 * Math.PI)
    context.fillStyle = '#fffdf7'
    context.fill()
    context.strokeStyle = rimOf(number)
    context.stroke()
    context.fillStyle = '#17130f'
    context.fillText(`${number}`, x, y + 0.4 * scale)
  }
  // A bitmap is copied faster than a canvas.
  return 'transferToImageBitmap' in sheet ? sheet.transferToImageBitmap() : sheet
}

function newCanvas(size: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(size, size)
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  return canvas
}

function contextOf(canvas: Canvas): Context {
  const context = canvas.getContext('2d') as Context | null
  if (!context) throw new Error('the browser draws no canvas')
  return context
}
