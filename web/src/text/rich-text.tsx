import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { type MessageId, type MessageValues, useText } from './use-text.ts'

type Components = Readonly<Record<string, ReactElement>>

type RichTextProps = {
  readonly id: MessageId
  readonly values?: MessageValues
  /** The component of each tag in the message: `<b>` uses `components.b`. */
  readonly components: Components
}

/** A message with tags in it: '<b>You are offline.</b> Your hold keeps its time.' */
export function RichText({ id, values, components }: RichTextProps) {
  const { t } = useText()
  return withElements(t(id, values), components)
}

/** Text, tag, content, text, tag, content, …, text. A tag without a component stays as text. */
function withElements(text: string, components: Components): ReactNode {
  const pieces = text.split(/<(\w+)(?:\/>|>(.*?)<\/\1>)/s)
  const nodes: ReactNode[] = []
  for (let at = 0; at < pieces.length; at += 3) {
    const [before, tag, content] = pieces.slice(at, at + 3)
    const component = tag && components[tag]
    nodes.push(before, component && elementOf(component, content, components), !component && content)
  }
  return nodes.map((node, position) => <Fragment key={String(position)}>{node}</Fragment>)
}

function elementOf(component: ReactElement, content: string | undefined, components: Components): ReactNode {
  return content === undefined ? component : cloneElement(component, undefined, withElements(content, components))
}
