import { WITNESSES_MIN } from '@edil/domain/log/witness-rule'
import { fromWire } from '@edil/domain/money'
import { SHAKE_MS, type Show, type ShowStep } from '@edil/domain/show'
import { formatSecond } from '@edil/text/format'
import { type ReactNode, useState } from 'react'
import { useFormat, useText } from '../text/use-text.ts'
import { Ball } from './ball.tsx'
import { BeaconCountdown, Late, Sealed, type SealedList } from './before-draw.tsx'
import { Confetti } from './confetti.tsx'
import styles from './draw-on-stage.module.css'
import { type DrawnBall, winnerOf } from './drawn-ball.ts'
import { FullScreenButton } from './full-screen-button.tsx'
import { VisuallyHidden } from './layout.tsx'
import { Message } from './message.tsx'
import { PLACES } from './places.ts'
import { Podium } from './podium.tsx'
import { SealedJar } from './sealed-jar.tsx'
import { SoundButton } from './sound-button.tsx'
import { StageHalves } from './stage.tsx'
import { StageTop } from './stage-top.tsx'
import { Type } from './type.tsx'

type StagedDraw = SealedList & {
  readonly soldNumbers: readonly number[]
  readonly isTrial: boolean
  readonly result: { readonly drawnAt: string; readonly show: Show; readonly winners: readonly DrawnBall[] } | null
}

type DrawOnStageProps = {
  readonly draw: StagedDraw
  readonly step: ShowStep
  readonly title: ReactNode
  readonly viewers: number | undefined
  readonly time: number
  readonly isLate: boolean
  /** Not live: a made-up draw, which has no sealed list, or an earlier one. */
  readonly kind?: 'rehearsal' | 'replay'
  /** For a video stream: the address of the draw instead of buttons. */
  readonly address?: string | undefined
  /** What the viewer plays, and what the balls shown so far have won them. */
  readonly mine?: (shown: readonly DrawnBall[], isOver: boolean) => ReactNode
  /** Marks a drawn number as the viewer's own. */
  readonly mark?: ((number: number) => ReactNode) | undefined
  /** Shown with the three winners. */
  readonly actions: ReactNode
}

/** How many of the three balls are shown, the 3rd prize first. */
const SHOWN: Record<ShowStep, number> = {
  before: 0,
  shake: 0,
  third: 1,
  second: 2,
  first: 3,
  celebration: 3,
  over: 3,
}

/** A draw from the seal to the winners. Use the game id as `key`: a screen reader hears the balls of one draw. */
export function DrawOnStage(props: DrawOnStageProps) {
  const { draw, step, title, viewers, time, isLate, kind, address, mine, mark, actions } = props
  const { t } = useText()
  const { result } = draw
  const isRehearsal = kind === 'rehearsal'
  const count = SHOWN[step]
  const isWitnessed = draw.witnessed.by >= WITNESSES_MIN
  const isOver = step === 'celebration' || step === 'over'
  const [cameLate] = useState(step === 'over')
  const shown = result ? result.winners.slice(PLACES.length - count) : []
  const BeforeDraw = isRehearsal ? BeaconCountdown : isLate ? Late : Sealed
  return (
    <>
      <StageTop state={kind ?? (isOver ? 'completed' : 'live')} title={title} viewers={address ? undefined : viewers}>
        {address ?? (
          <>
            <SoundButton step={step} />
            <FullScreenButton />
          </>
        )}
      </StageTop>
      {draw.isTrial && (
        <Message tone="waiting" title={t('draw.trial')}>
          {t('draw.trialText')}
        </Message>
      )}
      {!isRehearsal && (step !== 'before' || isLate) && !isWitnessed && (
        <Message tone="waiting">{t('draw.notWitnessed')}</Message>
      )}
      {result && isOver ? (
        <Result result={result} mark={mark} />
      ) : (
        <StageHalves
          jar={
            <div className={styles.jarAndBall}>
              <SealedJar
                seal={step === 'before' && !isRehearsal ? draw.manifestHash : undefined}
                soldNumbers={draw.soldNumbers}
                drawn={shown.map(({ number }) => number)}
                shake={
                  result && step === 'shake' ? { sinceMs: time - Date.parse(result.show.startsAt), ms: SHAKE_MS } : null
                }
              />
              {shown[0] && (
                <RisenBall key={count} ball={shown[0]} place={t(PLACES[PLACES.length - count] ?? PLACES[2])} />
              )}
            </div>
          }
        >
          {result && step !== 'before' ? (
            <Podium winners={result.winners} shown={count} mark={mark} />
          ) : (
            <BeforeDraw list={draw} time={time} />
          )}
        </StageHalves>
      )}
      {mine?.(shown, isOver)}
      {isOver && actions}
      {!isOver && !isLate && !(isRehearsal && step === 'before') && (
        <Caption step={step} isWitnessed={isWitnessed} ball={shown[0]} nextPlace={PLACES[PLACES.length - count - 1]} />
      )}
      <VisuallyHidden role="status">
        {result && !cameLate && <Said winners={result.winners} count={count} mark={mark} />}
      </VisuallyHidden>
      {step === 'celebration' && <Confetti />}
    </>
  )
}

/** The ball that has just left the jar, over a large diamond. */
function RisenBall({ ball, place }: { readonly ball: DrawnBall; readonly place: string }) {
  const { t } = useText()
  return (
    <div className={styles.risen} aria-hidden="true">
      <Type size="xl" bold className={styles.place}>
        {place}
      </Type>
      <div className={styles.halo}>
        <svg viewBox="0 0 17 17" shapeRendering="crispEdges" aria-hidden="true">
          <path d={HALO} />
        </svg>
        <Ball size="stage" rising empty={!ball.isSold}>
          {ball.number}
        </Ball>
      </div>
      <Type size="2xl" bold>
        <bdi>{winnerOf(ball, t)}</bdi>
      </Type>
    </div>
  )
}

const HALO = `M8 0${'h1v1'.repeat(8)}h1v1${'h-1v1'.repeat(8)}h-1${'v-1h-1'.repeat(8)}v-1${'h1v-1'.repeat(8)}`

type CaptionProps = {
  readonly step: ShowStep
  readonly isWitnessed: boolean
  /** The ball that has risen last. */
  readonly ball: DrawnBall | undefined
  readonly nextPlace: (typeof PLACES)[number] | undefined
}

/** What happens now, in one sentence. */
function Caption({ step, isWitnessed, ball, nextPlace }: CaptionProps) {
  const { t } = useText()
  const format = useFormat()
  const { number = 0, isSold, prizeSantim = 0 } = ball ?? {}
  return (
    <p className={styles.caption}>
      {ball
        ? isSold
          ? t('draw.caption.won', { number, prize: format.money(fromWire(prizeSantim)) })
          : t('draw.caption.nobody', { number })
        : t(
            step === 'before' ? (isWitnessed ? 'draw.caption.sealed' : 'draw.caption.closed') : 'draw.caption.shake',
          )}{' '}
      {ball && nextPlace && t('draw.caption.next', { place: t(nextPlace) })}
    </p>
  )
}

type Mark = DrawOnStageProps['mark']

/** Announces the latest ball to screen readers. */
function Said({
  winners,
  count,
  mark,
}: {
  readonly winners: readonly DrawnBall[]
  readonly count: number
  readonly mark: Mark
}) {
  const { t } = useText()
  const index = PLACES.length - count
  const [ball, place] = [winners[index], PLACES[index]]
  if (!ball || !place) return null
  return (
    <>
      {t('draw.said', { place: t(place), number: ball.number, name: winnerOf(ball, t) })} {mark?.(ball.number)}
    </>
  )
}

type ResultProps = {
  readonly result: NonNullable<StagedDraw['result']>
  readonly mark: Mark
}

function Result({ result: { drawnAt, winners }, mark }: ResultProps) {
  const { t } = useText()
  const format = useFormat()
  const at = new Date(drawnAt)
  return (
    <StageHalves>
      <div>
        <Type as="h2" size="3xl" centred>
          {t(winners.every(({ isSold }) => isSold) ? 'draw.threeWinners' : 'draw.over')}
        </Type>
        <Type muted centred>
          {format.date(at, 'long')}, {formatSecond(at)}
        </Type>
      </div>
      <Podium winners={winners} shown={PLACES.length} mark={mark} />
    </StageHalves>
  )
}
