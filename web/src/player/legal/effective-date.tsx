import { RichText } from '../../text/rich-text.tsx'
import { useFormat } from '../../text/use-text.ts'
import { Type } from '../../ui/type.tsx'

/** One date for terms and privacy. Noon in Addis Ababa, so that it is the same day in every time zone. */
const EFFECTIVE_DAY = '2025-08-16'
const EFFECTIVE = new Date(`${EFFECTIVE_DAY}T12:00:00+03:00`)

export function EffectiveDate() {
  const format = useFormat()
  return (
    <Type muted>
      <RichText
        id="legal.effective"
        values={{ date: format.date(EFFECTIVE, 'day') }}
        components={{ time: <time dateTime={EFFECTIVE_DAY} /> }}
      />
    </Type>
  )
}
