import type { GameType } from '@edil/domain/plans'
import { formatList } from '@edil/text/format'
import { pathIn } from '../text/language.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Pair } from '../ui/layout.tsx'
import { ButtonLink } from './button-link.tsx'

type WatchDrawProps = {
  readonly gameId: string
  readonly type: GameType
  readonly numbers: readonly number[]
  readonly drawsAt: string
}

/** From a ticket to its draw in one tap, with a calendar entry as a reminder. Needs the text part `tickets`. */
export function WatchDraw({ gameId, type, numbers, drawsAt }: WatchDrawProps) {
  const { t, language } = useText()
  const path = `/live-draw?game=${gameId}`
  const remind = async () => {
    const [{ calendarFile }, { saveFile }] = await Promise.all([
      import('@edil/domain/calendar-entry'),
      import('./save-file.ts'),
    ])
    const title = t('watch.entry', { type: t(`game.type.${type}`), numbers: formatList(numbers, language) })
    const url = `${location.origin}${pathIn(language, path)}`
    const entry = calendarFile({ id: gameId, title, url, startsAt: new Date(drawsAt), now: new Date() })
    saveFile(`edil-${gameId}.ics`, 'text/calendar', entry)
  }
  return (
    <Pair>
      <ButtonLink href={path} look="line" icon="play">
        {t('watch.draw')}
      </ButtonLink>
      <Button look="line" icon="clock" onClick={() => void remind()}>
        {t('watch.remind')}
      </Button>
    </Pair>
  )
}
