import { useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Column } from '../../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import styles from './tickets.module.css'

export function ListSkeleton() {
  const { t } = useText()
  return (
    <Skeleton label={t('page.loading')}>
      <div className={styles.list}>
        {['1', '2'].map((key) => (
          <Card key={key}>
            <Column gap={3}>
              <SkeletonLine width="8rem" height="1.5rem" />
              <SkeletonLine width="5rem" height="2rem" />
              <SkeletonLine height="5rem" />
            </Column>
          </Card>
        ))}
      </div>
    </Skeleton>
  )
}
