import type { Game } from '@edil/contract/games'
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { Jar } from '../../ui/jar.tsx'
import { Column } from '../../ui/layout.tsx'
import { StageHalves } from '../../ui/stage.tsx'
import { StageTop } from '../../ui/stage-top.tsx'
import { Type } from '../../ui/type.tsx'
import { GameStatus, GameStatusSkeleton } from './game-status.tsx'

type IdleStageProps = {
  /** Absent while no game is known. */
  readonly gameId: string | undefined
  readonly title: string
  readonly viewers: number | undefined
  readonly soldNumbers: readonly number[]
  readonly children: ReactNode
}

/** The stage while no draw runs: the jar fills with the sold numbers, beside what is known about the next game. */
export function IdleStage({ gameId, title, viewers, soldNumbers, children }: IdleStageProps) {
  const { t } = useText()
  return (
    <>
      <StageTop state="waiting" title={title} viewers={viewers} />
      <StageHalves
        jar={
          <Jar
            key={gameId}
            label={t('draw.jar', { count: soldNumbers.length })}
            sold={soldNumbers}
            unsold={[]}
            shake={null}
          />
        }
      >
        {children}
      </StageHalves>
    </>
  )
}

type NextGameProps = {
  /** Undefined while it is loaded. */
  readonly game: Game | undefined
  readonly time: number
  /** The way to the board. */
  readonly join: ReactNode
}

/** The game that closes next, and its status. The clock is in the first paint, and keeps its element when the data arrives. */
export function NextGame({ game, time, join }: NextGameProps) {
  const { t } = useText()
  const secondsLeft = game && Math.ceil((Date.parse(game.closesAt) - time) / 1_000)
  const isOpen = game && game.numbersSold < game.numbers && Number(secondsLeft) > 0
  return (
    <Column>
      <Countdown label={t('draw.closesIn')} overLabel={t('draw.closing')} secondsLeft={secondsLeft} />
      <Card>{game ? <GameStatus game={game}>{isOpen && join}</GameStatus> : <GameStatusSkeleton />}</Card>
    </Column>
  )
}

export function NoGame() {
  const { t } = useText()
  return (
    <Column gap={2}>
      <Type as="h2" size="2xl" centred>
        {t('live.none')}
      </Type>
      <Type muted centred>
        {t('live.noneText')}
      </Type>
    </Column>
  )
}
