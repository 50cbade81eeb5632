import { useParams } from 'wouter'
import { Refused } from '../../api/client.ts'
import { useDraw } from '../../api/draws.ts'
import { useMoneyOfGame } from '../../api/money.ts'
import { EmptyPage } from '../../page/empty-page.tsx'
import { LoadFailed } from '../../page/load-failed.tsx'
import { useIsHydrated } from '../../page/use-is-hydrated.ts'
import { useText } from '../../text/use-text.ts'
import { Wrap } from '../../ui/layout.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { DrawnGame } from './drawn-game.tsx'
import { UndrawnGame } from './undrawn-game.tsx'

/** /draws/<game>: the permanent page of one draw. */
export function DrawResult() {
  const isHydrated = useIsHydrated()
  const gameId = useParams<{ gameId?: string }>().gameId ?? ''
  return isHydrated ? <ResultOf key={gameId} gameId={gameId} /> : <Loading />
}

function ResultOf({ gameId }: { readonly gameId: string }) {
  const { t } = useText()
  const money = useMoneyOfGame(gameId)
  const draw = useDraw(gameId)
  if (isMissing(money.error)) {
    return <EmptyPage title="result.none" text="result.noneText" href="/winners" action="nav.winners" />
  }
  if (money.data && draw.data) return <DrawnGame draw={draw.data} money={money.data} />
  if (money.data && isMissing(draw.error)) return <UndrawnGame money={money.data} />
  if (money.error || draw.error) {
    const tryAgain = () => Promise.all([money.refetch(), draw.refetch()])
    return (
      <Wrap page>
        <LoadFailed
          title="result.failed"
          tone="waiting"
          isBusy={money.isFetching || draw.isFetching}
          onTryAgain={tryAgain}
        >
          {t('result.failedText')}
        </LoadFailed>
      </Wrap>
    )
  }
  return <Loading />
}

const MISSING: readonly string[] = ['draw_not_found', 'game_not_found', 'request_invalid', 'route_not_found']

function isMissing(error: Error | null): boolean {
  return error instanceof Refused && MISSING.includes(error.code)
}

function Loading() {
  const { t } = useText()
  return (
    <>
      <PageHead about={t('nav.winners')} title={t('result.title')} text={t('result.loadingText')} />
      <Wrap page>
        <Skeleton label={t('page.loading')}>
          <SkeletonLine height="18rem" />
          <SkeletonLine height="18rem" />
        </Skeleton>
      </Wrap>
    </>
  )
}
