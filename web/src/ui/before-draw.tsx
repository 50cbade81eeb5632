import { WITNESSES_MIN } from '@edil/domain/log/witness-rule'
import { formatCountdown, formatSecond } from '@edil/text/format'
import type { ReactNode } from 'react'
import { RichText } from '../text/rich-text.tsx'
import { useFormat, useText } from '../text/use-text.ts'
import { Card } from './card.tsx'
import { Countdown } from './countdown.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Column, Row } from './layout.tsx'
import { StageCount } from './stage.tsx'
import { Type } from './type.tsx'

export type SealedList = {
  readonly sold: number
  readonly closedAt: string
  readonly manifestHash: string
  readonly round: number
  readonly roundAt: string
  readonly witnessed: { readonly by: number; readonly of: number; readonly at: string | null }
}

type BeforeDrawProps = { readonly list: SealedList /** By the server's clock. */; readonly time: number }

/** Between closing and the draw: the entries are sealed, and the beacon's round is not published yet. */
export function Sealed({ list, time }: BeforeDrawProps) {
  const format = useFormat()
  const { sold, closedAt, manifestHash, round, roundAt } = list
  return (
    <Column>
      <BeaconCountdown list={list} time={time} />
      <Card>
        <Column as="ol" gap={3}>
          <Fact icon="check">
            <RichText
              id="draw.sealed"
              values={{ time: formatSecond(new Date(closedAt)), count: sold, hex: manifestHash.slice(0, 8) }}
              components={{ b: <b />, m: <code /> }}
            />
          </Fact>
          <WitnessFact {...list} />
          <Fact icon="clock">
            <RichText
              id="draw.round"
              values={{ round: format.number(round), time: formatSecond(new Date(roundAt)) }}
              components={{ b: <b /> }}
            />
          </Fact>
        </Column>
      </Card>
    </Column>
  )
}

export function BeaconCountdown({ list: { roundAt }, time }: BeforeDrawProps) {
  const { t } = useText()
  const secondsLeft = Math.ceil((Date.parse(roundAt) - time) / 1_000)
  return <Countdown label={t('draw.beaconIn')} overLabel={t('draw.beaconNow')} secondsLeft={secondsLeft} />
}

/** Nothing while no witness has answered: the list was sealed a moment ago. */
function WitnessFact({ witnessed: { by, of, at }, roundAt }: Pick<SealedList, 'witnessed' | 'roundAt'>) {
  const { t } = useText()
  if (at === null) return null
  const lead = formatCountdown((Date.parse(roundAt) - Date.parse(at)) / 1_000)
  return (
    <Fact icon={by < WITNESSES_MIN ? 'clock' : 'check'}>{t('draw.witnessed', { count: by, known: of, lead })}</Fact>
  )
}

/** Shown while the round is late. The wait cannot change the result, because no other round is used. */
export function Late({ list: { round, roundAt }, time }: BeforeDrawProps) {
  const { t } = useText()
  const format = useFormat()
  return (
    <Column gap={3}>
      <Column gap={3} role="status">
        <Type as="h2" size="2xl" centred>
          {t('draw.late')}
        </Type>
        <Type muted centred>
          {t('draw.lateWhy', { round: format.number(round) })}
        </Type>
      </Column>
      <StageCount long>{formatCountdown((time - Date.parse(roundAt)) / 1_000)}</StageCount>
      <Type muted centred>
        {t('draw.lateSafe')}
      </Type>
    </Column>
  )
}

function Fact({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <Row as="li" gap={3} align="start">
      <Icon name={icon} />
      <p>{children}</p>
    </Row>
  )
}
