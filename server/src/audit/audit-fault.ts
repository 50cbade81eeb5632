/** A fault in an audit log and the entries that it concerns, by their present sequence numbers. */
export type AuditFault = {
  readonly because: keyof typeof WORDS
  readonly from: bigint
  readonly to: bigint
  /** The sequence number under which the first of them was written. */
  readonly writtenAs?: bigint
}

const WORDS = {
  entry_edited: 'changed after it was written: content and hash do not match',
  entries_moved: 'in the wrong position',
  entries_missing: 'missing',
  entry_added: 'duplicated, or in an impossible position',
  chain_broken: 'not linked: an entry was replaced, added or removed between them',
  log_cut: 'missing at the end',
  entries_beyond_head: 'added without moving the head',
  head_differs: 'different from the entry that the head names',
  head_missing: 'last entry, but the head is missing',
  anchor_differs: 'different from the head you gave',
} as const

export function describeAuditFault({ because, from, to, writtenAs }: AuditFault): string {
  const place = from === to ? `entry ${from}` : `entries ${from} to ${to}`
  const origin = writtenAs === undefined ? '' : `, written as ${writtenAs}${from === to ? '' : ' and on'}`
  return `${place}: ${WORDS[because]}${origin}`
}
