import type { PersonSummary } from '@edil/contract/people'
import type { Me } from '@edil/contract/sessions'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFailureText } from '../../api/failure-text.ts'
import { usePerson } from '../../api/people.ts'
import { LoadFailed } from '../../page/load-failed.tsx'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Type } from '../../ui/type.tsx'
import { AdminActions, ResetAction } from './person-actions.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PersonHistory } from './person-history.tsx'
import { StateTag } from './person-name.tsx'
import styles from './person-panel.module.css'
import { PersonPlay } from './person-play.tsx'

type PersonPanelProps = {
  readonly me: Me
  readonly personId: string
  /** The people in the list: all that staff other than admins may know about a person. */
  readonly listed: readonly PersonSummary[] | undefined
  readonly onClose: () => void
}

export function PersonPanel({ me, personId, listed, onClose }: PersonPanelProps) {
  const { t } = useText()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: false }), [])
  const summary = listed?.find(({ id }) => id === personId)
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-label={summary?.username ?? t('admin.people')}
      data-person={personId}
    >
      <Button look="text" size="small" className={styles.back} onClick={onClose}>
        <Icon name="arrow" className={styles.backArrow} />
        {t('person.back')}
      </Button>
      <Card className={styles.card}>
        {me.role === 'admin' ? (
          <Details me={me} personId={personId} onClose={onClose} />
        ) : (
          <Summary me={me} summary={summary} isLoading={!listed} onClose={onClose} />
        )}
      </Card>
    </section>
  )
}

/** For admins: all details and all actions. */
function Details({ me, personId, onClose }: Pick<PersonPanelProps, 'me' | 'personId' | 'onClose'>) {
  const failureText = useFailureText()
  const { data: person, isError, isFetching, error, refetch } = usePerson(personId)
  if (!person && !isError) return <PanelSkeleton />
  if (!person) {
    return (
      <Column gap={3}>
        <CloseRow onClose={onClose} />
        <LoadFailed title="person.failed" isBusy={isFetching} onTryAgain={refetch}>
          {failureText(error)}
        </LoadFailed>
      </Column>
    )
  }
  return (
    <Column gap={4}>
      <Who person={person} onClose={onClose} />
      <PersonFacts person={person} />
      <PersonPlay personId={person.id} />
      {person.state !== 'closed' && <AdminActions person={person} isMe={person.id === me.id} />}
      <PersonHistory history={person.history} />
    </Column>
  )
}

type SummaryProps = {
  readonly me: Me
  readonly summary: PersonSummary | undefined
  readonly isLoading: boolean
  readonly onClose: () => void
}

/** For reviewers and hosts: the person and the one action they may take; for reviewers also payments and tickets. */
function Summary({ me, summary, isLoading, onClose }: SummaryProps) {
  const { t } = useText()
  if (isLoading) return <PanelSkeleton />
  if (!summary) {
    return (
      <Column gap={3}>
        <CloseRow onClose={onClose} />
        <Message title={t('person.notListed')}>{t('person.notListedText')}</Message>
      </Column>
    )
  }
  return (
    <Column gap={4}>
      <Who person={summary} onClose={onClose} />
      {me.role === 'reviewer' && <PersonPlay personId={summary.id} />}
      {summary.state !== 'closed' && <ResetAction person={summary} />}
    </Column>
  )
}

function Who({ person, onClose }: { readonly person: PersonSummary; readonly onClose: () => void }) {
  const { t } = useText()
  const format = useFormat()
  return (
    <Column gap={2}>
      <CloseRow onClose={onClose}>
        <h2 className={styles.name}>
          <bdi>{person.username ?? t('people.noUsername')}</bdi>
        </h2>
      </CloseRow>
      <p className={styles.name}>
        <bdi>{person.fullName}</bdi>
      </p>
      <Row gap={2} wrap>
        <Tag>{t(`people.role.${person.role}`)}</Tag>
        <StateTag state={person.state} />
      </Row>
      <Type size="sm" muted>
        {t('people.joined')} {format.date(new Date(person.createdAt), 'day')}
      </Type>
    </Column>
  )
}

function CloseRow({ onClose, children }: { readonly onClose: () => void; readonly children?: ReactNode }) {
  const { t } = useText()
  return (
    <Row gap={2} spread align="start">
      <div className={styles.name}>{children}</div>
      <IconButton icon="close" label={t('person.close')} className={styles.close} onClick={onClose} />
    </Row>
  )
}

function PanelSkeleton() {
  const { t } = useText()
  return (
    <Skeleton label={t('page.loading')}>
      <Column gap={3}>
        <SkeletonLine width="60%" height="1.75rem" />
        <SkeletonLine width="40%" />
        <SkeletonLine height="9rem" />
        <SkeletonLine height="6rem" />
      </Column>
    </Skeleton>
  )
}
