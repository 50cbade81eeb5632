import { expect, test } from 'vitest'
import { changedMigrations } from './ran-migrations.ts'

test('a changed or deleted migration needs new data, and a new one does not', () => {
  const ran = { '0001_people.sql': 'aa', '0002_games.sql': 'bb', '0003_notes.sql': 'cc' }
  const present = { '0001_people.sql': 'aa', '0002_games.sql': 'xx', '0004_cities.sql': 'dd' }
  expect(changedMigrations(ran, present)).toEqual(['0002_games.sql', '0003_notes.sql'])
})
