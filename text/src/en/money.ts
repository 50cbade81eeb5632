/** Where the money goes: all of it, by month and by game. */
export const money = {
  'money.title': 'Where the money goes',
  'money.lead': 'Every birr since {date}, from the same ledger that we work with.',
  'money.leadLoading': 'Every birr, from the same ledger that we work with.',
  'money.takenIn': 'Taken in',
  'money.prizes': 'Prizes won',
  'money.prizesPaid': 'Prizes paid and tax withheld',
  'money.stillOwed': 'Still to be paid',
  'money.refunds': 'Refunds',
  'money.prizesText':
    'Prizes won are before tax. When a prize is approved, its tax is withheld, and the rest is still to be paid.',
  'money.failed': 'Failed to load the money figures',
  'money.failedText': 'We are trying again. The books are not affected.',
  'money.none': 'No money has come in yet',
  'money.noneText': 'The first approved payment appears here.',
  'money.noScript': 'Turn on JavaScript to see the figures',
  'money.noScriptText': 'They come from the ledger as it is now, so this page needs JavaScript.',

  // By month
  'money.months': 'By month',
  'money.monthsTable': 'Money by month',
  'money.month': 'Month',
  'money.stitch': 'One stitch is {amount}.',
  'money.figures.millions': 'Figures for money taken in, in millions of ETB.',
  'money.figures.thousands': 'Figures for money taken in, in thousands of ETB.',
  'money.figures.ones': 'Figures for money taken in, in ETB.',

  // How long
  'money.times': 'How long it takes',
  'money.approvals': 'Payment approved, median',
  'money.payouts': 'Prize paid out, median',
  'money.within': '95 of 100 within {duration}.',
  'money.approvalCount': '{count, plural, one {# payment} other {# payments}} in the last 30 days.',
  'money.payoutCount': 'From draw to transfer. {count, plural, one {# prize} other {# prizes}} in the last 30 days.',
  'money.noApprovals': 'No payment was approved in the last 30 days.',
  'money.noPayouts': 'No prize was paid out in the last 30 days.',
  'money.seconds': '{count} s',

  // By game
  'money.games': 'By game',
  'money.game': 'Game',
  'money.drawn': 'Drawn',
  'money.sold': 'Sold × fee',
  'money.tax': 'Tax',
  'money.paid': 'Paid',
  'money.returned': 'Returned to players',
  'money.state': 'Prizes',
  'money.allPaid': 'Paid',
  'money.somePaid': '{paid} of {winners} paid',
  'money.noWinners': 'No winner',
  'money.cancelled': 'Cancelled',
  'money.currency': 'Amounts in ETB.',
  'money.gamesText':
    'A game takes in what was paid for its tickets. The money of cancelled games and withdrawn tickets is returned, as a refund or as a ticket of the next game. The totals above also count overpaid amounts, rejected payments and payments without a ticket.',
  'money.export': '{year} as CSV',
  'money.gamesFailed': 'Failed to load the games',
  'money.gamesNone': 'No game has ended yet',
  'money.gamesNoneText': 'A game appears here after its draw.',

  'money.left': 'What is left after prizes and refunds pays for transfers, tax and the people who run Edil.',
} as const
