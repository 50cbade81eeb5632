import type { Game } from '@edil/contract/games'
import { useText } from '../text/use-text.ts'

/** What operators wrote for players when they stopped selling a game's numbers. */
export function StopText({ stop }: { readonly stop: NonNullable<Game['salesStop']> }) {
  const { language } = useText()
  return <bdi>{language === 'am' ? stop.textAm : stop.textEn}</bdi>
}
