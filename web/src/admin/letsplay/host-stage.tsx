import { LIVE_DRAW_CHANNEL } from '@edil/contract/channels'
import type { Draw } from '@edil/contract/draws'
import { useIsLive } from '../../api/connection.ts'
import { useViewers } from '../../api/draws.ts'
import { useHosting } from '../../api/hosting.ts'
import { stageOf, stepOf } from '../../api/stage.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { useHostAction } from '../../page/hosting/use-host-action.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { DrawOnStage } from '../../ui/draw-on-stage.tsx'
import { Jar } from '../../ui/jar.tsx'
import { Column, Pair, Row } from '../../ui/layout.tsx'
import { Stage, StageHalves } from '../../ui/stage.tsx'
import { StageTop } from '../../ui/stage-top.tsx'
import { Tag } from '../../ui/tag.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import styles from './letsplay.module.css'
import { SignatureForm } from './signature-form.tsx'

type HostStageProps = { readonly draw: Draw | undefined; readonly time: number }

/** The stage as viewers see it now, with a button that clears it. */
export function HostStage({ draw, time }: HostStageProps) {
  const { t } = useText()
  const viewers = useViewers()
  const state = stageOf(draw, time)
  const step = draw && stepOf(draw, time)
  return (
    <Column gap={3}>
      <Stage framed aria-label={t('live.title')} data-stage={state} data-step={step} data-game={draw?.gameId}>
        <Column className={draw && styles.stage}>
          {draw && step ? (
            <DrawOnStage
              key={draw.gameId}
              draw={draw}
              step={step}
              title={t(`game.type.${draw.type}`)}
              viewers={viewers}
              time={time}
              isLate={state === 'late'}
              actions={<AfterDraw gameId={draw.gameId} />}
            />
          ) : (
            <EmptyStage viewers={viewers} />
          )}
        </Column>
      </Stage>
      <Row gap={3} wrap>
        <ConnectionTag />
        <Type as="span" size="sm" muted>
          {t('hosting.resetText')}
        </Type>
      </Row>
      {draw && state === 'late' && <SignatureForm key={draw.gameId} gameId={draw.gameId} round={draw.round} />}
    </Column>
  )
}

/** Whether this screen shows changes as they happen. */
function ConnectionTag() {
  const { t } = useText()
  if (!useIsLive(LIVE_DRAW_CHANNEL)) return <Tag tone="waiting">{t('hosting.slow')}</Tag>
  return (
    <Tag tone="active" icon="check">
      {t('hosting.connected')}
    </Tag>
  )
}

function EmptyStage({ viewers }: { readonly viewers: number | undefined }) {
  const { t } = useText()
  return (
    <>
      <StageTop state="waiting" title="" viewers={viewers} />
      <StageHalves jar={<Jar label={t('draw.jar', { count: 0 })} sold={[]} unsold={[]} shake={null} />}>
        <Type as="h2" size="2xl" centred>
          {t('hosting.empty')}
        </Type>
        <Type muted centred>
          {t('hosting.emptyText')}
        </Type>
      </StageHalves>
    </>
  )
}

function AfterDraw({ gameId }: { readonly gameId: string }) {
  const { t } = useText()
  const { clearStage } = useHosting()
  const { start, isBusy, stepUp } = useHostAction({
    run: () => clearStage(gameId),
    onDone: () => showToast('good', t('hosting.cleared')),
    failed: 'hosting.clearFailed',
  })
  return (
    <Pair>
      <Button look="gold" icon="redo" busy={isBusy} onClick={() => void start()}>
        {t('hosting.reset')}
      </Button>
      <ButtonLink href={`/verify/${gameId}`} icon="check">
        {t('draw.check')}
      </ButtonLink>
      {stepUp.dialog}
    </Pair>
  )
}
