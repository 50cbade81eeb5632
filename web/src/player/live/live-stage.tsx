import type { Draw } from '@edil/contract/draws'
import { shortGameId } from '@edil/domain/games'
import type { ReactNode } from 'react'
import type { DrawsByGame } from '../../api/draws.ts'
import { useDraw, useViewers } from '../../api/draws.ts'
import type { GamesById } from '../../api/ongoing-games.ts'
import { useSession } from '../../api/session.ts'
import { drawOnStage, gameOnStage, momentsOf, stageOf, stepOf } from '../../api/stage.ts'
import { useServerTime } from '../../api/use-server-time.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { useLazyModule } from '../../page/use-lazy-module.ts'
import { loadTextPart } from '../../text/activate.ts'
import { useText } from '../../text/use-text.ts'
import { Column, Pair, Wrap } from '../../ui/layout.tsx'
import { Stage } from '../../ui/stage.tsx'
import { IdleStage, NextGame, NoGame } from './idle-stage.tsx'
import { JoinLink } from './join-link.tsx'
import styles from './live.module.css'

type LiveStageProps = {
  readonly games: GamesById | undefined
  readonly draws: DrawsByGame | undefined
  readonly requestedId: string | undefined
  /** Without buttons and the viewer's own numbers, for a video stream. */
  readonly isStream?: boolean
  /** Shown in place of data that could not be loaded. */
  readonly failure: ReactNode
}

/** The stage. The clock ticks only in here, so that the rest of the page does not render every second. */
export function LiveStage({ games, draws, requestedId, isStream = false, failure }: LiveStageProps) {
  const { t } = useText()
  const time = useServerTime(1_000, momentsOf(draws?.values() ?? []))
  const viewers = useViewers()
  const draw = useStagedDraw(draws, requestedId, time)
  const state = stageOf(draw, time)
  const step = draw && stepOf(draw, time)
  // Not needed for the first paint, and loaded before a draw starts.
  const show = useLazyModule(true, () => import('../../ui/draw-on-stage.tsx'))
  const mine = useLazyModule(useSession().person != null && !isStream, loadMine)
  const game = games && gameOnStage(games.values(), requestedId)
  /** Everything is known, and no draw runs. */
  const isIdle = !draw && games !== undefined && draws !== undefined
  const nextGame = isIdle ? game : undefined
  return (
    <Stage
      id="stage"
      streamed={isStream}
      aria-label={t('live.title')}
      data-stage={state}
      data-step={step}
      data-game={draw?.gameId ?? game?.id}
    >
      <Wrap className={styles.stage}>
        {draw && step && show && (
          <show.DrawOnStage
            key={draw.gameId}
            draw={draw}
            step={step}
            title={`${t(`game.type.${draw.type}`)} ${shortGameId(draw.gameId, draw.type)}`}
            viewers={viewers}
            time={time}
            isLate={state === 'late'}
            mine={(shown, isOver) => mine && <mine.MyNumbers gameId={draw.gameId} shown={shown} isOver={isOver} />}
            mark={(number) => mine && <mine.MyMark gameId={draw.gameId} number={number} />}
            address={isStream ? `${location.host}/draws/${draw.gameId}` : undefined}
            actions={!isStream && <AfterDraw draw={draw} />}
          />
        )}
        {!(draw && show) && (
          <IdleStage
            gameId={nextGame?.id}
            title={nextGame ? `${t(`game.type.${nextGame.type}`)} ${shortGameId(nextGame.id, nextGame.type)}` : ''}
            viewers={viewers}
            soldNumbers={nextGame?.soldNumbers ?? []}
          >
            {mine && nextGame && <mine.MyNumbers gameId={nextGame.id} shown={[]} isOver={false} />}
            {isIdle && !game && <NoGame />}
            {!isIdle && failure}
            {(nextGame || !(isIdle || failure)) && (
              <NextGame
                game={nextGame}
                time={time}
                join={
                  nextGame && !isStream && (mine ? <mine.JoinOrCount game={nextGame} /> : <JoinLink game={nextGame} />)
                }
              />
            )}
          </IdleStage>
        )}
      </Wrap>
    </Stage>
  )
}

/** Only for signed-in players. */
async function loadMine() {
  const [{ MyNumbers, MyMark, JoinOrCount }] = await Promise.all([import('./my-numbers.tsx'), loadTextPart('outcome')])
  return { MyNumbers, MyMark, JoinOrCount }
}

/** The requested draw, also when it is too old for the list; else the draw on the stage. */
function useStagedDraw(
  draws: DrawsByGame | undefined,
  requestedId: string | undefined,
  time: number,
): Draw | undefined {
  const isMissing = requestedId !== undefined && draws !== undefined && !draws.has(requestedId)
  const { data: missing } = useDraw(requestedId ?? '', isMissing)
  if (!draws) return undefined
  const draw = requestedId === undefined ? drawOnStage(draws.values(), time) : (draws.get(requestedId) ?? missing)
  return draw?.isCleared ? undefined : draw
}

function AfterDraw({ draw }: { readonly draw: Draw }) {
  const { t } = useText()
  return (
    <Column gap={2} className={styles.after}>
      <ButtonLink href={`/verify/${draw.gameId}`} look="gold" icon="check">
        {t('draw.check')}
      </ButtonLink>
      <Pair>
        <ButtonLink href={`/draws/${draw.gameId}`} look="line">
          {t('draw.page')}
        </ButtonLink>
        <ButtonLink href={`/draws/${draw.gameId}?watch`} look="line">
          {t('draw.again')}
        </ButtonLink>
      </Pair>
    </Column>
  )
}
