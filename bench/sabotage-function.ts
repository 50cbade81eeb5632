import type { Pool } from 'pg'

/** `from` is SQL; whitespace and letter case may differ from the function's source. */
export type Replacement = { readonly from: string; readonly to: string }

/**
 * Replaces parts of a database function, reading the source from the database. Throws when a part is not found: a sabotage that
 * changes nothing would prove nothing. Returns a function that restores the original.
 */
export async function sabotageFunction(
  owner: Pool,
  name: string,
  replacements: readonly Replacement[],
): Promise<() => Promise<void>> {
  const { rows } = await owner.query<{ source: string }>('select pg_get_functiondef($1::regproc) as source', [name])
  const original = rows[0]?.source ?? ''
  const sabotaged = replacements.reduce((source, { from, to }) => replaceSql(name, source, from, to), original)
  await owner.query(sabotaged)
  return async () => {
    await owner.query(original)
  }
}

function replaceSql(name: string, source: string, from: string, to: string): string {
  const pattern = sqlPattern(from)
  if (!pattern.test(source)) throw new Error(`the sabotage of ${name} found nothing to replace: ${from}`)
  return source.replace(pattern, () => to)
}

/** Matches the SQL with any whitespace between its words and signs. */
export function sqlPattern(sql: string): RegExp {
  const tokens = sql.match(/\w+|[^\w\s]/g) ?? []
  const isWord = (token = '') => /\w/.test(token)
  const escaped = tokens.map((token, index) => {
    const gap = index === 0 ? '' : isWord(token) && isWord(tokens[index - 1]) ? '\\s+' : '\\s*'
    return gap + token.replaceAll(/[^\w]/g, '\\$&')
  })
  return new RegExp(escaped.join(''), 'i')
}
