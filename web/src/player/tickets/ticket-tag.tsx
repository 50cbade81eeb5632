import { useText } from '../../text/use-text.ts'
import { Tag, type TagTone } from '../../ui/tag.tsx'
import type { TicketState } from './joined-status.ts'

const TONES: Readonly<Record<TicketState, TagTone>> = {
  playing: 'active',
  drawing: 'luck',
  completed: 'completed',
  won: 'luck',
  void: 'bad',
}

export function TicketTag({ state }: { readonly state: TicketState }) {
  const { t } = useText()
  return <Tag tone={TONES[state]}>{t(`tickets.state.${state}`)}</Tag>
}
