import { fromWire } from '@edil/domain/money'
import { formatList } from '@edil/text/format'
import { useFormat, useText } from '../text/use-text.ts'
import { Message } from '../ui/message.tsx'

type DrawOutcomeProps = {
  readonly numbers: readonly number[]
  /** The three drawn numbers; `null` before the draw. */
  readonly drawn: readonly number[] | null
  /** Also before the draw is over, as the balls come. */
  readonly won: readonly { readonly number: number; readonly prizeSantim: number }[]
}

/** Answers 'did I win?' at a glance. Needs the text part `outcome`. */
export function DrawOutcome({ numbers, drawn, won }: DrawOutcomeProps) {
  const { t, language } = useText()
  const format = useFormat()
  const playing = !drawn && t('outcome.playing', { numbers: numbers.join(' ') })
  if (playing && won.length === 0) return <Message icon="ticket">{playing}</Message>
  if (drawn && won.length === 0)
    return <Message icon="info">{t('outcome.lost', { numbers: formatList(drawn, language) })}</Message>
  return (
    <Message tone="good" icon="check">
      {playing && <p>{playing}</p>}
      {won.map(({ number, prizeSantim }) => (
        <p key={number}>
          <b>{t('outcome.won', { number, amount: format.money(fromWire(prizeSantim)) })}</b>
        </p>
      ))}
    </Message>
  )
}
