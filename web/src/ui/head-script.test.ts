import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { HEAD_SCRIPT } from './head-script.ts'

test('the content security policy allows the head script by its hash and no other inline script', () => {
  const policy = readFileSync(join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8')
  const hash = createHash('sha256').update(HEAD_SCRIPT).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
})

type Saved = { 'edil.theme'?: string; 'edil.language'?: string }

function run(saved: Saved, pathname: string, prefersDark = false, cookie = '') {
  const documentElement = { dataset: {} as Record<string, string> }
  const went: string[] = []
  const location = { pathname, search: '?type=daily', hash: '#top', replace: (to: string) => went.push(to) }
  const matchMedia = () => ({ matches: prefersDark })
  runInNewContext(HEAD_SCRIPT, { document: { documentElement, cookie }, location, localStorage: saved, matchMedia })
  return { theme: documentElement.dataset['theme'], isMarked: 'signedIn' in documentElement.dataset, went }
}

test.each([
  [{}, false, 'light'],
  [{}, true, 'dark'],
  [{ 'edil.theme': 'light' }, true, 'light'],
  [{ 'edil.theme': 'dark' }, false, 'dark'],
  [{ 'edil.theme': 'purple' }, false, 'light'],
])('with %o saved and a phone that prefers dark %s the page is %s', (saved, prefersDark, theme) => {
  expect(run(saved, '/', prefersDark).theme).toBe(theme)
})

test('a reader who chose Amharic is redirected to the Amharic page and stays there', () => {
  expect(run({ 'edil.language': 'am' }, '/dashboard').went).toEqual(['/am/dashboard?type=daily#top'])
  expect(run({ 'edil.language': 'am' }, '/am/dashboard').went).toEqual([])
  expect(run({ 'edil.language': 'am' }, '/am').went).toEqual([])
  expect(run({ 'edil.language': 'am' }, '/america').went).toEqual(['/am/america?type=daily#top'])
})

test('a shared Amharic page stays Amharic for a reader of English', () => {
  expect(run({ 'edil.language': 'en' }, '/am/about').went).toEqual([])
})

test('a signed-in person is marked before the first paint', () => {
  expect(run({}, '/', false, 'a=b; edil_signed_in=1').isMarked).toBe(true)
  expect(run({}, '/', false, 'edil_signed_in=0; not_edil_signed_in=1').isMarked).toBe(false)
  expect(run({}, '/').isMarked).toBe(false)
})
