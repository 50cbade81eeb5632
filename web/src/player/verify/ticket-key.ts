/** The key in what somebody pasted or scanned: the 32 digits themselves, however spaced, or an address that ends in them. */
export function ticketKeyIn(typed: string): string | undefined {
  return /(?:^|[/=])([0-9a-f]{32})\/?$/.exec(typed.replace(/[\s-]/g, '').toLowerCase())?.[1]
}
