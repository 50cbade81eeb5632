import { WITNESSES_MIN } from '@edil/domain/log/witness-rule'
import type { ShowStep } from '@edil/domain/show'
import { formatSecond } from '@edil/text/format'
import { type ReactNode, useState } from 'react'
import { useFormat, useText } from '../text/use-text.ts'
import { Late, Sealed, type SealedList } from './before-draw.tsx'
import { Confetti } from './confetti.tsx'
import { Column, VisuallyHidden } from './layout.tsx'
import { Message } from './message.tsx'
import { PLACES } from './places.ts'
import { type DrawnBall, Podium, winnerOf } from './podium.tsx'
import { SealedJar } from './sealed-jar.tsx'
import { StageHalves } from './stage.tsx'
import { StageTop } from './stage-top.tsx'
import { Type } from './type.tsx'

type StagedDraw = SealedList & {
  readonly isTrial: boolean
  readonly result: { readonly drawnAt: string; readonly winners: readonly DrawnBall[] } | null
}

type DrawOnStageProps = {
  readonly draw: StagedDraw
  readonly step: ShowStep
  readonly title: ReactNode
  readonly viewers: number | undefined
  readonly time: number
  readonly isLate: boolean
  /** What the viewer plays, and what the balls shown so far have won them. */
  readonly mine?: (shown: readonly DrawnBall[], isOver: boolean) => ReactNode
  /** Marks a drawn number as the viewer's own. */
  readonly mark?: ((number: number) => ReactNode) | undefined
  /** Called when all three balls are shown. */
  readonly actions: ReactNode
}

/** How many of the three balls are shown, the 3rd prize first. */
const SHOWN: Record<ShowStep, number> = { before: 0, shake: 0, third: 1, second: 2, first: 3, over: 3 }

/** A draw from the seal to the winners. Use the game id as `key`: a screen reader hears the balls of one draw. */
export function DrawOnStage({ draw, step, title, viewers, time, isLate, mine, mark, actions }: DrawOnStageProps) {
  const { t } = useText()
  const { result } = draw
  const count = SHOWN[step]
  const isOver = count === PLACES.length
  const [cameLate] = useState(step === 'over')
  const shown = result ? result.winners.slice(PLACES.length - count) : []
  const BeforeDraw = isLate ? Late : Sealed
  return (
    <>
      <StageTop state={isOver ? 'completed' : 'live'} title={title} viewers={viewers} />
      {mine?.(shown, isOver)}
      {draw.isTrial && (
        <Message tone="waiting" title={t('draw.trial')}>
          {t('draw.trialText')}
        </Message>
      )}
      {(step !== 'before' || isLate) && draw.witnessed.by < WITNESSES_MIN && (
        <Message tone="waiting">{t('draw.notWitnessed')}</Message>
      )}
      {result && isOver ? (
        <Result result={result} mark={mark} actions={actions} />
      ) : (
        <StageHalves
          jar={
            <SealedJar
              seal={step === 'before' ? draw.manifestHash : undefined}
              drawn={shown.map(({ number }) => number)}
              shaking={step !== 'before'}
            />
          }
        >
          {result && step !== 'before' ? (
            <Revealing winners={result.winners} count={count} mark={mark} />
          ) : (
            <BeforeDraw list={draw} time={time} />
          )}
        </StageHalves>
      )}
      <VisuallyHidden role="status">
        {result && !cameLate && <Said winners={result.winners} count={count} mark={mark} />}
      </VisuallyHidden>
      {step === 'first' && <Confetti />}
    </>
  )
}

type Mark = DrawOnStageProps['mark']

type RevealingProps = { readonly winners: readonly DrawnBall[]; readonly count: number; readonly mark: Mark }

function Revealing({ winners, count, mark }: RevealingProps) {
  const { t } = useText()
  return (
    <Column gap={3}>
      <Type as="h2" size="xl" centred>
        {t('draw.beaconPublished')}
      </Type>
      <Podium winners={winners} shown={count} mark={mark} />
    </Column>
  )
}

/** Announces the latest ball to screen readers. */
function Said({ winners, count, mark }: RevealingProps) {
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
  readonly actions: ReactNode
}

function Result({ result: { drawnAt, winners }, mark, actions }: ResultProps) {
  const { t } = useText()
  const format = useFormat()
  const at = new Date(drawnAt)
  return (
    <StageHalves>
      <Type as="h2" size="3xl" centred>
        {t(winners.every(({ isSold }) => isSold) ? 'draw.threeWinners' : 'draw.over')}
      </Type>
      <Type muted centred>
        {format.date(at, 'long')}, {formatSecond(at)}
      </Type>
      <Podium winners={winners} stepped mark={mark} />
      {actions}
    </StageHalves>
  )
}
