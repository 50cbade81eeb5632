import { GAME_TYPES } from '@edil/domain/plans'
import { useState } from 'react'
import { useDraws } from '../../api/draws.ts'
import { useGames } from '../../api/games.ts'
import { serverNow } from '../../api/server-clock.ts'
import { drawOnStage, gameOnStage, momentsOf, stepOf } from '../../api/stage.ts'
import { useServerTime } from '../../api/use-server-time.ts'
import { hostingOf } from '../../page/hosting/hosting-of.ts'
import { LoadFailed } from '../../page/load-failed.tsx'
import { useText } from '../../text/use-text.ts'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { BeforeTheShow } from './before-the-show.tsx'
import { HostStage } from './host-stage.tsx'
import styles from './letsplay.module.css'
import { makeRehearsal, type Rehearsal } from './rehearsal.ts'
import { RehearsalStage } from './rehearsal-stage.tsx'
import { TypeCard } from './type-card.tsx'
import { WhatHappened } from './what-happened.tsx'

/** The four game types, the stage as viewers see it, and the history of the current draw or what to do before it. A draw ends a rehearsal. */
export function LetsPlayDesk() {
  const { t } = useText()
  const games = useGames()
  const draws = useDraws()
  const time = useServerTime(1_000, momentsOf(draws.data?.values() ?? []))
  const [rehearsal, setRehearsal] = useState<Rehearsal>()
  const [started, setStarted] = useState<ReadonlySet<string>>(new Set())
  const hasFailed = (games.isError && !games.data) || (draws.isError && !draws.data)
  const isKnown = games.data && draws.data
  const known = { games: [...(games.data?.values() ?? [])], draws: [...(draws.data?.values() ?? [])], started }
  const draw = drawOnStage(known.draws, time)
  if (draw && rehearsal) setRehearsal(undefined)
  const nextType = gameOnStage(known.games)?.type ?? 'daily'
  const hostings = GAME_TYPES.map((type) => ({ type, hosting: hostingOf(type, known, time) }))
  const isRunning = hostings.some(({ hosting }) => hosting.kind === 'running')
  return (
    <>
      <h1 className={styles.title}>{t('admin.letsplay')}</h1>
      {hasFailed && (
        <LoadFailed
          title="live.failed"
          isBusy={games.isFetching || draws.isFetching}
          onTryAgain={() => void Promise.all([games.refetch(), draws.refetch()])}
        >
          {t('live.failedText')}
        </LoadFailed>
      )}
      <div className={styles.desk}>
        <ul className={styles.types} aria-label={t('hosting.types')}>
          {isKnown &&
            hostings.map(({ type, hosting }) => (
              <TypeCard
                key={type}
                type={type}
                hosting={hosting}
                isRunning={isRunning}
                onStarted={({ gameId }) => setStarted(new Set(started).add(gameId))}
              />
            ))}
          {!isKnown && !hasFailed && (
            <li>
              <Skeleton label={t('page.loading')}>
                {GAME_TYPES.map((type) => (
                  <SkeletonLine key={type} height="8.5rem" />
                ))}
              </Skeleton>
            </li>
          )}
        </ul>
        {rehearsal ? (
          <RehearsalStage
            rehearsal={rehearsal}
            title={t(`game.type.${nextType}`)}
            onEnd={() => setRehearsal(undefined)}
          />
        ) : (
          <HostStage draw={draw} time={time} />
        )}
        {draw && <WhatHappened draw={draw} step={stepOf(draw, time)} />}
        {!draw && isKnown && (
          <BeforeTheShow
            type={nextType}
            onRehearse={() => setRehearsal(makeRehearsal(serverNow(), t('hosting.rehearsal.noPlayer')))}
          />
        )}
      </div>
    </>
  )
}
