import type { Verdict } from '@edil/domain/draw/verify'
import { WITNESSES_MIN } from '@edil/domain/log/witness-rule'
import { formatLead } from '@edil/text/format-lead'
import { useText } from '../../text/use-text.ts'
import { Message } from '../../ui/message.tsx'

/** Who outside has seen the sealed list. Nothing when the list itself failed the check. */
export function Witnesses({ facts: { witnessing } }: Pick<Verdict, 'facts'>) {
  const { t, language } = useText()
  if (!witnessing) return null
  const { isWitnessed, witnesses, known, lastBeforeMs = 0 } = witnessing
  const count = witnesses.length
  if (isWitnessed) {
    const lead = formatLead(lastBeforeMs / 1_000, language)
    return (
      <Message tone="good" title={t('proof.witnessed', { count, lead })}>
        {t('proof.witnessedText', { names: witnesses.join(', ') })}
      </Message>
    )
  }
  return (
    <Message tone="waiting" title={t('proof.notWitnessed')}>
      {t('proof.notWitnessedText', { count, known, min: WITNESSES_MIN })}
    </Message>
  )
}
