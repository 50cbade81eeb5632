import type { Draw } from '@edil/contract/draws'
import type { GameType } from '@edil/domain/plans'
import { formatSecond } from '@edil/text/format'
import { lazy, Suspense, useState } from 'react'
import { useHosting } from '../../api/hosting.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import type { Hosting } from './hosting-of.ts'
import { HostingTag } from './hosting-tag.tsx'
import styles from './letsplay.module.css'
import { StartDialog } from './start-dialog.tsx'
import { useHostAction } from './use-host-action.ts'

const RulesDialog = lazy(async () => ({ default: (await import('./rules-dialog.tsx')).RulesDialog }))

type TypeCardProps = {
  readonly type: GameType
  readonly hosting: Hosting
  readonly onStarted: (draw: Draw) => void
}

/** One game type: its state, draw and rules. */
export function TypeCard({ type, hosting, onStarted }: TypeCardProps) {
  const { t } = useText()
  const format = useFormat()
  const { start } = useHosting()
  const [open, setOpen] = useState<'start' | 'rules'>()
  const name = t(`game.type.${type}`)
  const startDraw = useHostAction({
    run: start,
    onDone: (draw) => {
      onStarted(draw)
      const values = { round: format.number(draw.round), time: formatSecond(new Date(draw.roundAt)) }
      showToast('good', t('hosting.started'), t('hosting.startedText', values))
    },
    failed: 'hosting.startFailed',
    onEnd: () => setOpen(undefined),
  })
  const close = () => !startDraw.stepUp.isAsking && setOpen(undefined)
  const press = () => {
    if (hosting.kind === 'open') setOpen('start')
    if (hosting.kind === 'waiting') void startDraw.start(hosting.draw.gameId, false)
  }
  return (
    <Card as="li" data-type={type} data-hosting={hosting.kind}>
      <Column gap={2}>
        <Row gap={2} spread wrap>
          <h2>{name}</h2>
          <Type size="sm" muted>
            <Counts hosting={hosting} />
          </Type>
        </Row>
        <div>
          <HostingTag hosting={hosting} />
        </div>
        <Row gap={2}>
          <Button
            size="small"
            look={hosting.kind === 'waiting' ? 'gold' : 'plain'}
            className={styles.draw}
            busy={startDraw.isBusy}
            disabled={hosting.kind === 'none' || hosting.kind === 'running'}
            onClick={press}
          >
            {t(`draw.start.${type}`)}
          </Button>
          <Button
            size="small"
            look="line"
            aria-label={t('hosting.rulesOf', { type: name })}
            onClick={() => setOpen('rules')}
          >
            {t('hosting.rules')}
          </Button>
        </Row>
      </Column>
      {hosting.kind === 'open' && (
        <StartDialog
          open={open === 'start'}
          hosting={hosting}
          isBusy={startDraw.isBusy}
          onStart={() => void startDraw.start(hosting.game.id, true)}
          onClose={close}
        />
      )}
      {open === 'rules' && (
        <Suspense>
          <RulesDialog type={type} onClose={close} />
        </Suspense>
      )}
      {startDraw.stepUp.dialog}
    </Card>
  )
}

function Counts({ hosting }: { readonly hosting: Hosting }) {
  const { t } = useText()
  if (hosting.kind === 'none') return null
  return hosting.kind === 'open'
    ? t('hosting.counts', { paid: hosting.game.paymentsApproved, numbers: hosting.game.numbersApproved })
    : t('hosting.sealedCounts', { players: hosting.draw.players, numbers: hosting.draw.sold })
}
