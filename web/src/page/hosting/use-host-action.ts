import type { Draw } from '@edil/contract/draws'
import { useAction } from '../../api/use-action.ts'
import type { MessageId } from '../../text/use-text.ts'
import { useStepUp } from '../step-up.tsx'
import { useFailureToast } from '../use-failure-toast.ts'

type HostAction<Args extends readonly unknown[]> = {
  readonly run: (...args: Args) => Promise<Draw>
  readonly onDone: (draw: Draw) => void
  readonly failed: MessageId
  /** After success, failure or a cancelled second factor. */
  readonly onEnd?: () => void
}

/** An action of a host, with the second factor when the server requires it. */
export function useHostAction<Args extends readonly unknown[]>({ run, onDone, failed, onEnd }: HostAction<Args>) {
  const stepUp = useStepUp()
  const showFailure = useFailureToast(failed)
  const action = useAction(
    async (...args: Args) => {
      await stepUp.run(async () => onDone(await run(...args)))
      onEnd?.()
    },
    (error: unknown, ..._args: Args) => {
      onEnd?.()
      showFailure(error)
    },
  )
  return { ...action, stepUp }
}
