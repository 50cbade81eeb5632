import { fromWire } from '@edil/domain/money'
import { formatList } from '@edil/text/format'
import { useFormat, useText } from '../text/use-text.ts'
import { Message } from '../ui/message.tsx'

type DrawOutcomeProps = {
  readonly numbers: readonly number[]
  /** The three drawn numbers; `null` before the draw. */
  readonly drawn: readonly number[] | null
  readonly won: readonly { readonly number: number; readonly prizeSantim: number }[]
}

/** Answers 'did I win?' at a glance. Needs the text part `outcome`. */
export function DrawOutcome({ numbers, drawn, won }: DrawOutcomeProps) {
  const { t, language } = useText()
  const format = useFormat()
  if (!drawn) return <Message icon="ticket">{t('outcome.playing', { numbers: numbers.join(' ') })}</Message>
  if (won.length === 0)
    return <Message icon="info">{t('outcome.lost', { numbers: formatList(drawn, language) })}</Message>
  return (
    <Message tone="good" icon="check">
      {won.map(({ number, prizeSantim }) => (
        <p key={number}>
          <b>{t('outcome.won', { number, amount: format.money(fromWire(prizeSantim)) })}</b>
        </p>
      ))}
    </Message>
  )
}
