const ENCRYPTED = new Set(['https:', 'rediss:'])

/**
 * Whether no one on the way can read what goes to this address: TLS with a checked certificate, the machine itself, or a host that
 * the operator has named as reached by a private network. Also called with invalid addresses, which another check reports.
 */
export function isEncrypted(address: string, privateHosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return true
  const { protocol, hostname, searchParams } = new URL(address)
  // PostgreSQL's driver takes the last of each.
  const host = searchParams.getAll('host').at(-1) ?? hostname
  const isChecked = ENCRYPTED.has(protocol) || searchParams.getAll('sslmode').at(-1) === 'verify-full'
  return isChecked || host.startsWith('/') || isLoopbackHost(host) || privateHosts.includes(host)
}

function isLoopbackHost(host: string): boolean {
  return /^(127(\.\d{1,3}){3}|localhost|\[::1\])$/.test(host)
}
