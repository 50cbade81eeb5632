import type { Draw } from '@edil/contract/draws'
import type { ShowStep } from '@edil/domain/show'
import { formatSecond } from '@edil/text/format'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Column, VisuallyHidden } from '../../ui/layout.tsx'
import { Step } from '../../ui/step.tsx'

type Happening = { readonly id: string; readonly title: string; readonly text: string; readonly isDone: boolean }

/** The steps of the draw on the stage, as the server reports them. */
export function WhatHappened({ draw, step }: { readonly draw: Draw; readonly step: ShowStep }) {
  const { t } = useText()
  const happenings = useHappenings(draw, step)
  return (
    <Card as="section">
      <Column gap={3}>
        <h2>{t('hosting.progress')}</h2>
        <Column as="ol" gap={3}>
          {happenings.map(({ id, title, text, isDone }, index) => (
            <Step
              key={id}
              number={index + 1}
              done={isDone}
              title={
                <>
                  {title}
                  <VisuallyHidden>: {t(isDone ? 'hosting.done' : 'hosting.notYet')}</VisuallyHidden>
                </>
              }
              text={text}
            />
          ))}
        </Column>
      </Column>
    </Card>
  )
}

/** The winners are named when the stage has shown them. */
function useHappenings({ closedAt, sold, round, roundAt, result }: Draw, step: ShowStep): Happening[] {
  const { t } = useText()
  const format = useFormat()
  const at = (instant: string) => formatSecond(new Date(instant))
  const sealed = [
    {
      id: 'closed',
      title: t('hosting.step.closed'),
      text: t('hosting.step.closedText', { time: at(closedAt), count: sold }),
      isDone: true,
    },
    {
      id: 'round',
      title: t('hosting.step.round'),
      text: t('hosting.step.roundText', { round: format.number(round), time: at(roundAt) }),
      isDone: true,
    },
  ]
  if (!result || step === 'before') {
    const waiting = { title: t('hosting.step.waiting'), text: t('hosting.step.waitingText') }
    return [...sealed, { id: 'waiting', ...waiting, isDone: false }]
  }
  const spoken = [
    ...sealed,
    {
      id: 'beacon',
      title: t('hosting.step.beacon'),
      text: t('hosting.step.beaconText', { time: at(result.drawnAt) }),
      isDone: true,
    },
  ]
  if (step !== 'celebration' && step !== 'over') return spoken
  const [first, second, third] = result.winners
  const places = { first: first.number, second: second.number, third: third.number }
  return [
    ...spoken,
    { id: 'winners', title: t('hosting.step.winners'), text: t('hosting.step.winnersText', places), isDone: true },
  ]
}
