import type { ComponentProps } from 'react'
import { type MessageId, useText } from '../text/use-text.ts'
import { Empty } from '../ui/empty.tsx'
import { Wrap } from '../ui/layout.tsx'
import { ButtonLink } from './button-link.tsx'

type EmptyListProps = Pick<ComponentProps<typeof Empty>, 'level'> & {
  readonly title: MessageId
  readonly text: MessageId
  /** Where the only button leads: usually to the games. */
  readonly href?: string
  readonly action?: MessageId
}

export function EmptyList({ title, text, href = '/dashboard', action = 'empty.browse', ...level }: EmptyListProps) {
  const { t } = useText()
  return (
    <Empty
      {...level}
      title={t(title)}
      text={t(text)}
      action={
        <ButtonLink href={href} look="primary">
          {t(action)}
        </ButtonLink>
      }
    />
  )
}

/** A whole page that has nothing else to show. */
export function EmptyPage(props: Omit<EmptyListProps, 'level'>) {
  return (
    <Wrap page>
      <EmptyList level="h1" {...props} />
    </Wrap>
  )
}
