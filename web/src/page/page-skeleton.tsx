import { useText } from '../text/use-text.ts'
import { Wrap } from '../ui/layout.tsx'
import { PageSkeleton as SkeletonLines } from '../ui/skeleton.tsx'

/** A whole page while its scripts or its session load. */
export function PageSkeleton() {
  const { t } = useText()
  return (
    <Wrap page>
      <SkeletonLines label={t('page.loading')} />
    </Wrap>
  )
}
