/** What hosts read where they run draws; loaded with that page only. The owner's labels and toasts stay to the letter. */
export const hosting = {
  // One kind of game
  'hosting.types': 'Draws by kind',
  'hosting.counts': '{paid} paid, {numbers} numbers',
  'hosting.open': 'Open until {when}',
  'hosting.ready': 'Ready for Draw',
  'hosting.notReady': 'Not ready yet',
  'hosting.sealed': 'Sealed, draws at {time}',
  'hosting.none': 'No open game',
  'hosting.drawing': 'Drawing...',
  'hosting.rules': 'Rules',
  'hosting.rulesOf': 'Rules: {type}',

  // Its rules
  'hosting.rule.fee': 'Fee per number: {fee}.',
  'hosting.rule.prizes': 'Prizes: 1st {first}, 2nd {second}, 3rd {third}.',
  'hosting.rule.next': 'Next draw: {when}. Sales close {minutes} minutes before.',
  'hosting.rule.ready': 'A draw needs at least {payments} approved payment and {numbers} approved numbers.',
  'hosting.rule.close':
    'Closing seals the list of entries and publishes its fingerprint. Nobody can change it afterwards.',
  'hosting.rule.beacon':
    'One round of a public random beacon decides. Which one is fixed at closing, at least 30 seconds before it exists.',
  'hosting.rule.late': 'If the beacon is late we wait for that round, and for no other.',
  'hosting.rule.winners':
    'Rules, list and beacon give three numbers, 1st to 3rd. Nobody can choose them, also not you.',
  'hosting.rule.nobody': 'A number that nobody holds has no winner, and is shown so.',
  'hosting.rule.once': 'One draw per game, ever. Reset Draw clears the stage; it never changes a result.',

  // Starting one
  'hosting.confirm': 'Close sales now and draw in about 30 seconds?',
  'hosting.confirmText':
    'The {type} game {game} stops selling at once, ahead of its time. This cannot be undone: a closed game can only be drawn.',
  'hosting.payments': 'Approved payments',
  'hosting.numbers': 'Approved numbers',
  'hosting.needs':
    'A draw needs at least {payments} approved payment and {numbers} approved numbers. Please wait for more.',
  'hosting.closeNow': 'Close sales and draw',
  'hosting.started': 'Draw Started',
  'hosting.startedText': 'Round {round} decides, at {time}.',
  'hosting.startFailed': 'Failed to start draw',

  // The stage
  'hosting.empty': 'The stage is empty',
  'hosting.emptyText': 'A draw shows here as soon as its game is closed.',
  'hosting.reset': 'Reset Draw',
  'hosting.resetText': 'Reset Draw clears the stage for viewers. It never changes a result.',
  'hosting.cleared': 'The stage is cleared',
  'hosting.clearFailed': 'The stage was not cleared',
  'hosting.happened': 'What has happened',
  'hosting.step.closed': 'Board closed and sealed',
  'hosting.step.closedText': '{time}, {count, plural, one {# number} other {# numbers}} sold',
  'hosting.step.round': 'Round fixed and published',
  'hosting.step.roundText': 'Round {round}, due at {time}',
  'hosting.step.waiting': 'Waiting for the beacon',
  'hosting.step.waitingText': 'The server asks for the round by itself.',
  'hosting.step.beacon': 'Beacon signature verified',
  'hosting.step.beaconText': '{time}, by the key that was fixed at opening',
  'hosting.step.winners': 'Winners computed',
  'hosting.step.winnersText': '1st {first}, 2nd {second}, 3rd {third}',
  'hosting.done': 'Done',
  'hosting.notYet': 'Not yet',

  // A round that came another way
  'hosting.signature': 'Enter the signature by hand',
  'hosting.signatureText':
    'Look round {round} up at any relay of drand and paste its signature. A wrong one changes nothing: it proves itself.',
  'hosting.signatureLabel': 'Signature of round {round}',
  'hosting.signatureHint': '96 digits 0 to 9 and a to f. Spaces and 0x do not matter.',
  'hosting.signatureMissing': 'Please paste the 96 digits of the signature.',
  'hosting.signatureSend': 'Draw with this signature',
  'hosting.signatureFailed': 'The signature was not accepted',

  // What the server may refuse here
  'refusal.draw_not_found': 'This game is not closed yet, so there is no draw.',
  'refusal.game_not_ready': 'Too few payments or numbers are approved for a draw.',
  'refusal.game_still_open': 'This game still sells. Close it first.',
  'refusal.signature_wrong': 'The beacon never gave this signature for that round. Please copy it again.',
} as const
