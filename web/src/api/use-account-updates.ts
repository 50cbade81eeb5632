import { accountChannel } from '@edil/contract/channels'
import { MY_NUMBERS, MY_PAYMENTS, MY_PRIZES, MY_TICKETS } from './payments.ts'
import { useLiveUpdates } from './use-live-updates.ts'

/** Keeps the player's payments, tickets, prizes and numbers current: a rejection gives numbers back for another try. */
export function useAccountUpdates(personId: string): void {
  useLiveUpdates({ channel: accountChannel(personId), refetchKeys: [MY_PAYMENTS, MY_TICKETS, MY_PRIZES, MY_NUMBERS] })
}
