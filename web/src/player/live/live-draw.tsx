import { useSearch } from 'wouter'
import { useDraws } from '../../api/draws.ts'
import { useGames } from '../../api/games.ts'
import { useSession } from '../../api/session.ts'
import { LoadFailed } from '../../page/load-failed.tsx'
import { useIsHydrated } from '../../page/use-is-hydrated.ts'
import { useLazyModule } from '../../page/use-lazy-module.ts'
import { loadTextPart } from '../../text/activate.ts'
import { useText } from '../../text/use-text.ts'
import { Column, VisuallyHidden, Wrap } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { GamesToWatch } from './games-to-watch.tsx'
import { HowItWorks } from './how-it-works.tsx'
import styles from './live.module.css'
import { LiveStage } from './live-stage.tsx'

/** /live-draw, or /live-draw?game=daily-412 for one game. With ?air=1 only the stage, for a video stream. */
export function LiveDraw() {
  const { t } = useText()
  const search = useSearch()
  const isHydrated = useIsHydrated()
  const asked = new URLSearchParams(isHydrated ? search : '')
  const requestedId = asked.get('game') || undefined
  const games = useGames()
  const draws = useDraws()
  const hasFailed = (games.isError && !games.data) || (draws.isError && !draws.data)
  const winners = useLazyModule(true, () => import('./latest-winners.tsx'))
  const { person } = useSession()
  const hosts = useLazyModule(person != null && person.role !== 'player', loadHostButtons)
  const tryAgain = () => void Promise.all([games.refetch(), draws.refetch()])
  return (
    <>
      <h1>
        <VisuallyHidden>{t('live.title')}</VisuallyHidden>
      </h1>
      <LiveStage
        games={games.data}
        draws={draws.data}
        requestedId={requestedId}
        isStream={asked.get('air') === '1'}
        failure={
          hasFailed && (
            <LoadFailed title="live.failed" isBusy={games.isFetching || draws.isFetching} onTryAgain={tryAgain}>
              {t('live.failedText')}
            </LoadFailed>
          )
        }
      />
      <Wrap page>
        <Column gap={5}>
          <noscript>
            <Message title={t('live.noScript')}>{t('live.noScriptText')}</Message>
          </noscript>
          {hosts && games.data && draws.data && <hosts.HostButtons games={games.data} draws={draws.data} />}
          {!hasFailed && (
            <div className={styles.columns}>
              <GamesToWatch games={games.data} requestedId={requestedId} />
              <Column as="section" gap={3} aria-label={t('nav.winners')}>
                <h2>{t('nav.winners')}</h2>
                {winners && draws.data ? <winners.LatestWinners draws={draws.data} /> : <WinnersSkeleton />}
              </Column>
            </div>
          )}
          <HowItWorks />
        </Column>
      </Wrap>
    </>
  )
}

/** Only for staff. */
async function loadHostButtons() {
  const [{ HostButtons }] = await Promise.all([import('./host-buttons.tsx'), loadTextPart('hosting')])
  return { HostButtons }
}

function WinnersSkeleton() {
  const { t } = useText()
  return (
    <Skeleton label={t('page.loading')}>
      <SkeletonLine height="26rem" />
    </Skeleton>
  )
}
