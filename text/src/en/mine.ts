/** The player's own payments and numbers on the dashboard. The owner's labels and toasts stay to the letter. */
export const mine = {
  'mine.pendingFailed': 'Failed to load pending payments',
  'mine.failed': 'Failed to load your approved payments',
  'mine.title': 'Your Game Numbers',
  'mine.tickets': 'Tickets',
  'mine.processing': 'Processing Payment',
  'mine.processingText': 'Your number will be generated shortly, after we approve your payment.',
  'mine.processingNumbers': '{numbers} will be in the draw after we approve your payment.',
} as const
