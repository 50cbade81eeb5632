/** Pages that a link to the mini app (t.me/<bot>/<app>?startapp=…) may open, each with the ids it accepts. */
const GAME = /^[a-z][a-z0-9]{1,30}-[1-9][0-9]{0,8}$/
const START_PAGES: Readonly<Record<string, { readonly path: string; readonly id: RegExp }>> = {
  game: { path: '/draws/', id: GAME },
  draw: { path: '/draws/', id: GAME },
  ticket: { path: '/ticket/', id: /^[0-9a-f]{32}$/ },
}

/** Anyone can write such a link, so everything but these ids is ignored: it never leads to another site, nor to a page that changes something. */
export function startPage(startParam: string): string | undefined {
  const [, kind = '', id = ''] = /^([a-z]+)_(.+)$/.exec(startParam) ?? []
  const page = Object.hasOwn(START_PAGES, kind) ? START_PAGES[kind] : undefined
  return page?.id.test(id) ? page.path + id : undefined
}

export function startParamOf(initData: string): string {
  return new URLSearchParams(initData).get('start_param') ?? ''
}
