import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import { BrandBand } from '../../ui/brand-band.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Diamond, Icon } from '../../ui/icon.tsx'
import { Column, Row, Wrap } from '../../ui/layout.tsx'
import { Type } from '../../ui/type.tsx'
import styles from './verify.module.css'

type VerdictHeadProps = {
  /** The game of the draw. */
  readonly about?: ReactNode
  readonly title: ReactNode
  readonly text: ReactNode
  /** Something is wrong with the draw. */
  readonly bad?: boolean
  readonly children?: ReactNode
}

/** The verdict in one sentence. Announced when it changes. */
export function VerdictHead({ about, title, text, bad = false, children }: VerdictHeadProps) {
  const { t } = useText()
  return (
    <>
      <div className={classNames(styles.head, bad && styles.bad)}>
        <Wrap className={styles.headParts}>
          <Column gap={3} role="status">
            <Row gap={2} className={styles.about}>
              {bad ? <Icon name="warning" /> : <Diamond />}
              {about ?? t('proof.title')}
            </Row>
            <h1>{title}</h1>
            <Type>{text}</Type>
          </Column>
          {children}
        </Wrap>
      </div>
      <BrandBand large />
    </>
  )
}
