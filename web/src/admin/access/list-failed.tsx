import { LoadFailed } from '../../page/load-failed.tsx'
import { useFailureReason } from '../../page/use-failure-reason.ts'

type ListFailedProps = { readonly error: unknown; readonly isBusy: boolean; readonly onTryAgain: () => void }

/** Shown in place of a list that could not be loaded. `useLoadFailureToast` announces it. */
export function ListFailed({ error, isBusy, onTryAgain }: ListFailedProps) {
  const reason = useFailureReason()
  return (
    <LoadFailed isQuiet title="review.nothingChanged" isBusy={isBusy} onTryAgain={onTryAgain}>
      {reason(error)}
    </LoadFailed>
  )
}
