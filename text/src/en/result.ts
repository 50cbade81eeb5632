/** The permanent page of one draw. */
export const result = {
  'result.title': 'Draw result',
  'result.name': '{type} draw {number}',
  'result.about': 'Game {game}, {date}',
  'result.drawn': 'Drawn at {time}. The result is permanent.',
  'result.loadingText': 'The result is on its way.',
  'result.winners': 'Winners',
  'result.watchAgain': 'Watch the draw again',
  'result.failed': 'Failed to load the draw',
  'result.failedText': 'Check your connection and try again. The result does not change.',

  // Proof in short
  'result.proof': 'Proof in short',
  'result.rules': 'Rules published',
  'result.rulesText': 'Before sales started. Their fingerprint begins with <m>{hex}</m>.',
  'result.sealed': 'Sealed at {time}',
  'result.sealedText':
    'The list of {count, plural, one {# sold number} other {# sold numbers}} was frozen and published.',
  'result.witnessed': 'Seen by {count} independent witnesses',
  'result.witnessedText': '{lead} before the beacon.',
  'result.unwitnessed': 'Not witnessed',
  'result.notWitnessed': 'Seen by {count, plural, one {# witness} other {# witnesses}}, needs {min}',
  'result.notWitnessedText': 'You must trust our clock for the time of sealing.',
  'result.round': 'Beacon round {round}',
  'result.roundText': 'A public random value, published at {time}, after the list was sealed.',
  'result.roundTrial': 'A value of our test beacon, published at {time}. Anyone can predict it.',
  'result.numbers': 'Result: {numbers}',
  'result.numbersText': 'Calculated from the three above. Entry {entry} in the public log.',
  'result.list': 'The sealed list',
  'result.beacon': 'The beacon value',
  'result.pattern': 'Pattern made from the fingerprint {hex}',
  'result.check': 'Check this draw yourself',
  'result.trial': 'This was a test draw, not a real one',
  'result.trialText':
    'It used our test beacon. Anyone can predict its values, so this result does not prove a fair draw.',

  // Money
  'result.money': 'Money of this game',
  'result.takenIn': 'Taken in',
  'result.sold': 'Sold: {count} × {fee}',
  'result.prizes': 'Prizes won',
  'result.tax': 'Tax withheld',
  'result.paid': 'Paid to winners',
  'result.paidOf': '{paid} of {winners} winners paid',
  'result.noWinner': 'No winner for {numbers}',
  'result.returned': 'Returned to players',
  'result.allMoney': 'Where the money goes',

  // Keep a copy
  'result.copy': 'Keep a copy',
  'result.download': 'Proof',
  'result.share': 'Share',
  'result.linkCopied': 'Link to this draw copied.',

  // No result
  'result.none': 'Draw not found',
  'result.noneText': 'Check the address, or open the draw from the list of winners.',
  'result.open': 'This game has not been drawn yet',
  'result.openText': 'Draw: {when}. The result appears here.',
  'result.drawing': 'This draw is under way',
  'result.drawingText': 'The list is sealed. The result appears here when the show is over.',
  'result.watch': 'Watch Draw',
  'result.cancelled': 'This game was cancelled',
  'result.cancelledText':
    'Too few numbers were sold, so there was no draw. Each player chooses a refund or a ticket in the next game.',
} as const
