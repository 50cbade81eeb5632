import type { ReactNode } from 'react'
import { ButtonLink } from '../../page/button-link.tsx'
import { MINIMUM_AGE } from '../../text/minimum-age.ts'
import { type MessageId, useText } from '../../text/use-text.ts'
import { Column, Wrap } from '../../ui/layout.tsx'
import { Type } from '../../ui/type.tsx'
import { EffectiveDate } from './effective-date.tsx'
import styles from './legal-page.module.css'

type LegalPageProps = {
  readonly title: MessageId
  readonly lead: MessageId
  readonly next: { readonly href: string; readonly label: MessageId }
  readonly children: ReactNode
}

export function LegalPage({ title, lead, next, children }: LegalPageProps) {
  const { t } = useText()
  return (
    <Wrap className={styles.page}>
      <Column gap={3} className={styles.head}>
        <h1>{t(title)}</h1>
        <EffectiveDate />
        <Type size="lg">{t(lead, { age: MINIMUM_AGE })}</Type>
      </Column>
      {children}
      <ButtonLink href={next.href} look="line" wide="phone" icon="document" className={styles.next}>
        {t(next.label)}
      </ButtonLink>
    </Wrap>
  )
}
