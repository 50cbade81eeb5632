import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { writeProof } from '@edil/domain/draw/proof'
import { beforeAll, expect, test } from 'vitest'
import { quicknetProof } from '../dev/example-proof.ts'

/** After a change that is meant: `sha256sum <these> > docs/published-files.sha256`. */
const PUBLISHED = ['verifier/dist/edil-verify.html', 'verifier/dist/edil-verify.js', 'witness/dist/edil-witness.js']
const DIST = join(import.meta.dirname, 'dist')
const build = () => `${execFileSync(process.execPath, [join(import.meta.dirname, 'build.ts')])}`
const built = (name: string) => readFileSync(join(DIST, name), 'utf8')

let printed = ''
beforeAll(() => {
  printed = build()
})

test('a build always makes the same bytes and prints their hash', () => {
  expect(printed).toMatch(/^edil-verify\.html: \d+ bytes, sha256 [0-9a-f]{64}\n$/)
  expect(build()).toBe(printed)
})

test('the page fits in 70 kB', () => {
  expect(Buffer.byteLength(built('edil-verify.html'))).toBeLessThanOrEqual(70_000)
})

test('the files have the hashes that the documents give', () => {
  execFileSync(process.execPath, [join(import.meta.dirname, '../witness/build.ts')])
  const check = ['--check', '--strict', 'docs/published-files.sha256']
  expect(execFileSync('sha256sum', check, { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' })).toBe(
    PUBLISHED.map((file) => `${file}: OK\n`).join(''),
  )
})

test('the page refers to nothing outside itself', () => {
  const page = built('edil-verify.html')
  expect(page).not.toMatch(/\b(src|href|action)=|@import|https?:/)
  const [, packed = ''] = /id="program">([^<]*)</.exec(page) ?? []
  const addresses = gunzipSync(Buffer.from(packed, 'base64'))
    .toString()
    .match(/https?:[^"'`\s]*/g)
  expect([...new Set(addresses)]).toEqual(['http://www.w3.org/2000/svg'])
})

test('the published package needs nothing but Node', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edil-verify-'))
  try {
    const published = join(folder, 'node_modules/@edil/verify')
    for (const part of ['package.json', 'bin', 'dist']) {
      cpSync(join(import.meta.dirname, part), join(published, part), { recursive: true })
    }
    const file = join(folder, 'proof.json')
    writeFileSync(file, JSON.stringify(writeProof(quicknetProof())))
    const out = execFileSync(process.execPath, [join(published, 'bin/edil-verify.js'), file])
    expect(`${out}`).toContain('PASSED. This draw passed the check.')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
