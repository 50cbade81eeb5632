import { useLocation } from 'wouter'
import { useShownNotices } from '../api/shown-notices.ts'
import { useText } from '../text/use-text.ts'
import { Message } from '../ui/message.tsx'
import styles from './player-notices.module.css'

/** What operators tell all players for a time, on top of every page that is not an operators' page. */
export function PlayerNotices() {
  const { language } = useText()
  const [path] = useLocation()
  const isPlayerPage = !path.startsWith('/etxdark')
  const { data: notices = [] } = useShownNotices(isPlayerPage)
  if (!isPlayerPage || notices.length === 0) return null
  return (
    <div className={styles.notices} role="status">
      {notices.map(({ id, textEn, textAm }) => (
        <Message key={id} icon="info">
          <bdi>{language === 'am' ? textAm : textEn}</bdi>
        </Message>
      ))}
    </div>
  )
}
