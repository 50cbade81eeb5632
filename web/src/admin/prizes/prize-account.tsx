import type { PrizeToPay } from '@edil/contract/prizes'
import { fromWire, plainBirr } from '@edil/domain/money'
import { formatPhone } from '@edil/domain/phone'
import { useShortMoment } from '../../page/use-short-moment.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { CopyRow } from '../../ui/copy-row.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { nextTransferSantim } from './next-transfer.ts'

/** Where the money goes, to copy into the app of the bank or wallet. */
export function PrizeAccount({ prize }: { readonly prize: PrizeToPay }) {
  const { t } = useText()
  const format = useFormat()
  const moment = useShortMoment()
  const { destination, claimedAt, status } = prize
  if (!destination) return null
  const { method, accountNumber, accountName, bank } = destination
  const amount = fromWire(nextTransferSantim(prize))
  const copy = {
    copyLabel: t('action.copy'),
    onCopied: (raw: string) => showToast('good', t('toast.copied'), raw),
  }
  return (
    <div>
      <h3>{t('payouts.transferWith', { method: t(`review.method.${method}`) })}</h3>
      {status === 'approved' && (
        <CopyRow {...copy} label={t('payouts.amount')} shown={format.money(amount)} raw={plainBirr(amount)} />
      )}
      <CopyRow
        {...copy}
        label={t('payouts.accountNumber', { when: claimedAt ? moment(claimedAt) : '' })}
        shown={<bdi>{formatPhone(accountNumber)}</bdi>}
        raw={accountNumber.replace(/^\+251/, '0')}
      />
      {bank !== null && <CopyRow {...copy} label={t('payouts.bank')} shown={<bdi>{bank}</bdi>} raw={bank} />}
      <CopyRow {...copy} label={t('payouts.accountName')} shown={<bdi>{accountName}</bdi>} raw={accountName} />
    </div>
  )
}
