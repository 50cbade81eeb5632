import type { ReactNode } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { type StepUp, useStepUp } from './step-up.tsx'

type GuardedDialogProps = {
  readonly open: boolean
  readonly title: ReactNode
  readonly onClose: () => void
  readonly children: (stepUp: StepUp) => ReactNode
}

/** A dialog for something that may ask for the second factor again; it stays open behind the question. */
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
