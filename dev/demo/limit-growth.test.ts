import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { limitGrowth } from './limit-growth.ts'

const folder = mkdtempSync(join(tmpdir(), 'edil-growth-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, 'mail'))
mkdirSync(join(folder, 'log'))

test('keeps the newest 500 mails', () => {
  for (let mail = 1; mail <= 510; mail += 1) writeFileSync(join(folder, 'mail', `${1_000 + mail}.eml`), '')
  limitGrowth(folder)
  expect(readdirSync(join(folder, 'mail')).sort()[0]).toBe('1011.eml')
  expect(readdirSync(join(folder, 'mail'))).toHaveLength(500)
})

test('empties a log of more than 20 MB and leaves the others', () => {
  writeFileSync(join(folder, 'log', 'api.log'), Buffer.alloc(21 * 1024 * 1024))
  writeFileSync(join(folder, 'log', 'worker.log'), 'a line\n')
  limitGrowth(folder)
  expect(statSync(join(folder, 'log', 'api.log')).size).toBe(0)
  expect(statSync(join(folder, 'log', 'worker.log')).size).toBe(7)
})
