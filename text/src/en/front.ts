/** Recent winners, on the home page and the jackpots. */
export const front = {
  'front.winners': 'Recent winners',
  'front.winners.all': 'All winners',
  'front.winners.what': '{type}, {prize}, {date}',
  'front.winners.none': 'No winners yet',
  'front.winners.noneText': 'Winners appear here after the first draw.',
  'front.winners.failed': 'Failed to load winners data',
  'front.winners.failedText': 'We are trying again. Results and prizes are not affected.',
  'front.prize.paid': 'Paid',
  'front.prize.owed': 'Not yet paid',
  'front.prize.no_winner': 'No winner',
  'front.prize.unclaimed': 'Not claimed',
} as const
