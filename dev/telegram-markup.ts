const LENGTH_MAX = 4_096

/** As Telegram reads it: a few tags, closed in order, and four entities. */
export function faultOfHtml(html: string): string | undefined {
  const open: string[] = []
  for (const [, slash, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z]+)([^>]*)>/g)) {
    if (!['b', 'i', 'code', 'pre', 'a'].includes(name))
      return `Bad Request: can't parse entities: Unsupported start tag "${name}"`
    if (slash === '' && (name === 'a') !== /^ href="[^"<>]+"$/.test(rest)) return "Bad Request: can't parse entities"
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return "Bad Request: can't parse entities: Unexpected end tag"
  }
  const plain = html.replaceAll(/<\/?[a-z]+[^>]*>/g, '')
  if (open.length > 0 || /[<>]|&(?!(lt|gt|amp|quot);)/.test(plain)) return "Bad Request: can't parse entities"
  const length = plain.replaceAll(/&\w+;/g, '.').length
  if (length === 0) return 'Bad Request: message text is empty'
  return length > LENGTH_MAX ? 'Bad Request: message is too long' : undefined
}
