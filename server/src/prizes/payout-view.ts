import type { MyPrize, PrizeToPay } from '@edil/contract/prizes'
import { toWire } from '@edil/domain/money'
import { canReceive, taxOn } from '@edil/domain/payouts'
import { shortName } from '@edil/domain/people'
import type { PaymentMethod } from '@edil/domain/postings'
import type { PayoutMethod } from './payout-rules.queries.ts'
import type { PayoutFacts, TransferJson } from './payouts.queries.ts'

function withheldFrom({ withheld, gross, rate }: PayoutFacts): bigint {
  return withheld ?? taxOn(gross, rate)
}

/** The times of JSON rows are PostgreSQL's. */
function transferView({ id, amount, reference, paidAt, failedAt }: TransferJson) {
  return {
    id,
    amountSantim: amount,
    reference,
    paidAt: new Date(paidAt).toISOString(),
    failedAt: failedAt && new Date(failedAt).toISOString(),
  }
}

function prizeFacts(row: PayoutFacts) {
  const withheld = withheldFrom(row)
  const { method, account_number: accountNumber, account_name: accountName, bank } = row
  return {
    id: row.id,
    gameId: row.game_id,
    type: row.type,
    position: row.position,
    number: row.number,
    ticketNumber: row.ticket_number,
    drawnAt: row.drawn_at.toISOString(),
    status: row.status,
    grossSantim: toWire(row.gross),
    taxRate: row.rate,
    withheldSantim: toWire(withheld),
    netSantim: toWire(row.gross - withheld),
    sentSantim: toWire(row.sent),
    isTaxConfirmed: row.is_tax_confirmed,
    claimUntil: row.claim_until.toISOString(),
    claimedAt: row.claimed_at?.toISOString() ?? null,
    promisedAt: row.promised_at?.toISOString() ?? null,
    paidAt: row.paid_at?.toISOString() ?? null,
    destination: method && accountNumber && accountName ? { method, accountNumber, accountName, bank } : null,
    failure: row.failure,
  } as const
}

/** A prize as its winner sees it. */
export function myPrizeView(row: PayoutFacts, methods: readonly PayoutMethod[]): MyPrize {
  const net = row.gross - withheldFrom(row)
  return {
    ...prizeFacts(row),
    transfers: row.transfers.map(transferView),
    methods: methods.filter((method) => canReceive(method, net)).map(({ method }): PaymentMethod => method),
  }
}

/** A prize as operators see it. */
export function prizeToPayView(row: PayoutFacts, adminApprovesAbove: bigint): PrizeToPay {
  const { approved_by: approvedBy, approver, reserved_by: reservedBy, reserver, reserved_until: reservedUntil } = row
  return {
    ...prizeFacts(row),
    personId: row.person_id,
    player: shortName(row.full_name),
    fullName: row.full_name,
    phone: row.phone,
    approvedAt: row.approved_at?.toISOString() ?? null,
    approvedBy: approvedBy ? { id: approvedBy, username: approver ?? '' } : null,
    needsAdmin: row.gross > adminApprovesAbove,
    isOverdue: row.is_overdue,
    reservedBy: reserver !== null && reservedBy ? { id: reservedBy, username: reserver } : null,
    reservedUntil: reserver === null ? null : (reservedUntil?.toISOString() ?? null),
    transferMaxSantim: row.transfer_max === null ? null : toWire(row.transfer_max),
    transfers: row.transfers.map((transfer) => ({ ...transferView(transfer), paidBy: transfer.paidBy })),
  }
}
