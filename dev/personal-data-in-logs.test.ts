import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findPersonalData } from './personal-data-in-logs.ts'

const folder = mkdtempSync(join(tmpdir(), 'edil-logs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const VALUES = new Map([
  ['c680603a-0b54-4d6f-9d3b-1f5d1f6c2a10', 'people.id'],
  ['Selam Bekele', 'people.full_name'],
])
const FINE =
  '{"level":30,"time":"2026-11-19T03:29:46.254Z","pid":28314,"reqId":"e686ef3a-9271-4988-b8be-45b112d4b1c7","ms":162}\n'

test.each([
  [
    'nginx-1.access.log',
    '2026-11-19T03:29:46 200 GET /live/account/c680603a-0b54-4d6f-9d3b-1f5d1f6c2a10 0.1',
    'people.id',
  ],
  ['nginx-1.log', 'upstream failed, request: "GET /reset?email=hana@example.com"', 'an email address'],
  ['api-1.log', '{"level":50,"err":{"detail":"Key (phone)=(+251911000678) already exists."}}', 'a phone number'],
  ['worker-1.log', '{"level":20,"to":"0911000678"}', 'a phone number'],
  ['postgres.log', "STATEMENT:  update people set full_name = 'Selam Bekele'", 'people.full_name'],
])('finds what is planted in %s', (file, line, what) => {
  writeFileSync(join(folder, file), FINE)
  expect(findPersonalData(folder, VALUES).leaks).toEqual([])
  appendFileSync(join(folder, file), `${line}\n`)
  expect(findPersonalData(folder, VALUES).leaks).toEqual([{ file, line, what }])
  rmSync(join(folder, file))
})

test('leaves out what holds mails and logins on purpose, and counts what it has read', () => {
  writeFileSync(join(folder, 'mail.log'), 'to hana@example.com\n')
  writeFileSync(join(folder, 'api-1.log'), FINE + FINE)
  expect(findPersonalData(folder, VALUES)).toEqual({ files: 1, lines: 2, leaks: [] })
})
