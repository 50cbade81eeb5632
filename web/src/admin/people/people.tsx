import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ALL_PEOPLE, type PeopleSearch, usePeople } from '../../api/people.ts'
import { useSession } from '../../api/session.ts'
import { loadTextPart } from '../../text/activate.ts'
import { useText } from '../../text/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { Column } from '../../ui/layout.tsx'
import { StaffOnly } from '../access/staff-only.tsx'
import styles from './people.module.css'
import { PeopleList } from './people-list.tsx'
import { PeopleSearchForm } from './people-search.tsx'
import { PEOPLE_PATH, rowId } from './person-name.tsx'

export function People() {
  return (
    <StaffOnly page="people">
      <PeopleDesk />
    </StaffOnly>
  )
}

/** For admins. */
const ProposalsCard = lazy(async () => {
  const [{ ProposalsCard: Card }] = await Promise.all([import('../access/proposals-card.tsx'), loadTextPart('review')])
  return { default: Card }
})
/** Loaded when a person is opened. */
const PersonPanel = lazy(async () => ({ default: (await import('./person-panel.tsx')).PersonPanel }))

/** The list, and beside it the person in the address. On a phone the person replaces the list. */
function PeopleDesk() {
  const { t } = useText()
  const { person: me } = useSession()
  const people = usePeople()
  const [chosen, close] = useChosen()
  const form = useRef<HTMLFormElement>(null)
  /** The person of an earlier search is closed. */
  const find = (search: PeopleSearch) => {
    if (chosen) close()
    people.find(search)
  }
  const clear = () => {
    form.current?.reset()
    form.current?.querySelector('input')?.focus()
    find(ALL_PEOPLE)
  }
  return (
    <div className={classNames(styles.desk, chosen && styles.withPerson)}>
      <h1>{t('admin.people')}</h1>
      <Column gap={4} className={styles.list}>
        <Suspense>{me?.role === 'admin' && <ProposalsCard />}</Suspense>
        <PeopleSearchForm form={form} onSearch={find} />
        <PeopleList people={people} chosen={chosen} onClear={clear} />
      </Column>
      <Suspense>
        {chosen && me && <PersonPanel key={chosen} me={me} personId={chosen} listed={people.listed} onClose={close} />}
      </Suspense>
    </div>
  )
}

/** The open person is in the address. Closing moves the focus from the person back to their row. */
function useChosen(): [string | undefined, () => void] {
  const [, navigate] = useLocation()
  const chosen = new URLSearchParams(useSearch()).get('person') || undefined
  const before = useRef(chosen)
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body
    if (before.current && !chosen && isFocusLost) document.getElementById(rowId(before.current))?.focus()
    before.current = chosen
  }, [chosen])
  return [chosen, () => navigate(PEOPLE_PATH)]
}
