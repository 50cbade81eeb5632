import type { ResponseOf } from '@edil/contract/endpoint'
import type {
  changeNotificationChoices,
  listNotifications,
  markNotificationsRead,
  NotificationChoices,
  showNotificationChoices,
} from '@edil/contract/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get, send } from './client.ts'
import { usePagedQuery } from './use-paged-query.ts'
import { withSessionCheck } from './with-session-check.ts'

const NOTIFICATIONS = ['account', 'notifications'] as const
const CHOICES = ['account', 'notification-choices'] as const
/** No event says that a notification was written. */
const RECHECK_MS = 15_000

/** The newest first, page by page. */
export function useNotifications() {
  const client = useQueryClient()
  return usePagedQuery({
    queryKey: NOTIFICATIONS,
    read: (after) =>
      withSessionCheck(
        client,
        get<typeof listNotifications>(after ? `/api/notifications?after=${after}` : '/api/notifications'),
      ),
    itemsOf: ({ notifications }: ResponseOf<typeof listNotifications>) => notifications,
    cursorOf: ({ id }) => id,
    refetchInterval: RECHECK_MS,
    refetchOnWindowFocus: 'always',
  })
}

/** The list keeps showing as new what was new when it was opened. */
export async function markRead(upTo: string): Promise<void> {
  await send<typeof markNotificationsRead>('POST', '/api/notifications/read', { upTo })
}

export function useNotificationChoices() {
  const client = useQueryClient()
  return useQuery({
    queryKey: CHOICES,
    queryFn: () => withSessionCheck(client, get<typeof showNotificationChoices>('/api/notifications/choices')),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useChangeChoices(): (choices: NotificationChoices) => Promise<void> {
  const client = useQueryClient()
  return async (choices) => {
    const sending = send<typeof changeNotificationChoices>('PUT', '/api/notifications/choices', choices)
    client.setQueryData(CHOICES, await withSessionCheck(client, sending))
  }
}
