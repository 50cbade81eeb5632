import type { ReactNode } from 'react'
import { Column } from '../ui/layout.tsx'
import { Type } from '../ui/type.tsx'

type SectionProps = { readonly title: string; readonly note?: string; readonly children: ReactNode }

export function Section({ title, note, children }: SectionProps) {
  return (
    <Column as="section" gap={3}>
      <h2>{title}</h2>
      {children}
      {note && (
        <Type size="sm" muted>
          {note}
        </Type>
      )}
    </Column>
  )
}
