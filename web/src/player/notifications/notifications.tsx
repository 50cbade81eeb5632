import type { Notification } from '@edil/contract/notifications'
import { useEffect } from 'react'
import { reportUnexpected } from '../../api/client.ts'
import { useFailureText } from '../../api/failure-text.ts'
import { markRead, useNotifications } from '../../api/notifications.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { EmptyList } from '../../page/empty-page.tsx'
import { LoadFailed } from '../../page/load-failed.tsx'
import { ShowMore } from '../../page/show-more.tsx'
import { SignedIn } from '../../page/signed-in.tsx'
import { useMoment } from '../../page/use-moment.ts'
import { useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Column, Row, WithAside, Wrap } from '../../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Type } from '../../ui/type.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { TelegramLink } from './telegram-link.tsx'

/** What the person was notified about, and what they want to hear. */
export function Notifications() {
  const { t } = useText()
  return (
    <SignedIn>
      {() => (
        <Wrap page>
          <Column gap={5}>
            <h1>{t('notifications.title')}</h1>
            <WithAside>
              <List />
              <Column gap={4}>
                <TelegramLink />
                <ChoicesSection />
              </Column>
            </WithAside>
          </Column>
        </Wrap>
      )}
    </SignedIn>
  )
}

function List() {
  const { t } = useText()
  const { items, pages, error, isFetching, refetch } = useNotifications()
  const failureText = useFailureText()
  const newest = items?.[0]?.id
  useEffect(() => {
    // What it marks is only a tag: if it fails, the notifications are new once more.
    if (newest !== undefined) markRead(newest).catch(reportUnexpected)
  }, [newest])
  return (
    <Column gap={3}>
      {!items && !error && (
        <Skeleton label={t('page.loading')}>
          <Column gap={3}>
            <SkeletonLine height="8rem" />
            <SkeletonLine height="8rem" />
          </Column>
        </Skeleton>
      )}
      {!items && error && (
        <LoadFailed title="notifications.failed" isBusy={isFetching} onTryAgain={refetch}>
          {failureText(error)}
        </LoadFailed>
      )}
      {items?.length === 0 && <EmptyList level="h2" title="notifications.empty" text="notifications.emptyText" />}
      {items && items.length > 0 && (
        <Column as="ul" gap={3}>
          {items.map((notification) => (
            <Item key={notification.id} notification={notification} />
          ))}
        </Column>
      )}
      <ShowMore {...pages} />
    </Column>
  )
}

function Item({ notification }: { readonly notification: Notification }) {
  const { t } = useText()
  const moment = useMoment()
  const { subject, paragraphs, action, writtenAt, isRead } = notification
  return (
    <Card as="li">
      <Column gap={2}>
        <Row gap={3} align="start" spread>
          <Type as="h2" size="lg">
            {subject}
          </Type>
          {!isRead && <Tag tone="waiting">{t('notifications.new')}</Tag>}
        </Row>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Row gap={3} wrap spread>
          <ButtonLink href={action.path} look="line" size="small">
            {action.label}
          </ButtonLink>
          <Type size="sm" muted>
            <time dateTime={writtenAt}>{moment(writtenAt)}</time>
          </Type>
        </Row>
      </Column>
    </Card>
  )
}
