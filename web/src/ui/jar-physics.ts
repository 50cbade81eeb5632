/**
 * The motion of the balls: circles in a round glass, with gravity, in fixed time steps, so that a slow phone shows the same motion with fewer frames.
 * Lengths are those of the picture of the jar (320 wide); the centre of the glass is 0, 0.
 */
export const GLASS_RADIUS = 134
const BALL_RADIUS = 10.9
export const STEP_MS = 1_000 / 120
/** After this long without a new ball or a shake, the balls lie still. */
const SETTLE_STEPS = 240

const GRAVITY = 0.1
/** How much of its speed a ball keeps in a step. */
const KEPT = { shaking: 0.999, settling: 0.97 }
/** While the jar is shaken, a draught from below blows the balls in the middle upwards; they fall back at the sides. */
const DRAUGHT = { strength: 0.34, halfWidth: 52 }
const SWING = { strength: 0.32, periodMs: 290 }
/** Less than a radius in a step, so that a ball cannot pass through another one. */
const FASTEST = 8
const CORRECTIONS = 4
/** Balls whose centres are this close may touch before the step is over. */
const NEAR = 2 * BALL_RADIUS + 6

type Ball = { readonly number: number; x: number; y: number; lastX: number; lastY: number }

/** The steps in which a drawn ball rises to the lid. It touches no other ball. */
const RISE_STEPS = 36

export class Pile {
  private balls: Ball[] = []
  private rising: { readonly ball: Ball; steps: number }[] = []
  private shakeSteps = 0
  private settleSteps = 0

  get isMoving(): boolean {
    return this.shakeSteps > 0 || this.settleSteps > 0 || this.rising.length > 0
  }

  /** New balls drop in from above; the first ones lie there already. Balls that are gone rise to the lid. */
  setNumbers(numbers: readonly number[]): void {
    const [wanted, known] = [new Set(numbers), new Set(this.balls.map(({ number }) => number))]
    const added = numbers.filter((number) => !known.has(number))
    for (const ball of this.balls) if (!wanted.has(ball.number)) this.rising.push({ ball, steps: RISE_STEPS })
    this.balls = this.balls.filter(({ number }) => wanted.has(number))
    if (added.length > 0 || this.rising.length > 0) this.settleSteps = SETTLE_STEPS
    if (known.size > 0) {
      const lid = BALL_RADIUS - GLASS_RADIUS
      this.balls.push(...added.map((number, index) => at(number, (number % 9) - 4, lid - 2 * BALL_RADIUS * index)))
      return
    }
    this.balls = added.map(startOf)
    this.finish()
  }

  shake(ms: number): void {
    this.shakeSteps = Math.ceil(ms / STEP_MS)
    this.settleSteps = SETTLE_STEPS
  }

  /** Everything that is still to happen, at once. */
  finish(): void {
    while (this.isMoving) this.step()
  }

  step(): void {
    const isShaking = this.shakeSteps > 0
    for (const ball of this.balls) fall(ball, isShaking ? this.shakeSteps * STEP_MS : undefined)
    const pairs = this.findPairs()
    for (let round = 0; round < CORRECTIONS; round++) {
      this.separate(pairs)
      for (const ball of this.balls) keepInside(ball)
    }
    for (const riser of this.rising) {
      riser.ball.y -= (2 * GLASS_RADIUS) / RISE_STEPS
      riser.steps--
    }
    this.rising = this.rising.filter(({ steps }) => steps > 0)
    if (isShaking) this.shakeSteps--
    else if (this.settleSteps > 0) this.settleSteps--
  }

  /** Pairs that may touch in this step, as positions in `balls`. */
  private findPairs(): number[] {
    const { balls } = this
    balls.sort((one, other) => one.x - other.x)
    const pairs: number[] = []
    for (let i = 0; i < balls.length; i++) {
      const one = balls[i] as Ball
      for (let j = i + 1; j < balls.length; j++) {
        const other = balls[j] as Ball
        if (other.x - one.x > NEAR) break
        if (Math.abs(other.y - one.y) <= NEAR) pairs.push(i, j)
      }
    }
    return pairs
  }

  private separate(pairs: readonly number[]): void {
    const { balls } = this
    for (let pair = 0; pair < pairs.length; pair += 2) {
      const one = balls[pairs[pair] as number] as Ball
      const other = balls[pairs[pair + 1] as number] as Ball
      const dx = one.x - other.x
      const dy = one.y - other.y
      const squared = dx * dx + dy * dy
      if (squared >= 4 * BALL_RADIUS * BALL_RADIUS || squared === 0) continue
      const distance = Math.sqrt(squared)
      const push = (BALL_RADIUS - distance / 2) / distance
      one.x += dx * push
      one.y += dy * push
      other.x -= dx * push
      other.y -= dy * push
    }
  }

  /** Where each ball is. */
  forEach(draw: (number: number, x: number, y: number) => void): void {
    for (const { number, x, y } of this.balls) draw(number, x, y)
    for (const { ball } of this.rising) draw(ball.number, ball.x, ball.y)
  }
}

function at(number: number, x: number, y: number): Ball {
  return { number, x, y, lastX: x, lastY: y }
}

const PER_ROW = 10
const ROW_GAP = 2.02 * BALL_RADIUS

/** Each number has its own place in a square of rows, from which it falls. Neighbours are not in sequence. */
function startOf(number: number): Ball {
  const place = (number * 37) % 101
  const [row, column] = [Math.floor((place - 1) / PER_ROW), (place - 1) % PER_ROW]
  const x = (column - (PER_ROW - 1) / 2) * ROW_GAP + (row % 2 ? 4 : -4)
  return at(number, x * 0.9, ((PER_ROW - 1) / 2 - row) * ROW_GAP * 0.9)
}

function fall(ball: Ball, shakeMsLeft: number | undefined): void {
  const isShaking = shakeMsLeft !== undefined
  const kept = isShaking ? KEPT.shaking : KEPT.settling
  let speedX = (ball.x - ball.lastX) * kept
  let speedY = (ball.y - ball.lastY) * kept + GRAVITY
  if (isShaking) {
    speedX += SWING.strength * Math.sin((2 * Math.PI * shakeMsLeft) / SWING.periodMs)
    speedY -= DRAUGHT.strength * Math.exp(-((ball.x / DRAUGHT.halfWidth) ** 2))
  }
  ball.lastX = ball.x
  ball.lastY = ball.y
  ball.x += Math.max(-FASTEST, Math.min(FASTEST, speedX))
  ball.y += Math.max(-FASTEST, Math.min(FASTEST, speedY))
}

function keepInside(ball: Ball): void {
  const distance = Math.sqrt(ball.x * ball.x + ball.y * ball.y)
  const most = GLASS_RADIUS - BALL_RADIUS
  if (distance <= most) return
  ball.x *= most / distance
  ball.y *= most / distance
}
