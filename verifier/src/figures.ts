import { addisTime } from '@edil/domain/addis-time'
import { formatDate, formatTime } from '@edil/domain/calendar'
import { QUICKNET, timeOfRound } from '@edil/domain/draw/chains'
import type { Verdict } from '@edil/domain/draw/verify'
import { asSantim, formatMoney, formatNumber } from '@edil/domain/money'
import type { Language } from '@edil/domain/people'
import type { Figures } from '@edil/text/verifier/words'

/** The values in a verdict's sentences. Unreadable values are empty: their step has failed and says so. */
export function figuresOf({ facts: { open, close, result }, isTrial }: Verdict, language: Language): Figures {
  const money = (santim: number) => formatMoney(asSantim(BigInt(santim)), language)
  // Both chains publish their rounds at the same times.
  const roundAtMs = close ? timeOfRound(QUICKNET, close.round) : 0
  return {
    fee: open ? money(open.feeSantim) : '',
    prizes: open ? open.prizesSantim.map(money).join(' · ') : '',
    sold: close ? formatNumber(close.sold) : '',
    closedAt: close ? moment(Date.parse(close.closedAt), language) : '',
    round: close ? formatNumber(close.round) : '',
    roundAt: close ? moment(roundAtMs, language) : '',
    waitSeconds: close ? formatNumber(Math.round((roundAtMs - Date.parse(close.closedAt)) / 1_000)) : '',
    winners: result ? result.winners.join(language === 'am' ? '፣ ' : ', ') : '',
    isTrial,
  }
}

function moment(timeMs: number, language: Language): string {
  const at = new Date(timeMs)
  if (language === 'am') return `${formatDate(at, 'am', 'ethiopian', 'long')}፣ ${formatTime(at, 'am')}`
  const clock = addisTime(at).toISOString().slice(11, 19)
  return `${formatDate(at, 'en', 'gregorian', 'long')}, ${clock}`
}
