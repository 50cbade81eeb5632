import { QUICKNET, timeOfRound } from '@edil/domain/draw/chains'
import type { Commitments } from '@edil/domain/draw/manifest'
import type { StepVerdict, Verdict, VerifyStep } from '@edil/domain/draw/verify'
import { formatSecond } from '@edil/text/format'
import type { ReactNode } from 'react'
import { type Translate, useFormat, useText } from '../../text/use-text.ts'
import { Fingerprint } from '../../ui/fingerprint.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { Step } from '../../ui/step.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Type } from '../../ui/type.tsx'
import { WinningBalls } from '../../ui/winning-balls.tsx'
import { FaultValues } from './fault-values.tsx'
import styles from './verify.module.css'

type VerdictStepsProps = { readonly verdict: Verdict; readonly commitments: Commitments }

/** The four steps: promise, entries, beacon, winners. */
export function VerdictSteps({ verdict, commitments }: VerdictStepsProps) {
  const { t } = useText()
  const textOf = useStepTexts(verdict, commitments)
  return (
    <ol className={styles.steps}>
      {verdict.steps.map((step, index) => (
        <Step
          key={step.step}
          number={index + 1}
          className={styles.step}
          level="h2"
          done={step.ok}
          failed={!step.ok}
          title={
            <Row as="span" gap={2} spread align="start">
              {index + 1}. {t(`proof.${step.step}`)}
              <Tag tone={step.ok ? 'active' : 'bad'} icon={null}>
                {t(step.ok ? 'proof.right' : 'proof.wrong')}
              </Tag>
            </Row>
          }
          text={step.ok ? textOf[step.step] : t(`proof.fault.${step.because}`)}
        >
          <Column gap={3}>
            <StepProof step={step} verdict={verdict} commitments={commitments} />
          </Column>
        </Step>
      ))}
    </ol>
  )
}

function useStepTexts({ facts, isTrial }: Verdict, commitments: Commitments): Record<VerifyStep, string> {
  const { t } = useText()
  const format = useFormat()
  const { close } = facts
  const round = close?.round ?? 0
  const roundAt = formatSecond(new Date(timeOfRound(QUICKNET, round)))
  return {
    promise: t('proof.promiseText'),
    entries: t('proof.entriesText', {
      time: close ? formatSecond(new Date(close.closedAt)) : '',
      count: commitments.size,
    }),
    beacon: t(isTrial ? 'proof.beaconTrial' : 'proof.beaconText', { round: format.number(round), time: roundAt }),
    winners: t('proof.winnersText'),
  }
}

type StepProofProps = VerdictStepsProps & { readonly step: StepVerdict }

/** The value that the step is based on, to compare with other sources. */
function StepProof({ step, verdict, commitments }: StepProofProps): ReactNode {
  const { t } = useText()
  const { openHash, manifestHash, result, winners } = verdict.facts
  if (!step.ok) return <FaultValues expected={step.expected} found={step.found} />
  switch (step.step) {
    case 'promise':
      return <Woven hex={openHash} t={t} />
    case 'entries':
      return <Woven hex={manifestHash} t={t} />
    case 'beacon':
      return result && <Woven hex={result.signature} t={t} />
    case 'winners':
      return winners && <Winners winners={winners} commitments={commitments} />
  }
}

function Woven({ hex, t }: { readonly hex: string; readonly t: Translate }) {
  return <Fingerprint hex={hex} label={t('proof.fingerprint', { hex: hex.slice(0, 16) })} />
}

type WinnersProps = { readonly winners: readonly number[]; readonly commitments: Commitments }

function Winners({ winners, commitments }: WinnersProps) {
  const { t } = useText()
  return (
    <>
      <WinningBalls winners={winners} />
      {winners
        .filter((number) => !commitments.has(number))
        .map((number) => (
          <Type key={number}>{t('proof.nobody', { number })}</Type>
        ))}
    </>
  )
}
