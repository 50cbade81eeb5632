import { QUICKNET, timeOfRound } from '@edil/domain/draw/chains'
import { useFormat, useText } from '../../text/use-text.ts'
import { Column, WithAside, Wrap } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { WinningBalls } from '../../ui/winning-balls.tsx'
import { AllValues } from './all-values.tsx'
import type { CheckedProof } from './check-proof.ts'
import { MoneyOfGame } from './money-of-game.tsx'
import { MyTicket } from './my-ticket.tsx'
import { VerdictHead } from './verdict-head.tsx'
import { VerdictSteps } from './verdict-steps.tsx'
import { Witnesses } from './witnesses.tsx'

type CheckedDrawProps = { readonly gameId: string; readonly checked: CheckedProof & { readonly tookMs: number } }

/** The verdict, its steps, and further facts. */
export function CheckedDraw({ gameId, checked }: CheckedDrawProps) {
  const { t } = useText()
  const { verdict, commitments } = checked
  const { open, winners } = verdict.facts
  return (
    <div data-verdict={verdict.fair ? 'fair' : 'unfair'}>
      <VerdictHead about={<About gameId={gameId} checked={checked} />} {...useVerdictWords(checked)}>
        {verdict.fair && winners && <WinningBalls winners={winners} />}
      </VerdictHead>
      <Wrap page>
        <WithAside>
          <Column gap={3}>
            {verdict.isTrial && (
              <Message tone="waiting" title={t('proof.trial')}>
                {t('proof.trialNote')}
              </Message>
            )}
            <Witnesses facts={verdict.facts} />
            <VerdictSteps verdict={verdict} commitments={commitments} />
          </Column>
          <Column as="aside">
            <MyTicket gameId={gameId} commitments={commitments} winners={winners ?? []} prizes={open?.prizesSantim} />
            {open && <MoneyOfGame gameId={gameId} sold={commitments.size} open={open} />}
            <AllValues gameId={gameId} checked={checked} />
            <Message title={t('proof.limits')}>{t('proof.limitsText')}</Message>
          </Column>
        </WithAside>
      </Wrap>
    </div>
  )
}

function About({ gameId, checked }: CheckedDrawProps) {
  const { t } = useText()
  const format = useFormat()
  const { open, close } = checked.verdict.facts
  const game = open ? t('proof.game', { type: t(`game.type.${open.type}`), game: gameId }) : gameId
  return close ? `${game}, ${format.date(new Date(timeOfRound(QUICKNET, close.round)), 'long')}` : game
}

function useVerdictWords({ verdict, tookMs }: CheckedDrawProps['checked']) {
  const { t } = useText()
  if (!verdict.fair) return { title: t('proof.unfair'), text: t('proof.unfairText'), bad: true }
  const seconds = (Math.max(100, tookMs) / 1_000).toFixed(1)
  return verdict.isTrial
    ? { title: t('proof.trialFair'), text: t('proof.trialText', { seconds }) }
    : { title: t('proof.fair'), text: t('proof.fairText', { seconds }) }
}
