import type {
  Account,
  changeAccount,
  changePassword,
  closeAccount,
  completeAccount,
  confirmTwoFactor,
  downloadAccount,
  forgotPassword,
  renewRecoveryCodes,
  showAccount,
  startTwoFactor,
  stopTwoFactor,
} from '@edil/contract/accounts'
import type { BodyOf, ResponseOf } from '@edil/contract/endpoint'
import type { Device, listDevices, logOutDevice } from '@edil/contract/sessions'
import type { Language } from '@edil/domain/people'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fetchFile } from './bytes.ts'
import { get, Refused, send } from './client.ts'
import { refreshSession } from './session.ts'
import { withSessionCheck } from './with-session-check.ts'

const ACCOUNT = ['account'] as const
/** The file of a player of many years is some megabytes, and a slow connection takes minutes for it. */
const DOWNLOAD_MS = 600_000
const DEVICES = ['account', 'devices'] as const

/** A secret for the authenticator app, shown once. */
export type TwoFactorStart = ResponseOf<typeof startTwoFactor>

export function useAccount() {
  const client = useQueryClient()
  return useQuery({
    queryKey: ACCOUNT,
    queryFn: () => withSessionCheck(client, get<typeof showAccount>('/api/account')),
  })
}

export function useDevices() {
  const client = useQueryClient()
  return useQuery<readonly Device[]>({
    queryKey: DEVICES,
    queryFn: async () => (await withSessionCheck(client, get<typeof listDevices>('/api/account/devices'))).devices,
  })
}

/** What players can do with their own account. Each throws `Refused` when the server refuses. */
export function useAccountActions() {
  const client = useQueryClient()
  return useMemo(() => actionsOf(client), [client])
}

function actionsOf(client: QueryClient) {
  /** The header's name and the account's rights come from the session, so it is refreshed too. */
  const storeAccount = async (account: Account) => {
    client.setQueryData(ACCOUNT, account)
    await refreshSession(client)
  }
  const refetchAccount = () => Promise.all([client.invalidateQueries({ queryKey: ACCOUNT }), refreshSession(client)])
  return {
    change: async (change: BodyOf<typeof changeAccount>) =>
      storeAccount(await withSessionCheck(client, send<typeof changeAccount>('PUT', '/api/account', change))),

    complete: async (completion: BodyOf<typeof completeAccount>) =>
      storeAccount(
        await withSessionCheck(client, send<typeof completeAccount>('POST', '/api/account/completion', completion)),
      ),

    changePassword: async (change: BodyOf<typeof changePassword>) => {
      await withSessionCheck(client, send<typeof changePassword>('PUT', '/api/account/password', change))
      await client.invalidateQueries({ queryKey: DEVICES })
    },

    logOutDevice: async (deviceId: string) => {
      await withSessionCheck(client, send<typeof logOutDevice>('DELETE', `/api/account/devices/${deviceId}`)).catch(
        unlessGone,
      )
      await client.invalidateQueries({ queryKey: DEVICES })
    },

    startTwoFactor: (body: BodyOf<typeof startTwoFactor>) =>
      withSessionCheck(client, send<typeof startTwoFactor>('POST', '/api/account/two-factor', body)),

    confirmTwoFactor: async (body: BodyOf<typeof confirmTwoFactor>) => {
      await withSessionCheck(
        client,
        send<typeof confirmTwoFactor>('POST', '/api/account/two-factor/confirmation', body),
      )
      await refetchAccount()
    },

    stopTwoFactor: async (body: BodyOf<typeof stopTwoFactor>) => {
      await withSessionCheck(client, send<typeof stopTwoFactor>('POST', '/api/account/two-factor/deactivation', body))
      await refetchAccount()
    },

    renewRecoveryCodes: async (body: BodyOf<typeof renewRecoveryCodes>) => {
      const path = '/api/account/two-factor/recovery-codes'
      const { recoveryCodes } = await withSessionCheck(client, send<typeof renewRecoveryCodes>('POST', path, body))
      await client.invalidateQueries({ queryKey: ACCOUNT })
      return recoveryCodes
    },

    download: () => withSessionCheck(client, fetchFile<typeof downloadAccount>('/api/account/download', DOWNLOAD_MS)),

    /** Ends the session too: leave the page, then refresh the session. */
    close: (body: BodyOf<typeof closeAccount>) =>
      withSessionCheck(client, send<typeof closeAccount>('POST', '/api/account/closure', body)),
  }
}

/** The device is logged out already, which is what was requested. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Refused && error.code === 'session_not_found')) throw error
}

/** The only way to set a first password or to replace a forgotten one. */
export async function mailPasswordLink(email: string, language: Language): Promise<void> {
  await send<typeof forgotPassword>('POST', '/api/password/forgot', { email, language })
}
