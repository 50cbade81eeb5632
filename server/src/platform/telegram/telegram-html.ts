/** Telegram's HTML: a few tags, and these four characters escaped. */

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

export function htmlLink(address: string, label: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>`
}

/** A title in bold with lines below it. */
export function htmlPart(title: string, lines: readonly string[], links: readonly string[] = []): string {
  return [`<b>${escapeHtml(title)}</b>`, ...lines.map(escapeHtml), ...links].join('\n')
}
