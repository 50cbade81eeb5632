import type { DeskVersion, HelpVersion, LicenceVersion, SecurityVersion } from '@edil/contract/settings'
import { formatPhone } from '@edil/domain/phone'
import { type MessageId, useFormat, useText } from '../../text/use-text.ts'

/** One line of a card; `null`: not set. */
export type Fact = { readonly label: MessageId; readonly value: string | null }

/** The lines of each part, for its current and its earlier versions. */
export function useSettingsFacts() {
  const { t } = useText()
  const format = useFormat()
  const day = (text: string | undefined) => (text ? format.date(new Date(`${text}T12:00:00Z`), 'numeric') : null)
  const name = (text: string | null) => text && `@${text}`
  return {
    help: ({ helpCenter, telegram, instagram, phone, email }: HelpVersion): readonly Fact[] => [
      { label: 'settings.helpCenter', value: helpCenter },
      { label: 'settings.telegram', value: name(telegram) },
      { label: 'settings.instagram', value: name(instagram) },
      { label: 'settings.phone', value: phone && formatPhone(phone) },
      { label: 'settings.email', value: email },
    ],
    licence: ({ licence }: LicenceVersion): readonly Fact[] => [
      { label: 'settings.licenceNumber', value: licence?.number ?? null },
      { label: 'settings.authority', value: licence?.authority ?? null },
      { label: 'settings.validFrom', value: day(licence?.validFrom) },
      { label: 'settings.validUntil', value: day(licence?.validUntil) },
    ],
    desk: ({ paymentLateMinutes: minutes }: DeskVersion): readonly Fact[] => [
      { label: 'settings.lateMinutes', value: t('settings.lateMinutesValue', { minutes }) },
    ],
    security: ({ contact }: SecurityVersion): readonly Fact[] => [
      { label: 'settings.securityContact', value: contact },
    ],
  }
}
