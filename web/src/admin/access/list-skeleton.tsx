import { useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Column } from '../../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'

type ListSkeletonProps = { readonly rows: number; readonly rowHeight: string }

/** A list of rows in a card while it loads. */
export function ListSkeleton({ rows, rowHeight }: ListSkeletonProps) {
  const { t } = useText()
  return (
    <Skeleton label={t('page.loading')}>
      <Card>
        <Column gap={3}>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
            <SkeletonLine key={row} height={rowHeight} />
          ))}
        </Column>
      </Card>
    </Skeleton>
  )
}
