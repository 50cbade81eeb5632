/** The key in pasted or scanned text: 32 hex digits, however spaced, or an address that ends in them. */
export function ticketKeyIn(typed: string): string | undefined {
  return /(?:^|[/=])([0-9a-f]{32})\/?$/.exec(typed.replace(/[\s-]/g, '').toLowerCase())?.[1]
}
