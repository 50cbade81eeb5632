import { type DateStyle, formatDate, formatTime } from '@edil/domain/calendar'
import { formatMoney, formatNumber, type Santim } from '@edil/domain/money'
import type { Language } from '@edil/domain/people'
import { formatDateTime, formatDuration, formatMoment, formatWhen } from '@edil/text/format'
import type { Translate } from '@edil/text/parts'
import { useMemo, useSyncExternalStore } from 'react'
import { activeLanguage, onTextsChange, textsVersion, translate } from './activate.ts'
import { useReader } from './language-provider.tsx'

export type { MessageId, MessageValues, Translate } from '@edil/text/parts'

/** `const { t } = useText()`, then `t('board.full')`. An id that is not in the English catalogue does not compile. */
export function useText(): { readonly t: Translate; readonly language: Language } {
  const version = useSyncExternalStore(onTextsChange, textsVersion, textsVersion)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other texts, the same function says something else
  return useMemo(() => ({ t: translate, language: activeLanguage() }), [version])
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
      moment: (at: Date, style?: DateStyle) => formatMoment(at, language, calendar, style),
      when: (at: Date, now: Date) => formatWhen(at, now, language, calendar),
      duration: (seconds: number) => formatDuration(seconds, language),
    }),
    [language, calendar],
  )
}
