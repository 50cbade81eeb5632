import { useText } from '../../text/use-text.ts'
import { Tag, type TagTone } from '../../ui/tag.tsx'
import type { JoinedStatus, TicketState } from './joined-status.ts'

const JOINED_TONES: Readonly<Record<JoinedStatus, TagTone>> = {
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
  return <Tag tone={JOINED_TONES[status]}>{t(`joined.status.${status}`)}</Tag>
}

const TICKET_TONES: Readonly<Record<TicketState, TagTone>> = {
  playing: 'active',
  drawing: 'luck',
  completed: 'completed',
  won: 'luck',
  void: 'bad',
}

export function TicketTag({ state }: { readonly state: TicketState }) {
  const { t } = useText()
  return <Tag tone={TICKET_TONES[state]}>{t(`tickets.state.${state}`)}</Tag>
}
