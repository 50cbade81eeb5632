import type { ReactNode } from 'react'
import { BrandBand } from './brand-band.tsx'
import { classNames } from './class-names.ts'
import { Diamond, Icon } from './icon.tsx'
import { Column, Row, Wrap } from './layout.tsx'
import styles from './page-head.module.css'
import { Type } from './type.tsx'

type PageHeadProps = {
  /** One line above the title. */
  readonly about: ReactNode
  readonly title: ReactNode
  readonly text: ReactNode
  /** Something is wrong with what the page shows. */
  readonly bad?: boolean
  /** Beside the title on a wide screen. */
  readonly children?: ReactNode
}

/** The head of a page about one draw, in the green of the cloth. Announced when it changes. */
export function PageHead({ about, title, text, bad = false, children }: PageHeadProps) {
  return (
    <>
      <div className={classNames(styles.head, bad && styles.bad)}>
        <Wrap className={styles.parts}>
          <Column gap={3} role="status">
            <Row gap={2} className={styles.about}>
              {bad ? <Icon name="warning" /> : <Diamond />}
              {about}
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
