import type { ChatMessage } from './telegram-server.ts'

/** A chat as a phone shows it, so that its texts can be looked at. The messages are the HTML that Telegram was sent. */
export function chatPage(title: string, messages: readonly ChatMessage[]): string {
  const bubbles = messages.map(
    ({ id, html, sentAt, edits }) =>
      `<article id="message-${id}"><div>${html}</div><footer>${edits > 0 ? 'edited ' : ''}<time datetime="${sentAt}">${sentAt.slice(11, 16)} UTC</time></footer></article>`,
  )
  return `<!doctype html>
<html lang="am">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<header><h1>${title}</h1><p>On the local Telegram server</p></header>
<main>${bubbles.join('\n') || '<p class="empty">No messages yet</p>'}</main>
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
`
