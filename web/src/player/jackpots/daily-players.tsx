import type { DailyPlayers as Daily } from '@edil/contract/figures'
import { fromWire } from '@edil/domain/money'
import { formatList } from '@edil/text/format'
import { useState } from 'react'
import { useMyNumbers } from '../../api/boards.ts'
import { useSession } from '../../api/session.ts'
import { EmptyList } from '../../page/empty-page.tsx'
import { LoadFailed } from '../../page/load-failed.tsx'
import { ShowMore } from '../../page/show-more.tsx'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Column } from '../../ui/layout.tsx'
import { MiniBoard, MiniBoardKey } from '../../ui/mini-board.tsx'
import { Table } from '../../ui/rows.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Type } from '../../ui/type.tsx'
import styles from './jackpots.module.css'

type DailyPlayersProps = {
  /** `undefined` until it is loaded; `null` when no daily game is open. */
  readonly daily: Daily | null | undefined
  readonly hasFailed: boolean
  readonly onTryAgain: () => unknown
}

/** The paid numbers of the open daily game, and the players who paid for them. */
export function DailyPlayers({ daily, hasFailed, onTryAgain }: DailyPlayersProps) {
  const { t } = useText()
  return (
    <Column as="section" gap={3} aria-labelledby="daily-players">
      <h2 id="daily-players">{t('jackpots.daily')}</h2>
      {hasFailed && (
        <LoadFailed title="jackpots.failed" onTryAgain={onTryAgain}>
          {t('games.failedText')}
        </LoadFailed>
      )}
      {daily === undefined && !hasFailed && <LoadingPlayers />}
      {daily === null && <EmptyList title="games.none" text="games.noneText" />}
      {daily && daily.players.length === 0 && <EmptyList title="jackpots.none" text="jackpots.noneText" />}
      {daily && daily.players.length > 0 && (
        <Card className={styles.daily}>
          <PaidNumbers daily={daily} />
          <PaidPlayers players={daily.players} />
        </Card>
      )}
    </Column>
  )
}

function PaidNumbers({ daily }: { readonly daily: Daily }) {
  const { person } = useSession()
  return person ? <PaidNumbersOfPlayer daily={daily} /> : <PaidBoard paid={daily.paidNumbers} />
}

function PaidNumbersOfPlayer({ daily: { gameId, paidNumbers } }: { readonly daily: Daily }) {
  const { data } = useMyNumbers(gameId)
  const approved = data?.numbers.filter(({ status }) => status === 'approved').map(({ number }) => number)
  return <PaidBoard paid={paidNumbers} mine={approved ?? []} />
}

/** `mine` is absent for visitors. */
function PaidBoard({ paid, mine }: { readonly paid: readonly number[]; readonly mine?: readonly number[] }) {
  const { t, language } = useText()
  return (
    <Column gap={3}>
      <h3>{t('jackpots.numbers', { count: paid.length })}</h3>
      <MiniBoard label={t('jackpots.board', { numbers: formatList(paid, language) })} paid={paid} mine={mine ?? []} />
      <MiniBoardKey paid={t('jackpots.key.paid')} free={t('jackpots.key.free')} mine={mine && t('jackpots.key.mine')} />
    </Column>
  )
}

const FIRST_ROWS = 6
const MORE_ROWS = 20

function PaidPlayers({ players }: { readonly players: Daily['players'] }) {
  const { t, language } = useText()
  const format = useFormat()
  const [shown, setShown] = useState(FIRST_ROWS)
  const rows = players.slice(0, shown).map((player, index) => ({ ...player, id: String(index) }))
  return (
    <Column gap={3}>
      <h3>{t('jackpots.players', { count: players.length })}</h3>
      <Table
        caption={t('jackpots.players', { count: players.length })}
        columns={[
          {
            id: 'player',
            heading: t('jackpots.player'),
            cell: ({ player }) => <b>{player ?? t('jackpots.unknown')}</b>,
          },
          {
            id: 'numbers',
            heading: t('jackpots.playerNumbers'),
            cell: ({ numbers }) => (numbers.length > 0 ? formatList(numbers, language) : t('jackpots.noNumbers')),
          },
          {
            id: 'amount',
            heading: t('jackpots.amount'),
            cell: ({ amountSantim }) => format.money(fromWire(amountSantim)),
            end: true,
          },
        ]}
        rows={rows}
        keyOf={({ id }) => id}
      />
      <ShowMore
        hasMore={shown < players.length}
        isFetching={false}
        showMore={() => setShown((count) => count + MORE_ROWS)}
      />
      <Type size="xs" muted>
        {t('jackpots.hidden')}
      </Type>
    </Column>
  )
}

function LoadingPlayers() {
  const { t } = useText()
  return (
    <Skeleton label={t('page.loading')}>
      <Card className={styles.daily}>
        <SkeletonLine height="20rem" />
        <SkeletonLine height="20rem" />
      </Card>
    </Skeleton>
  )
}
