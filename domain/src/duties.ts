/** Money that operators decide about, or send. */
export type DecidedMoney = {
  /** Whose payment, prize, refund or ticket it is. */
  readonly personId: string
  /** Who decided that it is paid. */
  readonly decidedBy: readonly string[]
}

/** No person decides about their own money. The database has the same rules. */
export function mayDecide(operatorId: string, { personId }: Pick<DecidedMoney, 'personId'>): boolean {
  return operatorId !== personId
}

/** Two people are needed to send money: the one who decided that it is owed never sends it. */
export function maySend(operatorId: string, { personId, decidedBy }: DecidedMoney): boolean {
  return mayDecide(operatorId, { personId }) && !decidedBy.includes(operatorId)
}
