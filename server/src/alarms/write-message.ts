import { ALARMS, type Alarm } from '@edil/domain/alarms'
import { formatDate } from '@edil/domain/calendar'
import { asSantim, formatMoney } from '@edil/domain/money'
import type { Language } from '@edil/domain/people'
import { formatDuration } from '@edil/text/format'
import { OPERATOR_TEXTS } from '@edil/text/telegram/operators'
import { htmlLink, htmlPart } from '../platform/telegram/telegram-html.ts'
import type { AlarmFacts, SummaryFacts } from './alarm-facts.queries.ts'
import type { OperatorMessage } from './operator-messages.queries.ts'

const LANGUAGES: readonly Language[] = ['am', 'en']
const CALENDARS = { en: 'gregorian', am: 'ethiopian' } as const
const PAGES: Record<OperatorMessage['kind'], string> = {
  payments_wait: '/etxdark/payments',
  draw_waits: '/etxdark/letsplay',
  books_wrong: '/etxdark/figures',
  prizes_overdue: '/etxdark/prizes',
  notifications_wait: '/etxdark',
  summary: '/etxdark',
}

/** The message as Telegram's HTML, in both languages, with a link to the page where operators act. */
export function writeMessage(message: OperatorMessage, origin: string): string {
  const parts = LANGUAGES.map((language) => {
    const { title, lines } = partOf(message, language)
    const path = `${language === 'am' ? '/am' : ''}${PAGES[message.kind]}`
    return htmlPart(title, lines, [htmlLink(`${origin}${path}`, OPERATOR_TEXTS[language].open)])
  })
  return parts.join('\n\n')
}

function partOf({ kind, facts, day, startedAt, endedAt, isRepeated }: OperatorMessage, language: Language) {
  const texts = OPERATOR_TEXTS[language]
  if (!isAlarm(kind)) {
    const noon = new Date(`${day}T12:00:00+03:00`)
    return texts.summary(summaryWords(facts as SummaryFacts, formatDate(noon, language, CALENDARS[language]), language))
  }
  const { count, minutes } = facts as AlarmFacts
  const { title, lines } = texts.alarms[kind]({ count, waited: formatDuration(minutes * 60, language) })
  if (endedAt === null) return { title, lines }
  if (isRepeated) return { title, lines: [...lines, texts.repeated] }
  const seconds = (endedAt.getTime() - startedAt.getTime()) / 1_000
  return { title: `✓ ${title}`, lines: [...lines, texts.over(formatDuration(seconds, language))] }
}

const isAlarm = (kind: OperatorMessage['kind']): kind is Alarm => ALARMS.some((alarm) => alarm === kind)

function summaryWords(facts: SummaryFacts, day: string, language: Language) {
  const birr = (santim: number) => formatMoney(asSantim(BigInt(santim)), language)
  return {
    ...facts,
    day,
    approvedAmount: birr(facts.approvedSantim),
    prizesPaidAmount: birr(facts.prizesPaidSantim),
    prizesOwed: birr(facts.prizesOwedSantim),
    refundsOwed: birr(facts.refundsOwedSantim),
  }
}
