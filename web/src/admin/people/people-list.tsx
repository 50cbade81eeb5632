import type { PersonSummary } from '@edil/contract/people'
import { Link } from 'wouter'
import { useFailureText } from '../../api/failure-text.ts'
import type { usePeople } from '../../api/people.ts'
import { LoadFailed } from '../../page/load-failed.tsx'
import { ShowMore } from '../../page/show-more.tsx'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { ListSkeleton } from '../access/list-skeleton.tsx'
import styles from './people.module.css'
import { personPath, rowId, StateTag } from './person-name.tsx'

type People = ReturnType<typeof usePeople>
type PeopleListProps = {
  readonly people: People
  readonly chosen: string | undefined
  readonly onClear: () => void
}

export function PeopleList({ people, chosen, onClear }: PeopleListProps) {
  const { t } = useText()
  const { listed, error, hasMore, isFetching, showMore } = people
  return (
    <>
      <VisuallyHidden role="status">{listed && t('people.found', { count: listed.length })}</VisuallyHidden>
      {!listed && !error && <ListSkeleton rows={6} rowHeight="2.75rem" />}
      {listed?.length === 0 && (
        <Empty
          level="h2"
          title={t('people.none')}
          text={t('people.noneText')}
          action={<Button onClick={onClear}>{t('people.clear')}</Button>}
        />
      )}
      {listed && listed.length > 0 && <PeopleTable listed={listed} chosen={chosen} />}
      {error && <ListFailed people={people} />}
      {listed && !error && <ShowMore hasMore={hasMore} isFetching={isFetching} showMore={showMore} />}
    </>
  )
}

type PeopleTableProps = { readonly listed: readonly PersonSummary[]; readonly chosen: string | undefined }

/** A table on a wide screen. On a phone each row is a card: name, then role and date of joining. */
function PeopleTable({ listed, chosen }: PeopleTableProps) {
  const { t } = useText()
  const format = useFormat()
  return (
    <Card className={styles.card}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t('people.list')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('people.username')}</th>
            <th scope="col">{t('people.name')}</th>
            <th scope="col">{t('people.role')}</th>
            <th scope="col">{t('people.state')}</th>
            <th scope="col">{t('people.joined')}</th>
          </tr>
        </thead>
        <tbody>
          {listed.map(({ id, username, fullName, role, state, createdAt }) => (
            <tr key={id}>
              <td className={styles.username}>
                <Link id={rowId(id)} href={personPath(id)} aria-current={id === chosen ? 'true' : undefined}>
                  <bdi>{username ?? t('people.noUsername')}</bdi>
                </Link>
              </td>
              <td className={styles.name}>
                <bdi>{fullName}</bdi>
              </td>
              <td>{t(`people.role.${role}`)}</td>
              <td className={styles.state}>
                <StateTag state={state} />
              </td>
              <td className={styles.joined}>{format.date(new Date(createdAt), 'numeric')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function ListFailed({ people: { listed, error, isFetching, tryAgain } }: Pick<PeopleListProps, 'people'>) {
  const failureText = useFailureText()
  return (
    <LoadFailed title={listed ? 'people.moreFailed' : 'people.failed'} isBusy={isFetching} onTryAgain={tryAgain}>
      {failureText(error)}
    </LoadFailed>
  )
}
