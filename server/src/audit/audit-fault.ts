/** What is wrong with an audit log, and where: from the first to the last entry it concerns, as they are numbered now. */
export type AuditFault = {
  readonly because: keyof typeof WORDS
  readonly from: bigint
  readonly to: bigint
  /** The number under which the first of them was written. */
  readonly writtenAs?: bigint
}

const WORDS = {
  entry_edited: 'edited after the writing, contents and hash disagree',
  entries_moved: 'in a place that is not their own',
  entries_missing: 'missing',
  entry_added: 'there more than once, or where no entry can be',
  chain_broken: 'do not follow each other, one was replaced or something between them put in or taken out',
  log_cut: 'missing at the end',
  entries_beyond_head: 'added without moving the head',
  head_differs: 'not what the head names',
  head_missing: 'the end, without a head that says so',
  anchor_differs: 'not what stood there when the given head was noted down',
} as const

export function describeAuditFault({ because, from, to, writtenAs }: AuditFault): string {
  const place = from === to ? `entry ${from}` : `entries ${from} to ${to}`
  const origin = writtenAs === undefined ? '' : `, written as ${writtenAs}${from === to ? '' : ' and on'}`
  return `${place}: ${WORDS[because]}${origin}`
}
