/** What a worker does to a game whose time has come. */
export type Act = 'close' | 'draw'

/** A moment in which a worker can die: before a statement of its transaction, or when the commit is not yet heard of. */
export type Step = {
  readonly act: Act
  /** Of the statement among those of the transaction, from the first that names the game. */
  readonly place: number
  readonly statement: string
  readonly isAfterCommit: boolean
}

/** One before each statement, and one behind the last, which is the commit. */
export function stepsOf(act: Act, statements: readonly string[]): Step[] {
  const before = statements.map((statement, index) => ({ act, place: index + 1, statement, isAfterCommit: false }))
  return [...before, { act, place: statements.length, statement: statements.at(-1) ?? '', isAfterCommit: true }]
}

export function describeStep({ act, place, statement, isAfterCommit }: Step): string {
  return isAfterCommit ? `${act}: after the commit` : `${act} ${place}: ${statement}`
}

/** What a statement does and to which table, in two words or three. */
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
