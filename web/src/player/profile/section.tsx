import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/card.tsx'
import { Column } from '../../ui/layout.tsx'

type SectionProps = { readonly title: ReactNode; readonly text?: ReactNode; readonly children: ReactNode }

export function Section({ title, text, children }: SectionProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Column gap={3}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
        {children}
      </Column>
    </Card>
  )
}
