import { useFailureText } from '../../api/failure-text.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Outcome } from './outcome.tsx'

/** Shown while a mailed link is checked. */
export function Checking({ title, label }: { readonly title: string; readonly label: string }) {
  return (
    <>
      <h1>{title}</h1>
      <Skeleton label={label}>
        <SkeletonLine width="40%" />
        <SkeletonLine height="3rem" />
        <SkeletonLine height="3rem" />
      </Skeleton>
    </>
  )
}

type CheckFailedProps = { readonly title: string; readonly error: unknown; readonly onTryAgain: () => void }

/** The check failed; the link may still be valid. */
export function CheckFailed({ title, error, onTryAgain }: CheckFailedProps) {
  const { t } = useText()
  const failureText = useFailureText()
  return (
    <Outcome title={title}>
      <p>{failureText(error)}</p>
      <Button look="primary" wide onClick={onTryAgain}>
        {t('action.tryAgain')}
      </Button>
    </Outcome>
  )
}
