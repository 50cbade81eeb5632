import type { QueryOf } from '@edil/contract/endpoint'
import type { approveGroup, cancelGroup, listNumberGroups } from '@edil/contract/review'
import type { GameType } from '@edil/domain/plans'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { get, send } from './client.ts'
import { REVIEW, useRecheckMs } from './review.ts'
import { withStaffCheck } from './staff.ts'
import { usePagedQuery } from './use-paged-query.ts'

export type NumberGroup = Awaited<ReturnType<typeof readGroups>>['groups'][number]

/** The taken numbers of the open games of a type, by player. */
export function useNumberGroups(type: GameType) {
  const client = useQueryClient()
  return usePagedQuery({
    queryKey: [REVIEW, 'numbers', type],
    read: (after) => withStaffCheck(client, readGroups({ type, ...(after && { after }) })),
    itemsOf: ({ groups }) => groups,
    cursorOf: ({ gameId, personId }) => `${gameId}:${personId}`,
    refetchInterval: useRecheckMs(),
  })
}

function readGroups(query: { readonly type: GameType; readonly after?: string }) {
  return get<typeof listNumberGroups>(
    `/api/review/numbers?${new URLSearchParams(query satisfies QueryOf<typeof listNumberGroups>)}`,
  )
}

/** Both act on all numbers of the group. */
export function useGroupActions({ gameId, personId }: Pick<NumberGroup, 'gameId' | 'personId'>) {
  const client = useQueryClient()
  return useMemo(() => {
    const change = async (call: Promise<unknown>) => {
      await withStaffCheck(client, call)
      await client.invalidateQueries({ queryKey: [REVIEW] })
    }
    const body = { gameId, personId }
    return {
      approve: () => change(send<typeof approveGroup>('POST', '/api/review/numbers/approval', body)),
      cancel: () => change(send<typeof cancelGroup>('POST', '/api/review/numbers/cancellation', body)),
    }
  }, [client, gameId, personId])
}
