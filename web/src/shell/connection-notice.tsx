import { useEffect, useState } from 'react'
import { useIsAnyPolling, useIsOnline } from '../api/connection.ts'
import { RichText } from '../text/rich-text.tsx'
import styles from './connection-notice.module.css'

/** Interruptions shorter than this are not shown. */
const PATIENCE_MS = 3_000

/** Says what still works while the network or the live engine is down. It lies over the page, so the layout does not shift. */
export function ConnectionNotice() {
  const isOnline = useIsOnline()
  const isPolling = useLasting(useIsAnyPolling())
  const message = isOnline ? isPolling && 'connection.reconnecting' : 'connection.offline'
  return (
    <div role="status" className={styles.notice}>
      {message && (
        <p>
          <RichText id={message} components={{ b: <b /> }} />
        </p>
      )}
    </div>
  )
}

function useLasting(isTrue: boolean): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!isTrue) {
      setLasts(false)
      return
    }
    const timer = setTimeout(() => setLasts(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isTrue])
  return lasts
}
