import type { ResponseOf } from '@edil/contract/endpoint'
import type { checkTicket, downloadTicketPdf, downloadTicketPng, listMyTickets, Ticket } from '@edil/contract/tickets'
import type { Calendar, Language } from '@edil/domain/people'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchFile } from './bytes.ts'
import { get } from './client.ts'
import { MY_TICKETS } from './payments.ts'
import { useFurtherPages } from './use-further-pages.ts'
import { withSessionCheck } from './with-session-check.ts'

type TicketPage = ResponseOf<typeof listMyTickets>

function readTickets(client: QueryClient, after?: string): Promise<TicketPage> {
  return withSessionCheck(
    client,
    get<typeof listMyTickets>(after ? `/api/my/tickets?after=${after}` : '/api/my/tickets'),
  )
}

const ticketsOf = ({ tickets }: TicketPage): readonly Ticket[] => tickets

/** The newest first, page by page. */
export function useMyTickets() {
  const client = useQueryClient()
  const {
    data: first,
    isError,
    isFetching,
    refetch,
  } = useQuery({ queryKey: MY_TICKETS, queryFn: () => readTickets(client), refetchOnWindowFocus: 'always' })
  const pages = useFurtherPages({
    queryKey: MY_TICKETS,
    first,
    itemsOf: ticketsOf,
    cursorOf: ({ key }) => key,
    read: (after) => readTickets(client, after),
  })
  return { tickets: pages.items, pages, isError, isFetching, refetch }
}

/** The public facts about the ticket with this key. */
export function useCheckedTicket(key: string) {
  return useQuery({
    queryKey: ['checked-tickets', key],
    queryFn: () => get<typeof checkTicket>(`/api/tickets/${key}`),
    enabled: isTicketKey(key),
  })
}

export function isTicketKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

export type TicketFile = 'ticket.pdf' | 'ticket.png'

type Reading = { readonly language: Language; readonly calendar: Calendar }

export function fetchTicketFile(key: string, file: TicketFile, { language, calendar }: Reading): Promise<Blob> {
  return fetchFile<typeof downloadTicketPdf | typeof downloadTicketPng>(
    `/api/my/tickets/${key}/${file}?language=${language}&calendar=${calendar}`,
  )
}
