import type { ChatMessage } from './telegram-server.ts'

/** A chat as a phone shows it, so that its texts can be looked at. The messages are the HTML that Telegram was sent. */
export function chatPage(title: string, messages: readonly ChatMessage[]): string {
  return page(
    title,
    messages.map((message) => bubble(message)),
  )
}

/** A private chat with the bot, in which one can write. Its button for the own contact needs a number: here is no phone. */
export function userPage(userId: number, messages: readonly ChatMessage[], language: string): string {
  const keyboard = messages.findLast((message) => message.keyboard)?.keyboard
  const action = `method="post" action="/users/${userId}/messages"`
  const app = `<input type="hidden" name="language" value="${language}">`
  const contact = `<form ${action}>${app}<input name="phone" aria-label="Phone number"><button>Share contact</button></form>`
  return page(
    `User ${userId}`,
    messages.map((message) => bubble(message, `/users/${userId}/photos/${message.id}`)),
    `<footer class="write"><form ${action}>${app}<input name="text" aria-label="Message" autofocus><button>Send</button></form>${keyboard === 'contact' ? contact : ''}</footer>`,
  )
}

function bubble({ id, html, sentAt, edits, byPerson, photo }: ChatMessage, photoUrl = ''): string {
  const content = photo ? `<img src="${photoUrl}" alt="">` : html
  return `<article id="message-${id}"${byPerson ? ' class="own"' : ''}><div>${content}</div><footer>${edits > 0 ? 'edited ' : ''}<time datetime="${sentAt}">${sentAt.slice(11, 16)} UTC</time></footer></article>`
}

function page(title: string, bubbles: readonly string[], below = ''): string {
  return `<!doctype html>
<html lang="am">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<header><h1>${title}</h1><p>On the local Telegram server</p></header>
<main>${bubbles.join('\n') || '<p class="empty">No messages yet</p>'}</main>${below}
</html>`
}

const STYLE = `
:root { color-scheme: light dark; --ground: #d5e3cf; --bubble: #fff; --ink: #111; --quiet: #5d6a59; --link: #1a6fb3 }
@media (prefers-color-scheme: dark) { :root { --ground: #0e1621; --bubble: #182533; --ink: #f3f5f7; --quiet: #93a5b5; --link: #6ab3f3 } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.45 system-ui, 'Noto Sans Ethiopic', sans-serif }
header { position: sticky; top: 0; padding: 8px 16px; background: var(--bubble) }
h1 { margin: 0; font-size: 17px } header p { margin: 0; color: var(--quiet); font-size: 13px }
main { display: grid; gap: 8px; max-width: 560px; margin: 0 auto; padding: 12px 8px }
article { padding: 8px 12px; border-radius: 14px; background: var(--bubble); overflow-wrap: anywhere }
article > div { white-space: pre-wrap } a { color: var(--link) }
pre { margin: 4px 0; padding: 8px; border-left: 3px solid var(--link); white-space: pre-wrap; font-size: 13px }
footer { color: var(--quiet); font-size: 12px; text-align: right } .empty { text-align: center; color: var(--quiet) }
.own { justify-self: end } img { max-width: 100% }
.write { position: sticky; bottom: 0; padding: 8px; background: var(--bubble) } form { display: flex; gap: 8px; max-width: 560px; margin: 4px auto }
input { flex: 1; min-width: 0; font: inherit } button { font: inherit }
`
