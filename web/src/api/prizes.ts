import type { AddressOf, BodyOf, QueryOf } from '@edil/contract/endpoint'
import type {
  approvePrize,
  confirmTaxRule,
  exportPrizes,
  failPrize,
  listPrizes,
  listTaxRules,
  PrizeToPay,
  payPrize,
  releasePrize,
  reservePrize,
  setPayoutSettings,
  showPayoutSettings,
} from '@edil/contract/prizes'
import type { PrizeList } from '@edil/domain/payouts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fetchFile } from './bytes.ts'
import { get, send } from './client.ts'
import { REVIEW, useRecheckMs } from './review.ts'
import { withStaffCheck } from './staff.ts'
import { FURTHER_PAGES, usePagedQuery } from './use-paged-query.ts'

const PRIZES = [REVIEW, 'prizes'] as const
const LISTS = [...PRIZES, 'list'] as const
const TAX_RULES = [...PRIZES, 'tax-rules'] as const
const SETTINGS = [...PRIZES, 'settings'] as const

type Listed = Awaited<ReturnType<typeof readPrizes>>

export function usePrizes(list: PrizeList) {
  const client = useQueryClient()
  return usePagedQuery({
    queryKey: [...LISTS, list],
    read: (after) => withStaffCheck(client, readPrizes({ list, ...(after && { after }) })),
    itemsOf: ({ prizes }) => prizes,
    cursorOf: ({ id }) => id,
    refetchInterval: useRecheckMs(),
  })
}

function readPrizes(query: { readonly list: PrizeList; readonly after?: string }) {
  return get<typeof listPrizes>(`/api/prizes?${new URLSearchParams(query satisfies QueryOf<typeof listPrizes>)}`)
}

/** What operators do with a prize. Approving, paying and failing may require the second factor again. */
export function usePrizeActions(prizeId: string) {
  const client = useQueryClient()
  return useMemo(() => {
    const path = `/api/prizes/${encodeURIComponent(prizeId)}` as const
    const change = async (call: Promise<PrizeToPay>) => replaceListed(client, await withStaffCheck(client, call))
    return {
      approve: () => change(send<typeof approvePrize>('POST', `${path}/approval`)),
      reserve: () => change(send<typeof reservePrize>('POST', `${path}/reservation`)),
      release: () => change(send<typeof releasePrize>('DELETE', `${path}/reservation`)),
      pay: (body: BodyOf<typeof payPrize>) => change(send<typeof payPrize>('POST', `${path}/transfers`, body)),
      fail: (body: BodyOf<typeof failPrize>) => change(send<typeof failPrize>('POST', `${path}/failure`, body)),
    }
  }, [client, prizeId])
}

/** Shows the server's answer at once. The lists, which the prize may have left, follow. */
function replaceListed(client: QueryClient, prize: PrizeToPay): void {
  client.setQueriesData<Listed>({ queryKey: LISTS }, (list) =>
    list?.prizes.some(({ id }) => id === prize.id)
      ? { ...list, prizes: list.prizes.map((listed) => (listed.id === prize.id ? prize : listed)) }
      : list,
  )
  void refetchPrizes(client)
}

async function refetchPrizes(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: LISTS }),
    client.invalidateQueries({ queryKey: [FURTHER_PAGES] }),
  ])
}

/** Newest first. */
export function useTaxRules() {
  return useQuery({ queryKey: TAX_RULES, queryFn: () => get<typeof listTaxRules>('/api/tax-rules') })
}

type TaxRuleBody = BodyOf<typeof confirmTaxRule> & { readonly appliesFrom: string }

/** For admins; may require the second factor again. */
export function useConfirmTaxRule(): (rule: TaxRuleBody) => Promise<void> {
  const client = useQueryClient()
  return async ({ appliesFrom, ...body }) => {
    const path: AddressOf<typeof confirmTaxRule> = `/api/tax-rules/${encodeURIComponent(appliesFrom)}`
    client.setQueryData(TAX_RULES, await withStaffCheck(client, send<typeof confirmTaxRule>('PUT', path, body)))
    await refetchPrizes(client)
  }
}

export function usePayoutSettings() {
  const client = useQueryClient()
  return useQuery({
    queryKey: SETTINGS,
    queryFn: () => withStaffCheck(client, get<typeof showPayoutSettings>('/api/payout-settings')),
  })
}

/** For admins; may require the second factor again. */
export function useSetPayoutSettings(): (body: BodyOf<typeof setPayoutSettings>) => Promise<void> {
  const client = useQueryClient()
  return async (body) => {
    const saved = await withStaffCheck(client, send<typeof setPayoutSettings>('PUT', '/api/payout-settings', body))
    client.setQueryData(SETTINGS, saved)
    await refetchPrizes(client)
  }
}

/** For admins: the prizes of the draws between two days, both included, as CSV. */
export function useExportPrizes(): (period: QueryOf<typeof exportPrizes>) => Promise<Blob> {
  const client = useQueryClient()
  return (period) =>
    withStaffCheck(client, fetchFile<typeof exportPrizes>(`/api/prizes/export?${new URLSearchParams(period)}`))
}
