import type { SeededRandom } from '../../server/test/seeded-random.ts'

/** A request before it is written as bytes. */
export type Draft = {
  method: string
  /** As it is sent: escaped, with the query. */
  target: string
  readonly headers: [name: string, value: string][]
  body: Buffer | undefined
  /** The answer may be that of another address, or of nginx. */
  isAstray: boolean
  /** What follows on the connection could be read as a part of this request. */
  closesAfter: boolean
}

type Trick = (draft: Draft, random: SeededRandom) => void

/** Changes how a request is sent, not what it asks for. Returns the name of the trick. */
export function playTrick(draft: Draft, random: SeededRandom): string {
  const [name, trick] = random.one(Object.entries(TRICKS))
  trick(draft, random)
  return name
}

function set(draft: Draft, name: string, ...values: string[]): void {
  const others = draft.headers.filter(([header]) => header.toLowerCase() !== name.toLowerCase())
  draft.headers.splice(0, draft.headers.length, ...others, ...values.map((value): [string, string] => [name, value]))
}

const sentValue = (draft: Draft, name: string) => draft.headers.find(([header]) => header === name)?.[1] ?? ''
const astray = (draft: Draft) => {
  draft.isAstray = true
}

const TRICKS: Readonly<Record<string, Trick>> = {
  'no Origin': (draft) => set(draft, 'Origin'),
  'foreign Origin': (draft, random) =>
    set(
      draft,
      'Origin',
      random.one(['https://evil.test', 'null', '', `${sentValue(draft, 'Origin')}.evil.test`, 'file://']),
    ),
  'two Origins': (draft) => set(draft, 'Origin', sentValue(draft, 'Origin'), 'https://evil.test'),
  'content type': (draft, random) =>
    set(
      draft,
      'Content-Type',
      random.one([
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/octet-stream',
        'application/json; charset=utf-16',
        'application/json;charset=utf-8',
        'APPLICATION/JSON',
        'application/merge-patch+json',
        'image/png',
        '*/*',
        '',
        'a'.repeat(500),
      ]),
    ),
  'no content type': (draft) => set(draft, 'Content-Type'),
  'a body where none belongs': (draft) => {
    draft.body = Buffer.from('{"personId":"x"}')
    set(draft, 'Content-Type', 'application/json')
  },
  'too large a body': (draft) => {
    draft.body = Buffer.alloc(150_000, 'a')
    astray(draft)
    draft.closesAfter = true
  },
  'body in chunks': (draft) => {
    const body = draft.body ?? Buffer.alloc(0)
    set(draft, 'Content-Length')
    set(draft, 'Transfer-Encoding', 'chunked')
    const first = body.length === 0 ? [] : [Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')]
    draft.body = Buffer.concat([...first, Buffer.from('0\r\n\r\n')])
  },
  'wrong length': (draft, random) => {
    set(draft, 'Content-Length', random.one(['0', '1', '-1', 'abc', '1e3', '+5']))
    astray(draft)
    draft.closesAfter = true
  },
  'two lengths': (draft) => {
    set(draft, 'Content-Length', String(draft.body?.length ?? 0), '3')
    astray(draft)
    draft.closesAfter = true
  },
  'length and chunks': (draft) => {
    set(draft, 'Content-Length', '4')
    set(draft, 'Transfer-Encoding', 'chunked')
    draft.body = Buffer.from('0\r\n\r\nGET /api/account HTTP/1.1\r\n\r\n')
    astray(draft)
    draft.closesAfter = true
  },
  'unknown transfer encoding': (draft, random) => {
    set(draft, 'Transfer-Encoding', random.one(['gzip', 'chunked, identity', 'xchunked', '']))
    astray(draft)
    draft.closesAfter = true
  },
  'Expect: 100-continue': (draft) => set(draft, 'Expect', '100-continue'),
  host: (draft, random) => {
    set(
      draft,
      'Host',
      random.one(['evil.test', '', '127.0.0.1:1', 'localhost', '[::1]', 'a b', '../x', 'a'.repeat(300)]),
    )
    astray(draft)
  },
  'two hosts': (draft) => {
    set(draft, 'Host', sentValue(draft, 'Host'), 'evil.test')
    astray(draft)
  },
  cookies: (draft, random) => {
    const cookie = sentValue(draft, 'Cookie')
    set(
      draft,
      'Cookie',
      random.one([
        `edil.session_token=%; ${cookie}`,
        `a=b;;; =; ${cookie}; edil.session_token=x`,
        `edil.session_token=${'a'.repeat(3_000)}.b`,
        'edil.session_token=.',
        'edil.session_token=%00%ff.%00',
        'edil.session_token=%F0%9F%98%80.AAAA',
        `edil.session_token=\xff\xfe`,
        cookie.replace(/.{6}$/, 'AAAAAA'),
        cookie.toUpperCase(),
        `edil.two_factor=x; edil.registration=y; edil.known_browser=z; ${cookie}`,
        `${'c=d; '.repeat(300)}${cookie}`,
      ]),
    )
    astray(draft)
  },
  'if none match': (draft, random) =>
    set(draft, 'If-None-Match', random.one(['*', '"x"', 'W/"x"', '"a", "b"', '', `"${'e'.repeat(500)}"`])),
  'if modified since': (draft, random) =>
    set(
      draft,
      'If-Modified-Since',
      random.one(['Thu, 01 Jan 1970 00:00:00 GMT', 'x', 'Fri, 31 Dec 9999 23:59:59 GMT']),
    ),
  range: (draft, random) => {
    set(draft, 'Range', random.one(['bytes=0-10', 'bytes=-5', 'bytes=5-1', 'bytes=0-0,1-1,2-2', 'lines=1-2']))
    astray(draft)
  },
  'accept language': (draft, random) =>
    set(draft, 'Accept-Language', random.one(['am', 'am-ET,am;q=0.9', '*', 'x'.repeat(1_000), '../../en', '\xff'])),
  'accept encoding': (draft, random) =>
    set(draft, 'Accept-Encoding', random.one(['br', 'gzip, br', 'identity;q=0', '*'])),
  accept: (draft, random) =>
    set(draft, 'Accept', random.one(['text/html', 'application/xml', 'text/event-stream', 'x'])),
  'another method': (draft, random) => {
    draft.method = random.one([
      'HEAD',
      'OPTIONS',
      'PATCH',
      'TRACE',
      'PUT',
      'DELETE',
      'POST',
      'GET',
      'FOO',
      'get',
      'PROPFIND',
    ])
    astray(draft)
    draft.closesAfter = true
  },
  'method override': (draft) => {
    set(draft, 'X-HTTP-Method-Override', 'DELETE')
    set(draft, 'X-Method-Override', 'DELETE')
    set(draft, 'X-Original-URL', '/api/people')
    set(draft, 'X-Rewrite-URL', '/api/people')
  },
  'client address': (draft, random) =>
    set(
      draft,
      'X-Forwarded-For',
      random.one(['127.0.0.1', '::1', 'x', '10.0.0.1, 196.188.9.9', '', '1.2.3.4:80', 'fe80::1%eth0']),
    ),
  'headers of our own': (draft, random) => {
    set(draft, 'Edil-Live-Silences', random.one(['abc', '1e9', '-5', '']))
    set(draft, 'X-Request-Id', random.one(['0'.repeat(32), 'x', '\xff']))
    set(draft, 'Edil-Publish-Secret', 'x')
    set(draft, 'X-Forwarded-Proto', 'https')
    set(draft, 'Authorization', random.one(['Bearer x', 'Basic YWRtaW46YWRtaW4=', '']))
  },
  upgrade: (draft) => {
    set(draft, 'Upgrade', 'websocket')
    set(draft, 'Connection', 'Upgrade')
  },
  'long header': (draft, random) => {
    set(draft, 'X-Long', 'x'.repeat(random.one([4_000, 9_000, 40_000])))
    astray(draft)
    draft.closesAfter = true
  },
  'control characters': (draft, random) => {
    set(draft, 'X-Control', random.one(['a\x00b', 'a\x7fb', 'a\tb', 'a\rb']))
    astray(draft)
    draft.closesAfter = true
  },
  path: (draft, random) => {
    const [path = '', query] = draft.target.split('?')
    const changed = random.one([
      `${path}/`,
      path.replace('/api/', '//api//'),
      path.replace('/api/', '/api/./'),
      path.replace('/api/', '/api/x/../'),
      path.replace('/api/', '/api/%2e%2e/api/'),
      path.replace('/api/', '/%61pi/'),
      path.replaceAll('/', '%2f').replace('%2f', '/'),
      path.toUpperCase(),
      `${path};x=y`,
      `${path}%00`,
      `${path}%0d%0aX-A:b`,
      `${path}%`,
      `${path}%zz`,
      `${path}%ff%fe`,
      `${path}\xe1\x88\x80`,
      `${path}.json`,
      `${path}/..`,
      `${path}#x`,
      `http://evil.test${path}`,
      `${path}/${'a/'.repeat(200)}`,
      `${path}${'a'.repeat(5_000)}`,
      path.replace(/[^/]*$/, ''),
      path.replace(/[^/]*$/, '*'),
      path.replace(/[^/]*$/, 'null'),
    ])
    draft.target = query === undefined ? changed : `${changed}?${query}`
    astray(draft)
  },
  query: (draft, random) => {
    const [path, query = ''] = draft.target.split('?')
    const more = random.one([
      'x=1',
      '__proto__=1',
      '__proto__[a]=1',
      'a[]=1&a[]=2',
      'constructor.prototype=1',
      '%',
      '%00=%00',
      '&&&&',
      '=',
      'a=%ff%fe',
      query,
      query.replaceAll('=', '=%00'),
      `${query.split('=')[0]}=${'x'.repeat(3_000)}`,
      `${query.split('=')[0]}=%F0%9F%98%80`,
      'x='.repeat(500),
      '\xff\xff',
    ])
    draft.target = `${path}?${query === '' ? more : `${query}&${more}`}`
    astray(draft)
  },
}
