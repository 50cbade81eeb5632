import { formatSecond } from '@edil/text/format'
import type { ReactNode } from 'react'
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
import { useReveal } from './use-reveal.ts'

type StagedDraw = SealedList & {
  readonly isTrial: boolean
  readonly result: { readonly drawnAt: string; readonly winners: readonly DrawnBall[] } | null
}

type DrawOnStageProps = {
  readonly draw: StagedDraw
  readonly title: ReactNode
  readonly viewers: number | undefined
  readonly time: number
  readonly isLate: boolean
  /** What the viewer plays, and once all three balls are shown, won. */
  readonly mine?: (isOver: boolean) => ReactNode
  /** Called when all three balls are shown. */
  readonly actions: ReactNode
}

/** A draw from the seal to the winners. Use the game id as `key`: viewers who waited for this draw see the balls appear. */
export function DrawOnStage({ draw, title, viewers, time, isLate, mine, actions }: DrawOnStageProps) {
  const { t } = useText()
  const { result } = draw
  const { count, isFresh } = useReveal(result !== null)
  const isOver = count === PLACES.length
  const BeforeDraw = isLate ? Late : Sealed
  return (
    <>
      <StageTop state={isOver ? 'completed' : 'live'} title={title} viewers={viewers} />
      {mine?.(isOver)}
      {draw.isTrial && (
        <Message tone="waiting" title={t('draw.trial')}>
          {t('draw.trialText')}
        </Message>
      )}
      {result && isOver ? (
        <Result result={result} actions={actions} />
      ) : (
        <StageHalves
          jar={
            <SealedJar
              seal={result ? undefined : draw.manifestHash}
              drawn={result ? result.winners.slice(PLACES.length - count).map(({ number }) => number) : []}
              shaking={result !== null}
            />
          }
        >
          {result ? <Revealing winners={result.winners} count={count} /> : <BeforeDraw list={draw} time={time} />}
        </StageHalves>
      )}
      <VisuallyHidden role="status">
        {result && isFresh && <Said winners={result.winners} count={count} />}
      </VisuallyHidden>
      {isFresh && isOver && <Confetti />}
    </>
  )
}

type RevealingProps = { readonly winners: readonly DrawnBall[]; readonly count: number }

function Revealing({ winners, count }: RevealingProps) {
  const { t } = useText()
  return (
    <Column gap={3}>
      <Type as="h2" size="xl" centred>
        {t('draw.beaconPublished')}
      </Type>
      <Podium winners={winners} shown={count} />
    </Column>
  )
}

/** Announces the latest ball to screen readers. */
function Said({ winners, count }: RevealingProps) {
  const { t } = useText()
  const index = PLACES.length - count
  const [ball, place] = [winners[index], PLACES[index]]
  if (!ball || !place) return null
  return t('draw.said', { place: t(place), number: ball.number, name: winnerOf(ball, t) })
}

type ResultProps = { readonly result: NonNullable<StagedDraw['result']>; readonly actions: ReactNode }

function Result({ result: { drawnAt, winners }, actions }: ResultProps) {
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
      <Podium winners={winners} stepped />
      {actions}
    </StageHalves>
  )
}
