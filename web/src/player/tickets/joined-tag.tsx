import { useText } from '../../text/use-text.ts'
import { Tag, type TagTone } from '../../ui/tag.tsx'
import type { JoinedStatus } from './joined-status.ts'

const TONES: Readonly<Record<JoinedStatus, TagTone>> = {
  pending: 'waiting',
  selection: 'waiting',
  active: 'active',
  completed: 'completed',
  won: 'luck',
  rejected: 'bad',
  refund: 'plain',
  cancelled: 'bad',
}

export function JoinedTag({ status }: { readonly status: JoinedStatus }) {
  const { t } = useText()
  return <Tag tone={TONES[status]}>{t(`joined.status.${status}`)}</Tag>
}
