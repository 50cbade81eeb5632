import type { ResponseOf } from '@edil/contract/endpoint'
import type { makeTelegramCode, showTelegramLink, TelegramLink, unlinkTelegram } from '@edil/contract/telegram'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { get, send } from './client.ts'
import { withSessionCheck } from './with-session-check.ts'

const TELEGRAM = ['account', 'telegram'] as const
const POLL_MS = 3_000

export type TelegramCode = ResponseOf<typeof makeTelegramCode>

/** Read again when the window gets the focus: the person comes back from Telegram. Polled while they may be there on another device. */
export function useTelegramLink(isWaiting: boolean) {
  const client = useQueryClient()
  return useQuery<TelegramLink>({
    queryKey: TELEGRAM,
    queryFn: () => withSessionCheck(client, get<typeof showTelegramLink>('/api/account/telegram')),
    refetchOnWindowFocus: 'always',
    refetchInterval: isWaiting ? POLL_MS : false,
  })
}

export function useTelegramActions() {
  const client = useQueryClient()
  return useMemo(() => actionsOf(client), [client])
}

function actionsOf(client: QueryClient) {
  return {
    makeCode: (): Promise<TelegramCode> =>
      withSessionCheck(client, send<typeof makeTelegramCode>('POST', '/api/account/telegram/code')),

    unlink: async () => {
      await withSessionCheck(client, send<typeof unlinkTelegram>('DELETE', '/api/account/telegram'))
      await client.invalidateQueries({ queryKey: TELEGRAM })
    },
  }
}
