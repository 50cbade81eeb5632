import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { STAFF_PAGES } from '@edil/domain/access'
import type { Role } from '@edil/domain/people'
import { PASSWORD } from '../../server/test/people.ts'
import { TOTP_BASE32 } from '../../server/test/sessions.ts'
import { totp } from '../totp.ts'
import { PRINTED_LOGINS } from './people.ts'

export type LoginsPage = { readonly url: string; readonly close: () => void }

/** The page with the logins of the demo. `npm run dev` serves it; it is no part of the product. */
export async function serveLoginsPage(port: number, webUrl: string): Promise<LoginsPage> {
  const server = createServer((request, response) => {
    const isCode = request.url === '/code'
    const type = isCode ? 'application/json' : 'text/html; charset=utf-8'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
    response.end(isCode ? JSON.stringify(currentCode()) : renderLogins(webUrl, currentCode()))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const { port: chosen } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${chosen}/`, close: () => server.close() }
}

type Code = { readonly code: string; readonly secondsLeft: number }

function currentCode(now = Date.now()): Code {
  return { code: totp(TOTP_BASE32, 0, now), secondsLeft: 30 - (Math.floor(now / 1_000) % 30) }
}

const PUBLIC_PAGES = ['dashboard', 'live-draw', 'game-draw', 'winners', 'jackpots', 'money', 'verify']
const PLAYER_PAGES = ['dashboard', 'profile/tickets', 'profile/joined-games', 'profile/prizes']

function renderLogins(webUrl: string, { code, secondsLeft }: Code): string {
  const rows = PRINTED_LOGINS.map(({ username, fullName, language, role }) => {
    const prefix = language === 'am' ? 'am/' : ''
    const links = pagesOf(role).map((page) => `<a href="${webUrl}${prefix}${page}">${page}</a>`)
    const factor = role === 'player' ? '' : '<code class="code"></code>'
    return `<tr><td><code>${username}</code></td><td>${fullName}</td><td>${role}</td><td>${language}</td><td>${factor}</td><td>${links.join(' ')}</td></tr>`
  })
  const links = PUBLIC_PAGES.map((page) => `<a href="${webUrl}${page}">${page}</a>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Demo logins</title><style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; color-scheme: light dark }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #8886; vertical-align: top }
code { font-size: 1.05em } a { margin-right: .6em; white-space: nowrap }
</style><h1>Demo logins</h1>
<p><a href="${webUrl}login">Log in</a> with a username and the password <code>${PASSWORD}</code></p>
<table><tr><th>Username</th><th>Name</th><th>Role</th><th>Language</th><th>Code, <span id="left">${secondsLeft}</span> s</th><th>Pages</th></tr>
${rows.join('\n')}
</table>
<p>Without a login: ${links.join(' ')}</p>
<p>Every second factor has the secret <code>${TOTP_BASE32}</code></p>
<script>
const show = ({ code, secondsLeft }) => {
  for (const cell of document.querySelectorAll('.code')) cell.textContent = code
  document.getElementById('left').textContent = secondsLeft
}
show(${JSON.stringify({ code, secondsLeft })})
setInterval(() => fetch('/code').then((response) => response.json()).then(show, () => {}), 1000)
</script></html>`
}

/** The pages that a role may open, as paths without the first slash. */
function pagesOf(role: Role): string[] {
  if (role === 'player') return PLAYER_PAGES
  return Object.entries(STAFF_PAGES)
    .filter(([, roles]) => (roles as readonly Role[]).includes(role))
    .map(([page]) => (page === 'today' ? 'etxdark' : `etxdark/${page}`))
}
