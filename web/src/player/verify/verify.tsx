import { useParams } from 'wouter'
import { useProof } from '../../api/proofs.ts'
import { useIsHydrated } from '../../page/use-is-hydrated.ts'
import { useLazyModule } from '../../page/use-lazy-module.ts'
import { useText } from '../../text/use-text.ts'
import { Wrap } from '../../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { ChooseDraw } from './choose-draw.tsx'
import { useCheckedProof } from './use-checked-proof.ts'
import { VerdictHead } from './verdict-head.tsx'

/** /verify/<game>: checks the draw of a game on the player's own device. */
export function Verify() {
  const isHydrated = useIsHydrated()
  const gameId = useParams<{ gameId?: string }>().gameId ?? ''
  if (!isHydrated) return <Checking />
  return gameId === '' ? <ChooseDraw /> : <VerifyGame key={gameId} gameId={gameId} />
}

/** The outcome's code and texts load while the proof is fetched and checked. */
function VerifyGame({ gameId }: { readonly gameId: string }) {
  const proof = useProof(gameId)
  const checked = useCheckedProof(proof.data)
  const outcome = useLazyModule(true, () => import('./outcome.tsx'))
  const isKnown = checked !== undefined || (proof.data === undefined && proof.isError)
  return outcome && isKnown ? <outcome.Outcome gameId={gameId} proof={proof} checked={checked} /> : <Checking />
}

function Checking() {
  const { t } = useText()
  return (
    <>
      <VerdictHead title={t('proof.checking')} text={t('proof.checkingText')} />
      <Wrap page>
        <Skeleton label={t('page.loading')}>
          {['1', '2', '3', '4'].map((key) => (
            <SkeletonLine key={key} height="11rem" />
          ))}
        </Skeleton>
      </Wrap>
    </>
  )
}
