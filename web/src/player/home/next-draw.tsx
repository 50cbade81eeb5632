import { formatCountdown } from '@edil/text/format'
import { byDrawTime, type GamesById, isOngoing } from '../../api/ongoing-games.ts'
import { useServerTime } from '../../api/use-server-time.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Diamond, Icon } from '../../ui/icon.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import styles from './hero.module.css'

const DAY_SECONDS = 86_400

/** 'Next draw: Daily, Today at 6:00 PM' and how long that is. A game that has closed still counts: its draw is the next one. */
export function NextDraw({ games }: { readonly games: GamesById | undefined }) {
  const { t } = useText()
  const format = useFormat()
  const time = useServerTime(1_000)
  if (!games) {
    return (
      <div className={styles.next} aria-hidden="true">
        <SkeletonLine width="14rem" />
      </div>
    )
  }
  const game = [...games.values()]
    .filter((each) => isOngoing(each) && Date.parse(each.drawsAt) > time)
    .sort(byDrawTime)
    .at(0)
  if (!game) return <p className={styles.next}>{t('home.noDraw')}</p>
  const drawsAt = new Date(game.drawsAt)
  const secondsLeft = Math.ceil((drawsAt.getTime() - time) / 1_000)
  return (
    <div className={styles.next} data-next-draw={game.id}>
      <p>
        <Diamond />
        {t('home.next', { type: t(`game.type.${game.type}`), when: format.when(drawsAt, new Date(time)) })}
      </p>
      <p role="timer">
        <Icon name="clock" />
        {secondsLeft < DAY_SECONDS ? formatCountdown(secondsLeft) : format.duration(secondsLeft)}
      </p>
    </div>
  )
}
