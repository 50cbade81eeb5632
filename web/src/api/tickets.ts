import type { checkTicket, listMyTickets, showMyTicket, Ticket } from '@edil/contract/tickets'
import { useQuery, useQueryClient } from '@tanstack/react-query'
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
    refetchInterval: whileDrawing,
    refetchOnWindowFocus: 'always',
  })
}

/** The public facts about the ticket with this key. */
export function useCheckedTicket(key: string) {
  return useQuery({
    queryKey: ['checked-tickets', key],
    queryFn: () => get<typeof checkTicket>(`/api/tickets/${key}`),
    enabled: isTicketKey(key),
    refetchInterval: whileDrawing,
  })
}

/** A ticket shows the result when the show is over, and no public event says so. */
function whileDrawing({
  state: { data },
}: {
  readonly state: { readonly data: Pick<Ticket, 'gameStatus'> | undefined }
}) {
  return data?.gameStatus === 'drawing' && 5_000
}

export function isTicketKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}
