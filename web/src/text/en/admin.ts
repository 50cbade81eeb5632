/** What operators read; loaded with their pages only. */
export const admin = {
  'admin.queue': 'Queue',
  'admin.approve': 'Approve',
  'admin.reject': 'Reject',
  'admin.approveAnyway': 'Approve anyway',
  'admin.fullSize': 'Full size',
  'admin.checksPass': '{count, plural, one {The check passes} other {All # checks pass}}',
  'admin.checksFail': '{failed} of {count} checks fail',
  'admin.keys': '<j/> <k/> move',
  'admin.reason': 'Reason the player will read',
  'admin.approved': 'Payment approved',
  'admin.numbers': 'Numbers',
  'admin.payments': 'Payments',
  'admin.draws': 'Draws',
  'admin.coming': 'This operator page is not open yet',
  'admin.comingText': 'It opens once operators can sign in.',
} as const
