import { type CSSProperties, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Row } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import { FullSize } from './full-size.tsx'
import styles from './payments.module.css'

const ZOOMS = [1, 1.5, 2, 3] as const

type ScreenshotProps = {
  /** Every read of the payment gives a new link; the picture is loaded by the first one. */
  readonly url: string
  readonly onSeen: () => void
}

export function Screenshot({ url: latestUrl, onSeen }: ScreenshotProps) {
  const { t } = useText()
  const [url, setUrl] = useState(latestUrl)
  const [hasFailed, setFailed] = useState(false)
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState(0)
  const [isFull, setFull] = useState(false)
  const fail = () => {
    setFailed(true)
    showToast('bad', t('review.screenshotFailed'), t('review.screenshotFailedText'))
  }
  const tryAgain = () => {
    setUrl(latestUrl)
    setFailed(false)
  }
  return (
    <Card className={styles.shot}>
      <Row gap={2} spread wrap>
        <Type size="sm" bold>
          {t('review.screenshot')}
        </Type>
        <Row gap={1} role="group" aria-label={t('review.view')}>
          <IconButton
            icon="zoomOut"
            label={t('review.zoomOut')}
            aria-disabled={zoom === 0}
            onClick={() => setZoom(Math.max(0, zoom - 1))}
          />
          <IconButton
            icon="zoom"
            label={t('review.zoomIn')}
            aria-disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(Math.min(ZOOMS.length - 1, zoom + 1))}
          />
          <IconButton icon="redo" label={t('review.rotate')} onClick={() => setTurns((turns + 1) % 4)} />
          <Button look="line" size="small" onClick={() => setFull(true)}>
            {t('admin.fullSize')}
          </Button>
        </Row>
      </Row>
      {hasFailed ? (
        <Message
          tone="bad"
          title={t('review.screenshotFailedText')}
          action={
            <Button size="small" look="line" onClick={tryAgain}>
              {t('action.tryAgain')}
            </Button>
          }
        />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={styles.frame} tabIndex={0} aria-label={t('review.screenshot')}>
          <div
            className={styles.canvas}
            style={{ '--zoom': ZOOMS[zoom], '--turn': `${turns * 90}deg` } as CSSProperties}
          >
            <img
              className={classNames(styles.picture, turns % 2 === 1 && styles.turned)}
              src={url}
              alt={t('review.screenshot')}
              onLoad={onSeen}
              onError={fail}
            />
          </div>
        </section>
      )}
      <FullSize open={isFull} url={url} onClose={() => setFull(false)} />
    </Card>
  )
}
