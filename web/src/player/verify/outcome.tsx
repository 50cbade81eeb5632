import { Refused } from '../../api/client.ts'
import type { useProof } from '../../api/proofs.ts'
import { CheckedDraw } from './checked-draw.tsx'
import { NotDrawn } from './not-drawn.tsx'
import { ProofBroken, ProofFailed, ProofStuck } from './proof-trouble.tsx'
import type { Checked } from './use-checked-proof.ts'

type OutcomeProps = {
  readonly gameId: string
  readonly proof: ReturnType<typeof useProof>
  /** `undefined` when there is no proof to check. */
  readonly checked: Checked | undefined
}

/** The verdict, or why there is none. */
export function Outcome({ gameId, proof: { error, isFetching, refetch }, checked }: OutcomeProps) {
  if (!checked) {
    if (error instanceof Refused && NOT_THERE.includes(error.code)) return <NotDrawn gameId={gameId} />
    return <ProofFailed isBusy={isFetching} onTryAgain={() => void refetch()} />
  }
  if ('stuck' in checked) return <ProofStuck gameId={gameId} />
  if ('missing' in checked) return <ProofBroken gameId={gameId} missing={checked.missing} />
  return <CheckedDraw gameId={gameId} checked={checked} />
}

const NOT_THERE: readonly string[] = ['draw_not_found', 'game_not_found', 'request_invalid', 'route_not_found']
