import type { BodyOf } from '@edil/contract/endpoint'
import type {
  changeDesk,
  changeHelp,
  changeLicence,
  changeSecurity,
  Settings,
  showSettings,
} from '@edil/contract/settings'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get, send } from './client.ts'
import { HELP } from './help.ts'
import { REVIEW } from './review.ts'
import { withStaffCheck } from './staff.ts'

const SETTINGS = ['settings'] as const

/** For admins: the settings of the site with their earlier versions. */
export function useSettings() {
  const client = useQueryClient()
  return useQuery({
    queryKey: SETTINGS,
    queryFn: () => withStaffCheck(client, get<typeof showSettings>('/api/settings')),
  })
}

/** Each may require the second factor again. */
export function useSettingsActions() {
  const client = useQueryClient()
  const change = async (call: Promise<Settings>) => {
    try {
      client.setQueryData(SETTINGS, await withStaffCheck(client, call))
    } catch (error) {
      // Another person may have changed them: the page shows the newest version.
      void client.invalidateQueries({ queryKey: SETTINGS })
      throw error
    }
    await Promise.all([HELP, [REVIEW, 'today']].map((queryKey) => client.invalidateQueries({ queryKey })))
  }
  return {
    changeHelp: (body: BodyOf<typeof changeHelp>) => change(send<typeof changeHelp>('PUT', '/api/settings/help', body)),
    changeLicence: (body: BodyOf<typeof changeLicence>) =>
      change(send<typeof changeLicence>('PUT', '/api/settings/licence', body)),
    changeDesk: (body: BodyOf<typeof changeDesk>) => change(send<typeof changeDesk>('PUT', '/api/settings/desk', body)),
    changeSecurity: (body: BodyOf<typeof changeSecurity>) =>
      change(send<typeof changeSecurity>('PUT', '/api/settings/security', body)),
  }
}
