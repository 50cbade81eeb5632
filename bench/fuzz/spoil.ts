import type { SeededRandom } from '../../server/test/seeded-random.ts'
import { happens } from './choices.ts'

/** Texts that have broken programs: databases, logs, mails, dates, paths and templates. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\ufeff',
  '\u202egnp.exe',
  '\u200b\u200d\u2060',
  'Z̸̢a̵l̶g̷o̶'.repeat(20),
  '👨‍👩‍👧‍👦'.repeat(10),
  'ሀሁሂሃሄህሆ'.repeat(12),
  'A'.repeat(61),
  'A'.repeat(301),
  'A'.repeat(10_000),
  "' or 1=1 --",
  "'; drop table people; --",
  '%',
  '_%_%_%',
  '\\',
  '\\x00',
  '#{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=HYPERLINK("http://127.0.0.1","x")',
  'a@example.com\r\nBcc: b@example.com',
  'x\r\nSet-Cookie: a=b',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '//evil.test/',
  '/\\evil.test',
  'javascript:alert(1)',
  'http://127.0.0.1:6379/',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '9007199254740993',
  '99999999999999999999',
  '0x10',
  '٣٤',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01T00:00:00Z',
  '2026-13-45T99:99:99Z',
  '9999-12-31T23:59:59.999Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'daily-999999999',
  'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz-999999999',
  '+251',
  '0911223344 ext 5',
  'a@b',
  `${'a'.repeat(250)}@example.com`,
]

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [[]],
  [null],
  { length: -1 },
  { toString: 'x' },
  Array.from({ length: 200 }, (_, index) => index),
  nested(200),
]

type Json = unknown
type Place = { readonly holder: Record<string, Json>; readonly key: string }

/** The body with one thing wrong with it: what a broken client could send. */
export function spoilSlightly(body: Record<string, Json>, random: SeededRandom): Record<string, Json> {
  const spoiled = structuredClone(body)
  const place = random.one(placesOf(spoiled))
  const { holder, key } = place
  const value = holder[key]
  const how = random.below(6)
  if (how === 0) delete holder[key]
  else if (how === 1) holder[`${key}x`] = value
  else if (how === 2) holder[key] = happens(random, 50) ? null : String(value)
  else if (typeof value === 'number')
    holder[key] = random.one([value + 1, value - 1, -value, value + 0.5, value * 1_000_000])
  else if (typeof value === 'string')
    holder[key] = random.one([`${value} `, value.slice(1), value + value, value.toUpperCase()])
  else if (Array.isArray(value)) holder[key] = random.one([[...value, ...value], [], [...value, 0], [101]])
  else holder[key] = random.one([!value, 1, 'true'])
  return spoiled
}

/** The body with hostile values in one or two places. */
export function spoilBadly(body: Record<string, Json>, random: SeededRandom): Record<string, Json> {
  const spoiled = structuredClone(body)
  const places = placesOf(spoiled)
  for (let count = random.between(1, 2); count > 0; count -= 1) {
    const { holder, key } = random.one(places)
    holder[key] =
      typeof holder[key] === 'string' && happens(random, 75)
        ? random.one(HOSTILE_TEXTS)
        : random.one([...HOSTILE_VALUES, ...HOSTILE_TEXTS])
  }
  if (happens(random, 10))
    spoiled[random.one(['__proto__', 'constructor', 'role', 'id', 'personId', 'isAdmin'])] = 'admin'
  return spoiled
}

/** Bodies that are no JSON, or not an object. */
export function brokenJson(json: string, random: SeededRandom): Buffer {
  return random.one<() => Buffer>([
    () => Buffer.from(json.slice(0, random.below(json.length + 1))),
    () => Buffer.from(`[${json}]`),
    () => Buffer.from('null'),
    () => Buffer.from('"text"'),
    () => Buffer.from('123'),
    () => Buffer.from('[]'),
    () => Buffer.from(`${json}${json}`),
    () => Buffer.from(`\ufeff${json}`),
    () => Buffer.from(json.replace('{', '{"__proto__":{"role":"admin"},')),
    () => Buffer.from(json.replace('{', '{"constructor":{"prototype":{"role":"admin"}},')),
    () => Buffer.concat([Buffer.from(json.slice(0, -1)), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from('}')]),
    () => Buffer.from('['.repeat(20_000)),
    () => Buffer.from('{"a":'.repeat(5_000)),
    () => Buffer.from(json.replaceAll('"', "'")),
    () => Buffer.alloc(0),
    () => Buffer.from([0, 1, 2, 3, 255]),
    () => Buffer.from(JSON.stringify({ text: 'x'.repeat(90_000) })),
  ])()
}

function placesOf(body: Record<string, Json>): Place[] {
  const places: Place[] = Object.keys(body).map((key) => ({ holder: body, key }))
  return places.length > 0 ? places : [{ holder: body, key: 'x' }]
}

function nested(depth: number): unknown {
  let value: unknown = 0
  for (let level = 0; level < depth; level += 1) value = { a: value }
  return value
}
