import { useSearch } from 'wouter'
import { useDraws } from '../../api/draws.ts'
import { useGames } from '../../api/games.ts'
import { useText } from '../../text/use-text.ts'
import { Column, VisuallyHidden, Wrap } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { useHasAddress } from '../entries/use-has-address.ts'
import { usePart } from '../tickets/use-part.ts'
import { GamesToWatch } from './games-to-watch.tsx'
import { HostLinks } from './host-links.tsx'
import { HowItWorks } from './how-it-works.tsx'
import styles from './live.module.css'
import { LiveFailed } from './live-failed.tsx'
import { LiveStage } from './live-stage.tsx'

/** /live-draw, or /live-draw?game=daily-412 for whoever wants to see that one. */
export function LiveDraw() {
  const { t } = useText()
  const search = useSearch()
  const hasAddress = useHasAddress()
  const wanted = (hasAddress && new URLSearchParams(search).get('game')) || undefined
  const games = useGames()
  const draws = useDraws()
  const hasFailed = (games.isError && !games.data) || (draws.isError && !draws.data)
  const winners = usePart(true, () => import('./latest-winners.tsx'))
  const tryAgain = () => void Promise.all([games.refetch(), draws.refetch()])
  return (
    <>
      <h1>
        <VisuallyHidden>{t('live.title')}</VisuallyHidden>
      </h1>
      <LiveStage
        games={games.data}
        draws={draws.data}
        wanted={wanted}
        failure={hasFailed && <LiveFailed isBusy={games.isFetching || draws.isFetching} onTryAgain={tryAgain} />}
      />
      <Wrap page>
        <Column gap={5}>
          <noscript>
            <Message title={t('live.noScript')}>{t('live.noScriptText')}</Message>
          </noscript>
          <HostLinks />
          {!hasFailed && (
            <div className={styles.columns}>
              <GamesToWatch games={games.data} wanted={wanted} />
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

function WinnersSkeleton() {
  const { t } = useText()
  return (
    <Skeleton label={t('page.loading')}>
      <SkeletonLine height="26rem" />
    </Skeleton>
  )
}
