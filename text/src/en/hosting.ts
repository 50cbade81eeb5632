/** What hosts read where they run draws; loaded with that page only. The owner's labels and toasts stay to the letter. */
export const hosting = {
  // Who starts one
  'draw.start.midday': 'Draw Mid Day',
  'draw.start.daily': 'Draw Daily',
  'draw.start.weekly': 'Draw Weekly',
  'draw.start.monthly': 'Draw Monthly',
  'live.hosts': 'For hosts',

  // One kind of game
  'hosting.types': 'Draws by game type',
  'hosting.counts': '{paid} people paid, {numbers} of 100 numbers selected',
  'hosting.sealedCounts': '{players} players, {numbers} numbers',
  'hosting.open': 'Closes: {when}',
  'hosting.ready': 'Ready for Draw',
  'hosting.notReady': 'Not ready yet',
  'hosting.sealed': 'Sealed. Draw at {time}',
  'hosting.none': 'No open game',
  'hosting.drawing': 'Drawing...',
  'hosting.rules': 'Rules',
  'hosting.rulesOf': 'Rules: {type}',

  // Its rules
  'hosting.rule.fee': 'Fee per number: {fee}.',
  'hosting.rule.prizes': 'Prizes: 1st {first}, 2nd {second}, 3rd {third}.',
  'hosting.rule.next':
    'Next draw: {when}. {minutes, plural, one {Sales close # minute before.} other {Sales close # minutes before.}}',
  'hosting.rule.ready': 'A draw needs at least {payments} approved payment and {numbers} approved numbers.',
  'hosting.rule.close':
    'Closing seals the list of entries and publishes its fingerprint. After that, nobody can change the list.',
  'hosting.rule.beacon':
    'One round of the public beacon decides. It is fixed at closing, at least 30 seconds before it is published.',
  'hosting.rule.late': 'If the beacon is late, we wait for that round. We never use another one.',
  'hosting.rule.winners':
    'The rules, the sealed list and the beacon value give three numbers, 1st to 3rd. Nobody can choose them, including you.',
  'hosting.rule.nobody': 'If nobody bought a drawn number, that prize has no winner, and the page says so.',
  'hosting.rule.once': 'Each game is drawn once. Reset Draw clears the stage. It does not change the result.',

  // Starting one
  'hosting.confirm': 'Close sales now and draw in about 30 seconds?',
  'hosting.confirmText':
    'Sales for the {type} game {game} stop now, before the planned time. You cannot undo this: a closed game can only be drawn.',
  'hosting.payments': 'Approved payments',
  'hosting.numbers': 'Approved numbers',
  'hosting.paymentsWaiting': 'Payments waiting for review',
  'hosting.numbersHeld': 'Numbers held this minute',
  'hosting.moneyIn': 'Money in',
  'hosting.prizesAtMost': 'Prizes at most',
  'hosting.reviewFirst': 'Review them first',
  'hosting.reviewFirstText':
    '{count, plural, one {# payment waits} other {# payments wait}}. Numbers that are not approved are not in the draw.',
  'hosting.tooLittle': 'Less money in than prizes',
  'hosting.tooLittleText': 'If all drawn numbers have owners, {missing} is missing.',
  'hosting.reason': 'Reason for closing before the announced time',
  'hosting.reasonHint': 'Kept in the audit log. At least 3 characters.',
  'hosting.reasonMissing': 'Please enter a reason of 3 to 300 characters.',
  'hosting.factsFailed': 'Waiting payments and money in could not be loaded.',
  'hosting.needs':
    'A draw needs at least {payments} approved payment and {numbers} approved numbers. Review the waiting payments first.',
  'hosting.closeNow': 'Close sales and draw',
  'hosting.started': 'Draw Started',
  'hosting.startedText': 'Round {round} decides. It is due at {time}.',
  'hosting.startFailed': 'Failed to start draw',

  // The stage
  'hosting.empty': 'The stage is empty',
  'hosting.emptyText': 'When a game closes, its draw appears here.',
  'hosting.reset': 'Reset Draw',
  'hosting.resetText': 'Reset Draw clears the stage for viewers. The result does not change.',
  'hosting.cleared': 'Stage cleared',
  'hosting.clearFailed': 'Failed to clear the stage',
  'hosting.progress': 'Draw progress',
  'hosting.step.closed': 'Sales closed, list sealed',
  'hosting.step.closedText': '{time}, {count, plural, one {# number} other {# numbers}} sold',
  'hosting.step.round': 'Beacon round fixed and published',
  'hosting.step.roundText': 'Round {round}, due at {time}',
  'hosting.step.waiting': 'Waiting for the beacon',
  'hosting.step.waitingText': 'The server fetches the round automatically.',
  'hosting.step.beacon': 'Beacon signature verified',
  'hosting.step.beaconText': '{time}, with the key published when the game opened',
  'hosting.step.winners': 'Winners calculated',
  'hosting.step.winnersText': '1st {first}, 2nd {second}, 3rd {third}',
  'hosting.done': 'Done',
  'hosting.notYet': 'Not yet',

  // Before the show
  'hosting.before': 'Before the show',
  'hosting.connected': 'Live connection works',
  'hosting.slow': 'No live connection: updates are slow',
  'hosting.stream': 'Address for a video stream',
  'hosting.streamText':
    'The stage alone, 16:9, without buttons. Add it to OBS as a browser source of 1920 × 1080 pixels.',
  'hosting.rehearse': 'Rehearse',
  'hosting.rehearseText':
    'Plays the whole show with made-up numbers on this screen only. The audit log notes that a rehearsal took place.',
  'hosting.rehearsal.failed': 'Failed to start the rehearsal',
  'hosting.rehearsal.end': 'End rehearsal',
  'hosting.rehearsal.noPlayer': 'No player',

  // A round that came another way
  'hosting.signature': 'Enter the signature manually',
  'hosting.signatureText':
    'Find round {round} on any drand relay and paste its signature. We check it first. A wrong signature changes nothing.',
  'hosting.signatureLabel': 'Signature of round {round}',
  'hosting.signatureHint': '96 characters, 0 to 9 and a to f. Spaces and a leading 0x are ignored.',
  'hosting.signatureMissing': 'Please paste all 96 characters of the signature.',
  'hosting.signatureSend': 'Draw with this signature',
  'hosting.signatureFailed': 'The signature was not accepted',

  // What the server may refuse here
  'refusal.draw_not_found': 'This game is not closed yet, so it has no draw.',
  'refusal.game_not_ready':
    'Not enough payments or numbers are approved yet. Review the waiting payments, then try again.',
  'refusal.game_still_open': 'Sales for this game are still open. Close sales first.',
  'refusal.reason_required': 'Please enter why the game closes before the announced time.',
  'refusal.signature_wrong': 'This is not the signature of that round. Please copy it again.',
} as const
