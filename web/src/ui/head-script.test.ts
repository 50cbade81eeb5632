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

type Saved = { 'edil.theme'?: string; 'edil.language'?: string; 'edil.own'?: string; length?: number }

function run(saved: Saved, pathname: string, prefersDark = false, cookie = '', language = 'en-US') {
  const properties = new Map<string, string>()
  const style = { setProperty: (name: string, value: string) => properties.set(name, value) }
  const documentElement = { dataset: {} as Record<string, string>, style }
  const went: string[] = []
  const location = { pathname, search: '?type=daily', hash: '#top', replace: (to: string) => went.push(to) }
  const matchMedia = () => ({ matches: prefersDark })
  const navigator = { language }
  const browser = { document: { documentElement, cookie }, location, localStorage: saved, matchMedia, navigator }
  runInNewContext(HEAD_SCRIPT, browser)
  return {
    theme: documentElement.dataset['theme'],
    isMarked: 'signedIn' in documentElement.dataset,
    own: properties.get('--own'),
    went,
  }
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

test('the phone’s language decides at the first visit, and a choice after that', () => {
  const onAmharicPhone = (saved: Saved, path: string) => run(saved, path, false, '', 'am-ET').went
  expect(onAmharicPhone({ length: 0 }, '/dashboard')).toEqual(['/am/dashboard?type=daily#top'])
  expect(onAmharicPhone({ length: 0 }, '/am/dashboard')).toEqual([])
  expect(onAmharicPhone({ length: 1, 'edil.language': 'en' }, '/dashboard')).toEqual([])
})

test('without storage the phone’s language is not used: English could not be chosen', () => {
  expect(run({}, '/dashboard', false, '', 'am-ET').went).toEqual([])
})

test('a signed-in person is marked before the first paint', () => {
  expect(run({}, '/', false, 'a=b; edil_signed_in=1').isMarked).toBe(true)
  expect(run({}, '/', false, 'edil_signed_in=0; not_edil_signed_in=1').isMarked).toBe(false)
  expect(run({}, '/').isMarked).toBe(false)
})

test('the place of the own games is reserved before the first paint', () => {
  expect(run({ 'edil.own': '212px' }, '/dashboard').own).toBe('212px')
  expect(run({}, '/dashboard').own).toBeUndefined()
})
