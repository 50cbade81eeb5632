import type {
  checkTicket,
  downloadTicketPdf,
  downloadTicketPng,
  listMyTickets,
  showMyTicket,
} from '@edil/contract/tickets'
import type { Calendar, Language } from '@edil/domain/people'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchFile } from './bytes.ts'
import { get } from './client.ts'
import { MY_TICKETS } from './payments.ts'
import { usePagedQuery } from './use-paged-query.ts'
import { withSessionCheck } from './with-session-check.ts'

/** The newest first, page by page. */
export function useMyTickets() {
  const client = useQueryClient()
  return usePagedQuery({
    queryKey: MY_TICKETS,
    read: (after) =>
      withSessionCheck(client, get<typeof listMyTickets>(after ? `/api/my/tickets?after=${after}` : '/api/my/tickets')),
    itemsOf: ({ tickets }) => tickets,
    cursorOf: ({ key }) => key,
    refetchOnWindowFocus: 'always',
  })
}

/** A ticket of the player, whichever page of the list it is on. */
export function useMyTicket(key: string) {
  const client = useQueryClient()
  return useQuery({
    queryKey: [...MY_TICKETS, key],
    queryFn: () => withSessionCheck(client, get<typeof showMyTicket>(`/api/my/tickets/${key}`)),
    enabled: isTicketKey(key),
    refetchOnWindowFocus: 'always',
  })
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
