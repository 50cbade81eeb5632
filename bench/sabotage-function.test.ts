import { expect, test } from 'vitest'
import { sqlPattern } from './sabotage-function.ts'

test.each([
  ['perform 1 from games where id = any (ids);', 'PERFORM 1\n    FROM games\n    WHERE id = ANY(ids);'],
  ["status = 'held'", "status='held'"],
  ['cardinality(a) + 1 > 3', 'cardinality( a )+1 > 3'],
])('%s is found in %j', (sql, source) => {
  expect(sqlPattern(sql).test(source)).toBe(true)
})

test.each([
  ['update games', 'updategames'],
  ['status = 1', 'status = 2'],
])('%s is not found in %j', (sql, source) => {
  expect(sqlPattern(sql).test(source)).toBe(false)
})
