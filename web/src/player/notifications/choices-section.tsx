import { useId } from 'react'
import { useFailureText } from '../../api/failure-text.ts'
import { useNotificationChoices } from '../../api/notifications.ts'
import { LoadFailed } from '../../page/load-failed.tsx'
import { useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Column } from '../../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { ChoicesForm } from './choices-form.tsx'

export function ChoicesSection() {
  const { t } = useText()
  const id = useId()
  const failureText = useFailureText()
  const { data: choices, isError, isFetching, error, refetch } = useNotificationChoices()
  return (
    <Card as="section" aria-labelledby={id}>
      <Column gap={3}>
        <h2 id={id}>{t('choices.title')}</h2>
        <p>{t('choices.text')}</p>
        {choices && <ChoicesForm choices={choices} />}
        {!choices && isError && (
          <LoadFailed title="choices.failed" isBusy={isFetching} onTryAgain={refetch}>
            {failureText(error)}
          </LoadFailed>
        )}
        {!choices && !isError && (
          <Skeleton label={t('page.loading')}>
            <SkeletonLine height="16rem" />
          </Skeleton>
        )}
      </Column>
    </Card>
  )
}
