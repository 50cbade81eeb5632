import type { PrizeToPay } from '@edil/contract/prizes'

type Amounts = Pick<PrizeToPay, 'netSantim' | 'sentSantim' | 'transferMaxSantim'>

/** What is still to be sent, at most as much as the method takes in one transfer. */
export function nextTransferSantim({ netSantim, sentSantim, transferMaxSantim }: Amounts): number {
  const left = netSantim - sentSantim
  return transferMaxSantim === null ? left : Math.min(left, transferMaxSantim)
}

type AmountFault = 'invalid' | 'amount_too_high' | 'method_limit_exceeded'

/** `undefined` when this amount can be sent. `amountSantim` is `undefined` when the typed text is not an amount. */
export function amountFault(amountSantim: number | undefined, amounts: Amounts): AmountFault | undefined {
  if (!amountSantim) return 'invalid'
  if (amountSantim > amounts.netSantim - amounts.sentSantim) return 'amount_too_high'
  return amountSantim > nextTransferSantim(amounts) ? 'method_limit_exceeded' : undefined
}
