import type { CSSProperties } from 'react'
import { useFormat, useText } from '../text/use-text.ts'
import { BrandBand } from '../ui/brand-band.tsx'
import { Row } from '../ui/layout.tsx'
import { Logo, Mark } from '../ui/logo.tsx'
import { Mono, Type } from '../ui/type.tsx'
import { Woven } from '../ui/woven.tsx'
import styles from './foundations.module.css'
import { Section } from './section.tsx'
import { useSampleText } from './use-sample-text.ts'

const SWATCHES = [
  ['bg', 'ink'],
  ['surface', 'ink'],
  ['sunk', 'ink'],
  ['ink', 'bg'],
  ['ink-2', 'bg'],
  ['green', 'on-green'],
  ['green-soft', 'green'],
  ['gold', 'on-gold'],
  ['gold-soft', 'gold-ink'],
  ['red', 'on-red'],
  ['red-soft', 'red'],
  ['blue-soft', 'blue'],
  ['amber-soft', 'amber'],
  ['taken', 'on-taken'],
  ['edge', 'surface'],
] as const

const DRAW = new Date('2026-08-31T15:00:00Z')

export function FoundationSamples() {
  const sample = useSampleText()
  const { language } = useText()
  const format = useFormat()
  return (
    <>
      <Section
        title={sample('Mark and favicon', 'ምልክት')}
        note={sample(
          'ዕ, the first letter of ዕድል, is a jar with a neck. Its ball is one stitch of the weave.',
          'ዕ፣ የዕድል የመጀመሪያ ፊደል፣ አንገት ያለው ማሰሮ ነው። ኳሱ የሽመናው አንድ ጥልፍ ነው።',
        )}
      >
        <Row wrap>
          {[96, 48, 32, 16].map((size) => (
            <Mark key={size} size={size} />
          ))}
          <Logo language={language} />
        </Row>
      </Section>
      <Section
        title={sample('The weave alphabet', 'የሽመናው ፊደላት')}
        note={sample('The brand band spells EDIL (45 44 49 4c).', 'የቤቱ ጥለት EDIL ይላል (45 44 49 4c)።')}
      >
        <div className={styles.alphabet}>
          {[...'0123456789abcdef'].map((digit) => (
            <div key={digit}>
              <div className={styles.diamond}>
                <Woven hex={digit} />
              </div>
              <Mono>{digit}</Mono>
            </div>
          ))}
        </div>
        <BrandBand large />
      </Section>
      <Section title={sample('Colour', 'ቀለም')}>
        <div className={styles.swatches}>
          {SWATCHES.map(([ground, ink]) => (
            <Type
              key={ground}
              className={styles.swatch}
              size="xs"
              bold
              style={{ '--ground': `var(--${ground})`, '--text': `var(--${ink})` } as CSSProperties}
            >
              {ground}
            </Type>
          ))}
        </div>
      </Section>
      <Section title={sample('Dates, times, numbers', 'ቀን፣ ሰዓት፣ ቁጥር')}>
        <p>{format.dateTime(DRAW)}</p>
        <p>{format.date(DRAW, 'long')}</p>
        <p>{format.duration(8070)}</p>
        <p>{format.number(31_799_517)}</p>
      </Section>
    </>
  )
}
