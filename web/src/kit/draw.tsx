import { useState } from 'react'
import { useFormat, useText } from '../text/use-text.ts'
import { Ball } from '../ui/ball.tsx'
import { Button } from '../ui/button.tsx'
import { Fingerprint } from '../ui/fingerprint.tsx'
import { Jar } from '../ui/jar.tsx'
import { Column, Row } from '../ui/layout.tsx'
import { Stage, StageCount, Winner } from '../ui/stage.tsx'
import { Type } from '../ui/type.tsx'
import { useSay } from './say.ts'
import { Section } from './section.tsx'

const HASH = '3c79b3674269c0dce50fbd2b6ac0bfd3001d74cb832cb44c4bf9d1848b144bc1'

export function DrawSamples() {
  const { t } = useText()
  const say = useSay()
  const format = useFormat()
  return (
    <>
      <Section title={say('The beacon is late', 'ቢኮኑ ሲዘገይ')}>
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
      <Section title={say('Winners, and a number nobody holds', 'አሸናፊዎች፣ እና ማንም ያልያዘው ቁጥር')}>
        <Stage framed>
          <Column as="ul" gap={2}>
            <Winner
              first
              ball={<Ball>{27}</Ball>}
              place={t('game.prize.first')}
              name="hana21"
              prize={say('35,000 ETB', '35,000 ብር')}
            />
            <Winner
              ball={<Ball empty>19</Ball>}
              place={t('game.prize.second')}
              name={t('draw.nobody', { number: 19 })}
              prize={t('draw.noWinner')}
            />
          </Column>
        </Stage>
        <Row wrap>
          <Ball size="large">{27}</Ball>
          <Ball>{4}</Ball>
          <Ball>{78}</Ball>
          <Ball size="small">{100}</Ball>
          <Ball size="small">{55}</Ball>
        </Row>
      </Section>
      <Section title={say('A fingerprint', 'አሻራ')}>
        <Fingerprint hex={HASH} label={t('draw.fingerprint', { hex: HASH.slice(0, 16) })} />
      </Section>
      <Section title={say('The jar', 'ማሰሮው')}>
        <ShakenJar />
      </Section>
    </>
  )
}

function ShakenJar() {
  const { t } = useText()
  const say = useSay()
  const [shakes, setShakes] = useState(0)
  const drawn = [27, 4, 78].slice(0, shakes)
  return (
    <>
      <Stage framed>
        <Jar key={shakes} label={t('draw.jar', { count: 100 - drawn.length })} without={drawn} shaking={shakes > 0} />
      </Stage>
      <Button size="small" onClick={() => setShakes(shakes + 1)}>
        {say('Shake', 'አንቀጥቅጥ')}
      </Button>
    </>
  )
}
