/** What a worker does to a game that is due. */
export type Act = 'close' | 'draw'

/** A point at which a worker can be killed: before a statement of its transaction, or after the commit was sent. */
export type Step = {
  readonly act: Act
  /** Position of the statement in the transaction, counted from the first one that names the game. */
  readonly place: number
  readonly statement: string
  readonly isAfterCommit: boolean
}

/** One step before each statement and one after the last, which is the commit. */
export function stepsOf(act: Act, statements: readonly string[]): Step[] {
  const before = statements.map((statement, index) => ({ act, place: index + 1, statement, isAfterCommit: false }))
  return [...before, { act, place: statements.length, statement: statements.at(-1) ?? '', isAfterCommit: true }]
}

export function describeStep({ act, place, statement, isAfterCommit }: Step): string {
  return isAfterCommit ? `${act}: after the commit` : `${act} ${place}: ${statement}`
}

/** A short name: the verb and the table or function. */
export function nameStatement(sql: string): string {
  const text = sql.toLowerCase().replaceAll('"', '').replaceAll(/\s+/g, ' ').trim()
  const [write] = /\b(insert into|update|delete from) [\w.]+/.exec(text) ?? []
  if (write) return write
  const [, called] = /(?:^select|\bfrom) (\w+)\(/.exec(text) ?? []
  if (called) return `call ${called}`
  const [, table] = /.*\bfrom (\w+)/.exec(text) ?? []
  if (table) return `${/for (no key )?update$/.test(text) ? 'lock' : 'read'} ${table}`
  return text
}
