import type { Draw } from '@edil/contract/draws'
import { WITNESSES_MIN } from '@edil/domain/log/witness-rule'
import { formatList, formatSecond } from '@edil/text/format'
import { formatLead } from '@edil/text/format-lead'
import { ButtonLink } from '../../page/button-link.tsx'
import { RichText } from '../../text/rich-text.tsx'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Fingerprint } from '../../ui/fingerprint.tsx'
import { Column, Pair, Row } from '../../ui/layout.tsx'
import { Step } from '../../ui/step.tsx'
import { Type } from '../../ui/type.tsx'

type ShortProofProps = { readonly draw: Draw; readonly result: NonNullable<Draw['result']> }

/** The published values in five lines. Nothing is checked here, so there is no verdict: /verify checks on the reader's device. */
export function ShortProof({ draw, result }: ShortProofProps) {
  const { t, language } = useText()
  const format = useFormat()
  const { gameId, openHash, manifestHash, closedAt, sold, round, roundAt, isTrial } = draw
  const published = { time: formatSecond(new Date(roundAt)) }
  const numbers = result.winners.map(({ number }) => number)
  return (
    <Card as="section">
      <Column>
        <h2>{t('result.proof')}</h2>
        <Column as="ol" gap={3}>
          <Step
            number={1}
            title={t('result.rules')}
            text={
              <RichText id="result.rulesText" values={{ hex: openHash.slice(0, 8) }} components={{ m: <code /> }} />
            }
          />
          <Step
            number={2}
            title={t('result.sealed', { time: formatSecond(new Date(closedAt)) })}
            text={t('result.sealedText', { count: sold })}
          />
          <WitnessStep draw={draw} />
          <Step
            number={4}
            title={t('result.round', { round: format.number(round) })}
            text={isTrial ? t('result.roundTrial', published) : t('result.roundText', published)}
          />
          <Step
            number={5}
            title={t('result.numbers', { numbers: formatList(numbers, language) })}
            text={t('result.numbersText', { entry: format.number(result.logHead.seq) })}
          />
        </Column>
        <Pair>
          <Woven title={t('result.list')} hex={manifestHash} />
          <Woven title={t('result.beacon')} hex={result.signature} />
        </Pair>
        <Row>
          <ButtonLink href={`/verify/${gameId}`} look="primary" wide="phone">
            {t('result.check')}
          </ButtonLink>
        </Row>
      </Column>
    </Card>
  )
}

/** Whether others saw the sealed list in time, and how long before the beacon. */
function WitnessStep({ draw: { witnessed, roundAt } }: Pick<ShortProofProps, 'draw'>) {
  const { t, language } = useText()
  const { by: count, at } = witnessed
  if (count < WITNESSES_MIN || at === null) {
    const title = t('result.notWitnessed', { count, min: WITNESSES_MIN })
    return <Step number={3} title={title} text={t('result.notWitnessedText')} />
  }
  const lead = formatLead((Date.parse(roundAt) - Date.parse(at)) / 1_000, language)
  return <Step number={3} title={t('result.witnessed', { count })} text={t('result.witnessedText', { lead })} />
}

function Woven({ title, hex }: { readonly title: string; readonly hex: string }) {
  const { t } = useText()
  return (
    <Column gap={1}>
      <Type size="sm" bold>
        {title}
      </Type>
      <Fingerprint hex={hex} label={t('result.pattern', { hex: hex.slice(0, 16) })} />
    </Column>
  )
}
