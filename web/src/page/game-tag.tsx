import type { Game } from '@edil/contract/games'
import { useText } from '../text/use-text.ts'
import { Tag, type TagTone } from '../ui/tag.tsx'

const TONES: Record<Game['status'], TagTone> = {
  active: 'active',
  full: 'luck',
  drawing: 'luck',
  completed: 'completed',
  cancelled: 'bad',
}

/** A game is active from its opening on, also before its first number is sold. */
export function GameTag({ game: { status } }: { readonly game: Pick<Game, 'status'> }) {
  const { t } = useText()
  return <Tag tone={TONES[status]}>{t(`game.status.${status}`)}</Tag>
}
