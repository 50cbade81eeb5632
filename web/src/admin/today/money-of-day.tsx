import type { Today } from '@edil/contract/today'
import { fromWire, moneyParts } from '@edil/domain/money'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Column } from '../../ui/layout.tsx'
import { Table } from '../../ui/rows.tsx'
import { Stats } from '../../ui/stats.tsx'
import { Money, Type } from '../../ui/type.tsx'
import { useGameName } from './next-closing.ts'
import styles from './today.module.css'

type MoneyOfDayProps = { readonly today: Today }

/** Since midnight in Addis Ababa. */
export function MoneyOfDay({ today }: MoneyOfDayProps) {
  const { t, language } = useText()
  const money = (santim: number) => <Money {...moneyParts(fromWire(santim), language)} />
  return (
    <Column gap={3} as="section">
      <h2>{t('today.money')}</h2>
      <Stats
        className={styles.stats}
        stats={[
          { id: 'in', label: t('today.takenIn'), value: money(today.moneyIn.santim) },
          { id: 'approved', label: t('today.approved'), value: today.approved },
          { id: 'rejected', label: t('today.rejected'), value: today.rejected },
          { id: 'players', label: t('today.newPlayers'), value: today.newPlayers },
          { id: 'prizes', label: t('today.prizesPaid'), value: money(today.prizesPaidSantim) },
          { id: 'refunds', label: t('today.refundsPaid'), value: money(today.refundsPaidSantim) },
          { id: 'prizesOwed', label: t('today.prizesOwed'), value: money(today.prizes.owedSantim) },
          { id: 'refundsOwed', label: t('today.refundsOwed'), value: money(today.refunds.owedSantim) },
        ]}
      />
      {today.moneyIn.byAccount.length === 0 ? (
        <Type muted>{t('today.noMoney')}</Type>
      ) : (
        <MoneyIn moneyIn={today.moneyIn} />
      )}
    </Column>
  )
}

function MoneyIn({ moneyIn }: { readonly moneyIn: Today['moneyIn'] }) {
  const { t } = useText()
  const format = useFormat()
  const rowsByGame = useRowsByGame(moneyIn)
  const figures = [
    { id: 'approved', heading: t('today.approvedCount'), cell: (row: Sum) => row.approved ?? '–', end: true },
    { id: 'amount', heading: t('today.amount'), cell: (row: Sum) => format.money(fromWire(row.santim)), end: true },
  ]
  return (
    <div className={styles.tables}>
      <Card as="section">
        <h3>{t('today.byGame')}</h3>
        <Table
          caption={t('today.byGame')}
          rows={rowsByGame}
          keyOf={({ id }) => id}
          columns={[
            { id: 'game', heading: t('today.game'), cell: ({ name }) => <b>{name}</b>, takesLine: true },
            ...figures,
          ]}
        />
        <Type size="sm" muted>
          {t('today.onlyToday')}
        </Type>
      </Card>
      <Card as="section">
        <h3>{t('today.byAccount')}</h3>
        <Table
          caption={t('today.byAccount')}
          rows={moneyIn.byAccount}
          keyOf={({ method }) => method}
          columns={[
            {
              id: 'account',
              heading: t('today.account'),
              cell: ({ method, accountNumber }) => (
                <>
                  <b>{t(`review.method.${method}`)}</b> {accountNumber && <bdi>{accountNumber}</bdi>}
                </>
              ),
              takesLine: true,
            },
            ...figures,
          ]}
        />
      </Card>
    </div>
  )
}

type Sum = { readonly approved: number | null; readonly santim: number }

/** The games, then the money that belongs to no game, if there is any. */
function useRowsByGame({ byGame, withoutTicket, toSendBackSantim }: Today['moneyIn']) {
  const { t } = useText()
  const gameName = useGameName()
  const rows = [
    ...byGame.map((row) => ({ ...row, id: row.gameId, name: gameName(row) })),
    { id: 'without_ticket', name: t('today.withoutTicket'), ...withoutTicket },
    { id: 'to_send_back', name: t('today.toSendBack'), approved: null, santim: toSendBackSantim },
  ]
  return rows.filter(({ santim }) => santim > 0)
}
