import { SHAKE_MS } from '@edil/domain/show'
import { useState } from 'react'
import { useFormat, useText } from '../text/use-text.ts'
import { Ball } from '../ui/ball.tsx'
import { Button } from '../ui/button.tsx'
import type { DrawnBall } from '../ui/drawn-ball.ts'
import { DrawnWinners } from '../ui/drawn-winners.tsx'
import { Fingerprint } from '../ui/fingerprint.tsx'
import { Jar } from '../ui/jar.tsx'
import { Column, Row } from '../ui/layout.tsx'
import { Podium } from '../ui/podium.tsx'
import { SealedJar } from '../ui/sealed-jar.tsx'
import { Stage, StageCount } from '../ui/stage.tsx'
import { Step } from '../ui/step.tsx'
import { Type } from '../ui/type.tsx'
import { Section } from './section.tsx'
import { useSampleText } from './use-sample-text.ts'

const HASH = '3c79b3674269c0dce50fbd2b6ac0bfd3001d74cb832cb44c4bf9d1848b144bc1'

const WINNERS: readonly DrawnBall[] = [
  { number: 27, prizeSantim: 3_500_000, isSold: true, player: 'hana21', ticketNumber: 'D-0412-0031' },
  { number: 19, prizeSantim: 300_000, isSold: false, player: null, ticketNumber: null },
  { number: 78, prizeSantim: 200_000, isSold: true, player: null, ticketNumber: 'D-0412-0007' },
]

const SOLD = Array.from({ length: 63 }, (_, index) => index + 1)

export function DrawSamples() {
  const { t } = useText()
  const sample = useSampleText()
  const format = useFormat()
  return (
    <>
      <Section title={sample('The beacon is late', 'ቢኮኑ ሲዘገይ')}>
        <Stage framed>
          <Type size="xl" bold centred>
            {t('draw.late')}
          </Type>
          <Type muted centred>
            {t('draw.lateWhy', { round: format.number(31_799_517) })}
          </Type>
          <StageCount>18</StageCount>
        </Stage>
      </Section>
      <Section title={sample('Winners, and a number nobody holds', 'አሸናፊዎች፣ እና ማንም ያልያዘው ቁጥር')}>
        <Stage framed>
          <DrawnWinners winners={WINNERS} />
        </Stage>
        <Stage framed>
          <Podium winners={WINNERS} shown={1} />
        </Stage>
        <Row wrap>
          <Ball size="large">{27}</Ball>
          <Ball>{4}</Ball>
          <Ball>{78}</Ball>
          <Ball size="small">{100}</Ball>
          <Ball size="small">{55}</Ball>
        </Row>
      </Section>
      <Section title={sample('A fingerprint', 'አሻራ')}>
        <Fingerprint hex={HASH} label={t('draw.seal', { hex: HASH.slice(0, 16) })} />
      </Section>
      <Section title={sample('A sealed jar', 'የታሸገ ማሰሮ')}>
        <Stage framed>
          <SealedJar seal={HASH} soldNumbers={SOLD} drawn={[]} shake={null} />
        </Stage>
      </Section>
      <Section title={sample('Steps of a check', 'የማረጋገጫ ደረጃዎች')}>
        <Column as="ol" gap={3}>
          <Step done number={1} title={sample('The list was sealed', 'ዝርዝሩ ታሽጓል')} />
          <Step failed number={2} title={sample('The sum gives other winners', 'ስሌቱ ሌሎች አሸናፊዎችን ይሰጣል')} />
        </Column>
      </Section>
      <Section title={sample('The jar', 'ማሰሮው')}>
        <ShakenJar />
      </Section>
    </>
  )
}

function ShakenJar() {
  const { t } = useText()
  const sample = useSampleText()
  const [shakes, setShakes] = useState(0)
  const drawn = [27, 4, 78].slice(0, shakes)
  return (
    <>
      <Stage framed>
        <Jar
          key={shakes}
          label={t('draw.jar', { count: SOLD.length - drawn.length })}
          sold={SOLD.filter((number) => !drawn.includes(number))}
          unsold={[]}
          shake={shakes > 0 ? { sinceMs: 0, ms: SHAKE_MS } : null}
        />
      </Stage>
      <Button size="small" onClick={() => setShakes(shakes + 1)}>
        {sample('Shake', 'አንቀጥቅጥ')}
      </Button>
    </>
  )
}
