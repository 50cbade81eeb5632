import type { Draw } from '@edil/contract/draws'
import { shortGameId } from '@edil/domain/games'
import type { GameType } from '@edil/domain/plans'
import { lazy, Suspense, useState } from 'react'
import type { Hosting } from '../../page/hosting/hosting-of.ts'
import { StartDrawButton } from '../../page/hosting/start-draw-button.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { Type } from '../../ui/type.tsx'
import { HostingTag } from './hosting-tag.tsx'
import styles from './letsplay.module.css'

const RulesDialog = lazy(async () => ({ default: (await import('./rules-dialog.tsx')).RulesDialog }))

type TypeCardProps = {
  readonly type: GameType
  readonly hosting: Hosting
  /** A draw of any type is running. */
  readonly isRunning: boolean
  readonly onStarted: (draw: Draw) => void
}

/** One game type: its state, draw and rules. */
export function TypeCard({ type, hosting, isRunning, onStarted }: TypeCardProps) {
  const { t } = useText()
  const [showsRules, setShowsRules] = useState(false)
  const name = t(`game.type.${type}`)
  return (
    <Card as="li" data-type={type} data-hosting={hosting.kind}>
      <Column gap={2}>
        <Row gap={2} spread wrap>
          <h2>
            {name} {shortIdOf(hosting)}
          </h2>
          <Type size="sm" muted>
            <Counts hosting={hosting} />
          </Type>
        </Row>
        <div>
          <HostingTag hosting={hosting} />
        </div>
        <Row gap={2}>
          <StartDrawButton
            hosting={hosting}
            label={t(`draw.start.${type}`)}
            size="small"
            className={styles.draw}
            disabled={isRunning}
            onStarted={onStarted}
          />
          <Button
            size="small"
            look="line"
            aria-label={t('hosting.rulesOf', { type: name })}
            onClick={() => setShowsRules(true)}
          >
            {t('hosting.rules')}
          </Button>
        </Row>
      </Column>
      {showsRules && (
        <Suspense>
          <RulesDialog type={type} onClose={() => setShowsRules(false)} />
        </Suspense>
      )}
    </Card>
  )
}

/** Which game of its type. */
function shortIdOf(hosting: Hosting): string {
  if (hosting.kind === 'none') return ''
  return hosting.kind === 'open'
    ? shortGameId(hosting.game.id, hosting.game.type)
    : shortGameId(hosting.draw.gameId, hosting.draw.type)
}

/** The figures that viewers see on the stage. */
function Counts({ hosting }: { readonly hosting: Hosting }) {
  const { t } = useText()
  if (hosting.kind === 'none') return null
  return hosting.kind === 'open'
    ? t('hosting.counts', { paid: hosting.game.playersPaid, numbers: hosting.game.numbersSold })
    : t('hosting.sealedCounts', { players: hosting.draw.players, numbers: hosting.draw.sold })
}
