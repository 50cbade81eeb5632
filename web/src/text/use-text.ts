import type { Santim } from '@edil/domain/money'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { activeLanguage } from './activate.ts'
import type { about } from './en/about.ts'
import type { admin } from './en/admin.ts'
import type { legal } from './en/legal.ts'
import type { player } from './en/player.ts'
import {
  type DateStyle,
  formatDate,
  formatDateTime,
  formatDuration,
  formatMoney,
  formatNumber,
  formatTime,
  formatWhen,
  formatWhenInFull,
} from './format.ts'
import type { Language } from './language.ts'
import { useReader } from './language-provider.tsx'

export type MessageId = keyof typeof player | keyof typeof about | keyof typeof legal | keyof typeof admin
export type MessageValues = Readonly<Record<string, string | number>>
export type Translate = (id: MessageId, values?: MessageValues) => string

/** `const { t } = useText()`, then `t('board.full')`. An id that is not in the English catalogue does not compile. */
export function useText(): { readonly t: Translate; readonly language: Language } {
  const { i18n } = useLingui()
  return useMemo(
    () => ({ t: (id, values) => i18n._(id, values ? { ...values } : undefined), language: activeLanguage() }),
    [i18n],
  )
}

/** The formatters of format.ts, bound to the reader's language and calendar. */
export function useFormat() {
  const { language } = useText()
  const { calendar } = useReader()
  return useMemo(
    () => ({
      number: formatNumber,
      money: (amount: Santim) => formatMoney(amount, language),
      date: (at: Date, style?: DateStyle) => formatDate(at, language, calendar, style),
      time: (at: Date) => formatTime(at, language),
      dateTime: (at: Date) => formatDateTime(at, language, calendar),
      when: (at: Date, now: Date) => formatWhenInFull(at, now, language, calendar),
      whenShort: (at: Date, now: Date) => formatWhen(at, now, language, calendar),
      duration: (seconds: number) => formatDuration(seconds, language),
    }),
    [language, calendar],
  )
}
