/** The winners of all draws, and how a prize is shown. */
export const winners = {
  'winners.lead': 'Every winner here exists, and every draw can be checked.',
  'winners.totals': 'Totals of all draws',
  'winners.paid': 'Prizes paid',
  'winners.count': 'Winners',
  'winners.draws': 'Draws',
  'winners.owed': 'Still to be paid',
  'winners.tabs': 'Game types',
  'winners.draw': 'Draw {number}',
  'winners.failed': 'Failed to load winners data',
  'winners.failedText': 'We are trying again. Prizes are safe.',
  'winners.noScript': 'Turn on JavaScript to see the winners',
  'winners.noScriptText': 'This page updates after every draw and every payout, so it needs JavaScript.',
  'winners.none.midday': 'No midday winners yet',
  'winners.none.daily': 'No daily winners yet',
  'winners.none.weekly': 'No weekly winners yet',
  'winners.none.monthly': 'No monthly winners yet',
  'winners.noneText': 'Winners appear here after the first draw.',
  'winners.next': 'The next draw: {when}.',

  // A prize
  'won.paid': 'Paid',
  'won.paidAfter': 'Paid after {duration}',
  'won.owed': 'Not yet paid',
  'won.unclaimed': 'Not claimed',
  'won.noWinner': 'No winner',
  'won.nobody': 'Nobody held {number}',
} as const
