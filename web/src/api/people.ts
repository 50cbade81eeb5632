import type { AddressOf, QueryOf } from '@edil/contract/endpoint'
import type {
  changeRole,
  findPeople,
  lockPerson,
  showPerson,
  showPersonPlay,
  startPasswordReset,
  unlockPerson,
} from '@edil/contract/people'
import type { Role } from '@edil/domain/people'
import { type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { get, send } from './client.ts'
import { PROPOSALS } from './proposals.ts'
import { withStaffCheck } from './staff.ts'

const PEOPLE = ['people'] as const

export type PeopleSearch = { readonly search: string; readonly role: Role | undefined }

export const ALL_PEOPLE: PeopleSearch = { search: '', role: undefined }
const FIRST_PAGE: readonly (string | undefined)[] = [undefined]

/**
 * The latest first; each further page starts before the last one shown. A query for each page: the build leaves TanStack's
 * infinite queries out (vite.config.ts), because every player would load them for this one list.
 */
export function usePeople() {
  const client = useQueryClient()
  const [{ search, starts }, setList] = useState({ search: ALL_PEOPLE, starts: FIRST_PAGE })
  const pages = useQueries({
    queries: starts.map((before) => ({
      queryKey: [...PEOPLE, 'list', search.search, search.role, before],
      queryFn: () => withStaffCheck(client, get<typeof findPeople>(listPath(search, before))),
    })),
  })
  const last = pages.at(-1)
  const lastStart = last?.data?.people.at(-1)?.id
  return {
    find: (next: PeopleSearch) => setList({ search: next, starts: FIRST_PAGE }),
    /** `undefined` until the first page is there. */
    listed: pages[0]?.data && pages.flatMap(({ data }) => data?.people ?? []),
    isFetching: last?.isFetching ?? false,
    error: last?.error ?? undefined,
    tryAgain: () => void last?.refetch(),
    hasMore: last?.data ? last.data.hasMore : starts.length > 1,
    showMore: () => lastStart && setList({ search, starts: [...starts, lastStart] }),
  }
}

function listPath({ search, role }: PeopleSearch, before: string | undefined): AddressOf<typeof findPeople> {
  const query = { search, ...(role && { role }), ...(before && { before }) } satisfies QueryOf<typeof findPeople>
  return `/api/people?${new URLSearchParams(query)}`
}

/** With contact details and history. For admins; every read is audited. */
export function usePerson(personId: string) {
  const client = useQueryClient()
  return useQuery({
    queryKey: [...PEOPLE, 'one', personId],
    queryFn: () => withStaffCheck(client, get<typeof showPerson>(`/api/people/${encodeURIComponent(personId)}`)),
  })
}

/** Payments, tickets, refunds and prizes. For reviewers and admins. */
export function usePersonPlay(personId: string) {
  const client = useQueryClient()
  return useQuery({
    queryKey: [...PEOPLE, 'play', personId],
    queryFn: () =>
      withStaffCheck(client, get<typeof showPersonPlay>(`/api/people/${encodeURIComponent(personId)}/play`)),
  })
}

/** Operators' actions on a person. None of them sets a password. */
export function usePersonActions(personId: string) {
  const client = useQueryClient()
  return useMemo(() => actionsOn(client, `/api/people/${encodeURIComponent(personId)}`), [client, personId])
}

function actionsOn(client: QueryClient, path: AddressOf<typeof showPerson>) {
  const change = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    const answer = await withStaffCheck(client, call)
    await client.invalidateQueries({ queryKey: PEOPLE })
    await client.invalidateQueries({ queryKey: PROPOSALS })
    return answer
  }
  return {
    lock: (reason: string) => change(send<typeof lockPerson>('POST', `${path}/lock`, { reason })),
    unlock: () => change(send<typeof unlockPerson>('POST', `${path}/unlock`)),
    changeRole: (role: Role) => change(send<typeof changeRole>('PUT', `${path}/role`, { role })),
    sendPasswordReset: () => change(send<typeof startPasswordReset>('POST', `${path}/password-reset`)),
  }
}
