import { Trans } from '@lingui/react'
import type { ReactElement } from 'react'
import type { MessageId, MessageValues } from './use-text.ts'

type RichTextProps = {
  readonly id: MessageId
  readonly values?: MessageValues
  /** What each tag of the message stands for: `<b>` takes `components.b`. */
  readonly components: Readonly<Record<string, ReactElement>>
}

/** A message with tags in it: '<b>You are offline.</b> Your hold keeps its time.' */
export function RichText({ id, values, components }: RichTextProps) {
  return <Trans id={id} components={{ ...components }} {...(values ? { values: { ...values } } : {})} />
}
