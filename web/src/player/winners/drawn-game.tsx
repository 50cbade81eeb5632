import type { Draw } from '@edil/contract/draws'
import type { ResponseOf } from '@edil/contract/endpoint'
import type { showGameMoney } from '@edil/contract/figures'
import { shortGameId } from '@edil/domain/games'
import { WITNESSES_MIN } from '@edil/domain/log/witness-rule'
import { isShowOver } from '@edil/domain/show'
import { formatSecond } from '@edil/text/format'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { useServerTime } from '../../api/use-server-time.ts'
import { useLazyModule } from '../../page/use-lazy-module.ts'
import { loadTextPart } from '../../text/activate.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Column, WithAside, Wrap } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { WinningBalls } from '../../ui/winning-balls.tsx'
import { GameMoneyCard } from './game-money-card.tsx'
import { KeepCopy } from './keep-copy.tsx'
import { PrizeRows } from './prize-rows.tsx'
import { ShortProof } from './short-proof.tsx'
import { UndrawnGame } from './undrawn-game.tsx'

const TICK_MS = 2_000

type DrawnGameProps = { readonly draw: Draw; readonly money: ResponseOf<typeof showGameMoney> }

/** A closed game, or with ?watch its show again. Its result is shown once every stage has shown it. */
export function DrawnGame({ draw, money }: DrawnGameProps) {
  const { t } = useText()
  const format = useFormat()
  const time = useServerTime(TICK_MS)
  const isAsked = new URLSearchParams(useSearch()).has('watch')
  const [plays, setPlays] = useState(isAsked ? 1 : 0)
  const replay = useLazyModule(plays > 0, loadReplay)
  const { gameId, type, result, isTrial, witnessed } = draw
  if (!result || !isShowOver(result.drawnAt, time)) return <UndrawnGame money={money} />
  const drawnAt = new Date(result.drawnAt)
  return (
    <div data-draw={gameId}>
      <PageHead
        about={t('result.about', { game: gameId, date: format.date(drawnAt, 'long') })}
        title={t('result.name', { type: t(`game.type.${type}`), number: shortGameId(gameId, type) })}
        text={t('result.drawn', { time: formatSecond(drawnAt) })}
      >
        <WinningBalls winners={result.winners.map(({ number }) => number)} />
      </PageHead>
      <Wrap page>
        <WithAside>
          <Column>
            {isTrial && (
              <Message tone="waiting" title={t('result.trial')}>
                {t('result.trialText')}
              </Message>
            )}
            {witnessed.by < WITNESSES_MIN && (
              <Message tone="waiting" title={t('result.unwitnessed')}>
                {t('result.notWitnessed', { count: witnessed.by, min: WITNESSES_MIN })}. {t('result.notWitnessedText')}
              </Message>
            )}
            {plays > 0 && replay && <replay.Replay key={plays} draw={draw} />}
            <Card as="section">
              <Column gap={3}>
                <h2>{t('result.winners')}</h2>
                <PrizeRows prizes={money.prizes} />
                <Button look="line" icon="play" busy={plays > 0 && !replay} onClick={() => setPlays(plays + 1)}>
                  {t('result.watchAgain')}
                </Button>
              </Column>
            </Card>
            <ShortProof draw={draw} result={result} />
          </Column>
          <Column as="aside">
            <GameMoneyCard money={money} />
            <KeepCopy gameId={gameId} />
          </Column>
        </WithAside>
      </Wrap>
    </div>
  )
}

async function loadReplay() {
  const [{ Replay }] = await Promise.all([import('./replay.tsx'), loadTextPart('draws')])
  return { Replay }
}
