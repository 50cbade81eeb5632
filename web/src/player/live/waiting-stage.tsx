import type { Game } from '@edil/contract/games'
import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../page/button-link.tsx'
import { useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { Jar } from '../../ui/jar.tsx'
import { Column } from '../../ui/layout.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { StageHalves } from '../../ui/stage.tsx'
import { StageTop } from '../../ui/stage-top.tsx'
import { Type } from '../../ui/type.tsx'
import { GameStatus, GameStatusSkeleton } from './game-status.tsx'

type Viewers = { readonly viewers: number | undefined }

/** No draw is running: shows the game that closes next and its status. */
export function WaitingStage({ game, viewers, time }: Viewers & { readonly game: Game; readonly time: number }) {
  const { t } = useText()
  const secondsLeft = Math.ceil((Date.parse(game.closesAt) - time) / 1_000)
  const left = game.numbers - game.numbersSold
  return (
    <>
      <StageTop state="waiting" title={t(`game.type.${game.type}`)} viewers={viewers} />
      <StageHalves jar={<FullJar />}>
        <Column>
          <Countdown label={t('draw.closesIn')} overLabel={t('draw.closing')} secondsLeft={secondsLeft} />
          <Card>
            <GameStatus game={game}>
              {left > 0 && secondsLeft > 0 && (
                <ButtonLink href={`/select-numbers?type=${game.type}`} look="gold" wide>
                  {t('live.join', { left })}
                </ButtonLink>
              )}
            </GameStatus>
          </Card>
        </Column>
      </StageHalves>
    </>
  )
}

/** No game is open and no draw is running. */
export function EmptyStage({ viewers }: Viewers) {
  const { t } = useText()
  return (
    <>
      <StageTop state="waiting" title="" viewers={viewers} />
      <StageHalves jar={<FullJar />}>
        <Column gap={2}>
          <Type as="h2" size="2xl" centred>
            {t('live.none')}
          </Type>
          <Type muted centred>
            {t('live.noneText')}
          </Type>
        </Column>
      </StageHalves>
    </>
  )
}

/** As tall as a waiting stage. After a failure it shows no skeleton, which would promise data. */
export function LoadingStage({ viewers, failure }: Viewers & { readonly failure: ReactNode }) {
  return (
    <>
      <StageTop state="waiting" title="" viewers={viewers} />
      <StageHalves jar={<FullJar />}>
        {failure || (
          <Column>
            <Column gap={2} aria-hidden="true">
              <SkeletonLine width="8rem" />
              <SkeletonLine height="4rem" />
            </Column>
            <Card>
              <GameStatusSkeleton />
            </Card>
          </Column>
        )}
      </StageHalves>
    </>
  )
}

function FullJar() {
  const { t } = useText()
  return <Jar label={t('draw.jar', { count: NUMBERS_PER_GAME })} />
}
