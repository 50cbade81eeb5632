import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'

/** Foreign keys without an index, each with the reason. */
const EXCEPTIONS: Record<string, string> = {
  'receiving_accounts(changed_by)': 'three rows at most: a scan of the table reads one page',
}

const { owner } = await testDatabase()

test('has an index for every foreign key, so that a delete never scans the referencing table', async () => {
  expect(await listUnindexed()).toEqual(Object.keys(EXCEPTIONS))
})

test('finds a foreign key without an index', async () => {
  await owner.query('create table planted (person_id uuid references people)')
  expect(await listUnindexed()).toContain('planted(person_id)')
  // An index that leaves rows with a person out does not help.
  await owner.query('alter table planted add column is_new boolean')
  await owner.query('create index on planted (person_id) where is_new')
  expect(await listUnindexed()).toContain('planted(person_id)')
  await owner.query('create index on planted (person_id) where person_id is not null')
  expect(await listUnindexed()).not.toContain('planted(person_id)')
  await owner.query('drop table planted')
})

/**
 * Foreign keys whose columns are not the first columns of an index. A partial index counts when it only leaves null out: the
 * check of a delete looks for one value.
 */
async function listUnindexed(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(`
    select conrelid::regclass || '(' || string_agg(attname, ', ' order by nth) || ')' as name
    from pg_constraint
    cross join lateral unnest(conkey) with ordinality as columns (attnum, nth)
    join pg_attribute on attrelid = conrelid and pg_attribute.attnum = columns.attnum
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (
        select 1 from pg_index
        where indrelid = conrelid and indisvalid
          and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey
          and (indpred is null or pg_get_expr(indpred, indrelid)
               = (select '(' || attname || ' IS NOT NULL)' from pg_attribute
                  where attrelid = conrelid and pg_attribute.attnum = conkey[1])))
    group by conrelid, conname order by 1`)
  return rows.map(({ name }) => name)
}
