import type { ReactNode } from 'react'
import { type StepUp, useStepUp } from '../../page/step-up.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type GuardedDialogProps = {
  readonly open: boolean
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: (stepUp: StepUp) => ReactNode
}

/** A dialog for an action that may require a step-up. It stays open behind the step-up dialog. */
export function GuardedDialog({ open, title, onClose, children }: GuardedDialogProps) {
  const stepUp = useStepUp()
  return (
    <>
      <Dialog open={open} title={title} onClose={() => !stepUp.isAsking && onClose()}>
        {children(stepUp)}
      </Dialog>
      {stepUp.dialog}
    </>
  )
}
