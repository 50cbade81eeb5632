import type { FiguresOfAccount } from '@edil/contract/staff-figures'
import type { DayRange } from '@edil/domain/day-range'
import { fromWire } from '@edil/domain/money'
import { useFormat, useText } from '../../text/use-text.ts'
import { Table } from '../../ui/rows.tsx'
import { Type } from '../../ui/type.tsx'
import { Section } from './section.tsx'

type AccountsSectionProps = { readonly accounts: readonly FiguresOfAccount[]; readonly range: DayRange }

/** The money in of each method, with the account that receives it now. */
export function AccountsSection({ accounts, range }: AccountsSectionProps) {
  const { t } = useText()
  const format = useFormat()
  return (
    <Section table="accounts" range={range}>
      <Type size="sm" muted>
        {t('figures.accountsText')}
      </Type>
      {accounts.length === 0 ? (
        <Type muted>{t('figures.noAccounts')}</Type>
      ) : (
        <Table
          caption={t('figures.accounts')}
          rows={accounts}
          keyOf={({ method }) => method}
          columns={[
            {
              id: 'account',
              heading: t('figures.account'),
              cell: ({ method, accountNumber }) => (
                <>
                  <b>{t(`review.method.${method}`)}</b>{' '}
                  {accountNumber && t('figures.accountNow', { number: accountNumber })}
                </>
              ),
              takesLine: true,
            },
            { id: 'approved', heading: t('figures.approved'), cell: ({ approved }) => approved, end: true },
            {
              id: 'in',
              heading: t('figures.moneyIn'),
              cell: ({ moneyInSantim }) => format.money(fromWire(moneyInSantim)),
              end: true,
            },
          ]}
        />
      )}
    </Section>
  )
}
