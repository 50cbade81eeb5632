import { type Endpoint, refusalsOf } from '@edil/contract/endpoint'
import { PLAYER_SESSION_DAYS, STAFF_IDLE_MINUTES, STAFF_SESSION_HOURS, STEP_UP_MINUTES } from '@edil/domain/access'
import { REFUSAL_CODES, REFUSALS } from '@edil/domain/refusal'
import { SESSION_DAYS } from './accounts/sign-in/auth.ts'
import { LIMITS, type LimitName } from './platform/http/limits.ts'

/** The groups of /api/docs in their order: what everyone may read, what players do, what staff do. */
export const GROUPS = [
  { name: 'games', description: 'Everyone: the games that are open, being drawn or over, and their plans.' },
  { name: 'boards', description: 'Everyone reads a board. Players hold numbers on it and release them.' },
  { name: 'draws', description: 'Everyone: results, published records and proofs. Hosts start a draw.' },
  { name: 'figures', description: 'Everyone: winners, jackpots and where the money went.' },
  { name: 'live', description: 'Everyone: how many viewers a channel of live events has.' },
  { name: 'sessions', description: 'Log in, second factor, log out, devices.' },
  { name: 'accounts', description: 'Register, verify the email address, change or close the own account.' },
  { name: 'payments', description: 'Players: the accounts to pay to, and the own payments.' },
  { name: 'uploads', description: 'Players: the screenshot of a payment, sent in parts.' },
  { name: 'tickets', description: 'Players: the own tickets. Everyone with its key may check a ticket.' },
  { name: 'prizes', description: 'Players claim a prize. Staff approve and pay it: two people.' },
  { name: 'review', description: 'Staff: payments, numbers and refunds that wait for a decision.' },
  { name: 'proposals', description: 'Admins: changes that wait for a second admin, or for a day to pass.' },
  { name: 'withdrawals', description: 'Staff: tickets that are taken back, by two people.' },
  { name: 'sales', description: 'Admins: stop and resume sales.' },
  { name: 'notifications', description: 'What a person was notified about, and by which ways.' },
  { name: 'notices', description: 'Everyone reads the notices that admins write.' },
  { name: 'settings', description: 'Everyone reads the help addresses and the licence that admins set.' },
  { name: 'staff', description: 'Staff: people, roles, the work of today and figures.' },
  { name: 'health', description: 'For monitoring and load balancers.' },
] as const

const COUNTED: Readonly<Record<LimitName, string>> = {
  login_by_network: 'failed logins with one email address, username or phone number, from one network',
  login_by_browser: 'failed logins of a browser that has logged in to the account before',
  login_by_account: 'failed logins of one account from other browsers, from all addresses',
  sign_in: 'logins of one account with the right password',
  second_factor: 'second-factor codes',
  password_check: 'checks of the current password',
  account_change: 'changes of an account',
  telegram_code: 'codes that connect Telegram',
  phone_change: 'new phone numbers of an account',
  people_search: 'searches for people by staff',
  payment: 'payments',
  upload: 'uploads',
  upload_kilobytes: 'kilobytes of uploads in a day',
  refused_picture: 'pictures that are refused',
  data_download: 'downloads of personal data',
  ticket_file: 'ticket files (PDF, PNG)',
  reset_mail: 'emails with a link',
  login_by_address: 'failed logins',
  register: 'registrations',
  forgot: 'requests for a password link',
  link: 'opened links',
  ticket_check: 'checks of tickets by their key',
  social: 'logins by Google or Facebook',
  mini_app: 'refused logins by the Telegram mini app',
}

/** The introduction of /api/docs, in Markdown. `docs/api-examples` holds the same steps as programs, which a test runs. */
export const API_GUIDE = `
Number games whose draws anyone can verify. Everything the website does goes through this API. Games, boards, draws, proofs and figures
are public: no account and no key.

Amounts are whole santim (1/100 birr). Times are UTC (ISO 8601). Requests and responses are JSON. This document as JSON:
[/api/docs/json](/api/docs/json).

### Start here

\`\`\`sh
EDIL_URL=http://localhost:8080
# 1. List the open games.
curl -fsS "$EDIL_URL/api/games"
# 2. Read a board, then watch it: every change arrives as an event.
curl -fsS "$EDIL_URL/api/games/daily-412/board"
curl -fsSN -H 'Accept: text/event-stream' "$EDIL_URL/live/board/daily-412"
# 3. Save the proof of a draw and check it on your own computer.
curl -fsS "$EDIL_URL/api/games/daily-412/proof" -o daily-412.json
npx @edil/verify daily-412.json
\`\`\`

The source code contains these steps as complete programs: \`docs/api-examples/games.sh\` (curl) and \`docs/api-examples/games.ts\`
(TypeScript, no packages).

### Live events

\`GET /live/<channel>\` with \`Accept: text/event-stream\` is a stream of server-sent events (\`EventSource\` in a browser). Each \`data\` line is JSON with \`kind\`;
an event named \`ping\` arrives every 15 seconds and can be ignored.

| channel | events |
|---|---|
| \`games\` | \`{"kind":"game","game":{…}}\`: a game opened, closed or changed |
| \`board/<gameId>\` | \`{"kind":"board","board":{…}}\`: numbers were taken or released |
| \`live-draw\` | \`{"kind":"draw","draw":{…}}\`: a game was sealed or drawn |

An event carries the complete state and a \`version\`. Keep the one with the highest version, wherever it came from: a missed event does
no harm. The stream starts with what happens after you are connected: read the state again after every connection, once at once and
once three seconds later, because responses may be two seconds old.

While a channel has viewers, \`{"kind":"heartbeat","at":"…","before":"…"}\` comes every 10 seconds: the server's time, and the id of the
message before it. If none comes, or if you did not get that message, connect again.

### Log in

Only for what belongs to a person. \`POST /api/session\` with email, username or phone, and password; keep the cookie of the response and
send it with every request. If the response says \`second_factor\`, continue with \`POST /api/session/second-factor\`.

\`\`\`sh
curl -fsS -c cookies -H "Origin: $EDIL_URL" --json '{"identifier":"selam@example.com","password":"…"}' "$EDIL_URL/api/session"
curl -fsS -b cookies "$EDIL_URL/api/my/tickets"
\`\`\`

- A request that changes something must carry the site's own address in the header \`Origin\`; pages of other sites are refused.
- There are no API keys. Staff need two-factor login. Steps with money require a code again (\`POST /api/session/step-up\`), valid for
  ${STEP_UP_MINUTES} minutes. A staff session ends after ${STAFF_IDLE_MINUTES} minutes
  without a change or \`POST /api/session/activity\`, and ${STAFF_SESSION_HOURS} hours after the sign-in.
  Other sessions end ${SESSION_DAYS} days after they were last extended by \`GET /api/session\`, and ${PLAYER_SESSION_DAYS} days after the sign-in.
- Each operation below says who may call it.

### Limits

Every client address (IPv6: every /64) has generous limits, because many people can share one: 200 reads a second (1,000 at once), of these 20 with
arguments in the query (200), 30 changes (300), and 500 connections. Above them the response is 429 \`too_many_attempts\` with \`Retry-After\`.

Public reads are cached for one second or more (\`Cache-Control: s-maxage\`), so asking more often returns the same response; send \`If-None-Match\` with the \`ETag\` to get an empty 304 for an unchanged one. For changes, use live events.

Lists return a page and \`hasMore\`. The next page starts after the last item (\`after=<its id>\`). A body may have 100 kB.

Attempts are counted per hour. Above the limit the response is 429 \`too_many_attempts\`. Where 'then after waits' is written, one more
attempt is allowed after each wait; waits grow from 15 seconds to ten minutes.

| counted | per | an hour |
|---|---|---|
${Object.entries(LIMITS)
  .map(
    ([name, limit]) =>
      `| ${COUNTED[name as LimitName]} | ${limit.per} | ${limit.points}${'backsOff' in limit ? ', then after waits' : ''} |`,
  )
  .join('\n')}

### Errors

Every error is \`application/problem+json\` (RFC 9457). Decide by \`code\`: titles may change. Quote \`requestId\` to support.

\`\`\`json
{"type":"about:blank#game_not_found","title":"Game not found","status":404,"code":"game_not_found","requestId":"9f0c2d…"}
\`\`\`

Each operation lists the codes it can return. After 503 \`service_unavailable\`, try again; a request that holds numbers or submits a
payment carries a \`key\` of your choice, and the same key returns the first response instead of acting twice. All codes:

| status | code | meaning |
|---|---|---|
${REFUSAL_CODES.toSorted((one, other) => REFUSALS[one].status - REFUSALS[other].status)
  .map((code) => `| ${REFUSALS[code].status} | \`${code}\` | ${REFUSALS[code].title} |`)
  .join('\n')}
| 500 | \`unexpected\` | Something went wrong on our side |

### Versions

The version of this document is the version of Edil. New fields, codes, events and operations may appear in any version: ignore what you
do not know. Until 1.0 a version may also rename or remove something; \`CHANGELOG.md\` says so. The format of proofs has its own name
(\`EDIL-DRAW/1\`) and does not change: a new format gets a new name, and the verifier reads all of them.
`.trim()

/** Who may call an endpoint, and what else it asks for. */
export function describeAccess({ method, access, requiresStepUp, publicCacheSeconds }: Endpoint): string {
  const who =
    access === 'everyone' ? 'everyone' : access === 'person' ? 'every logged-in person' : `staff: ${access.join(', ')}`
  return [
    `**Who:** ${who}.`,
    requiresStepUp ? 'Requires a second-factor code of the last five minutes.' : '',
    method === 'GET' ? '' : 'Send the header `Origin`.',
    publicCacheSeconds === undefined ? '' : `Cached for ${publicCacheSeconds} s.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** Whether a request without a session can succeed. */
export function needsSession(endpoint: Endpoint): boolean {
  return refusalsOf({ ...endpoint, refusals: [] }).includes('login_required')
}
