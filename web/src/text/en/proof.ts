/** Checking a draw, in plain words. */
export const proof = {
  'proof.title': 'Check a draw',
  'proof.game': '{type}, game {game}',

  // The verdict
  'proof.checking': 'Checking this draw',
  'proof.checkingText': 'Your device is repeating every step of the draw.',
  'proof.fair': 'This draw passed the check.',
  'proof.fairText': 'This device repeated the whole calculation in {seconds} s and got the same winners.',
  'proof.trialFair': 'This test draw passed the check.',
  'proof.trialText':
    'This device repeated the calculation in {seconds} s. A test draw proves nothing about real draws.',
  'proof.unfair': 'This draw failed the check.',
  'proof.unfairText': 'See below which step failed. Keep the proof file and show it to others.',
  'proof.right': 'Passed',
  'proof.wrong': 'Failed',
  'proof.trial': 'This was a test draw, not a real one',
  'proof.trialNote':
    'It used our test beacon. Anyone can predict its values, so this result does not prove a fair draw.',
  'proof.fingerprint': 'Pattern made from the fingerprint {hex}',

  // The four steps
  'proof.promise': 'The rules were fixed first',
  'proof.promiseText':
    'Before sales started, we published the fee, the prizes and the beacon that decides. This pattern is made from that text.',
  'proof.entries': 'The list was sealed',
  'proof.entriesText':
    'Sales closed at {time} with {count, plural, one {# number} other {# numbers}} sold. This pattern is made from the whole list. If one entry changed, the pattern would change.',
  'proof.beacon': 'A public beacon decided',
  'proof.beaconText':
    'The League of Entropy, a group of independent organisations, publishes a random value every 3 seconds. This draw had to use round {round}, published at {time}, after the list was sealed. The signature is genuine.',
  'proof.beaconTrial': 'Our test beacon published round {round} at {time}. Anyone can predict its values.',
  'proof.winners': 'The calculation gives the winners',
  'proof.winnersText':
    'The rules, the list and the beacon value go into one fixed calculation. Your device repeated it and got the same three numbers.',
  'proof.nobody': 'Nobody held {number}. No winner.',
  'proof.expected': 'Expected',
  'proof.found': 'Found',

  // What can be wrong with them
  'proof.fault.open_record_unreadable': 'The published rules cannot be read.',
  'proof.fault.beacon_not_known': 'The rules name a beacon that this check does not trust.',
  'proof.fault.close_record_unreadable': 'The closing record cannot be read.',
  'proof.fault.result_unreadable': 'The result record cannot be read.',
  'proof.fault.other_game': 'This record belongs to another game.',
  'proof.fault.log_entry_edited': 'This entry in the public log was changed after it was written.',
  'proof.fault.log_entry_differs': 'The public log does not match this record.',
  'proof.fault.log_out_of_order': 'The public log has these steps in the wrong order.',
  'proof.fault.promise_changed': 'These are not the rules that the sealed list refers to.',
  'proof.fault.manifest_differs': 'This is not the list that was sealed.',
  'proof.fault.sold_differs': 'The list does not have as many numbers as announced.',
  'proof.fault.closed_before_time': 'Sales closed before the planned time.',
  'proof.fault.round_differs': 'The draw used the wrong beacon round.',
  'proof.fault.signature_wrong': 'The beacon did not publish this value for that round.',
  'proof.fault.too_few_balls': 'There are fewer than three balls, so there cannot be three winners.',
  'proof.fault.winners_differ': 'The calculation gives different winners.',
  'proof.fault.step_before_failed': 'Not checked, because an earlier step failed.',

  // One's own ticket
  'proof.ticket': 'Is my ticket in the list?',
  'proof.ticketKey': 'Ticket key or link',
  'proof.ticketHint': 'Paste the link that the QR code opens, or the 32-character key on your ticket.',
  'proof.ticketFault': 'Please paste the 32-character key, or the link that the QR code opens.',
  'proof.lookUp': 'Find ticket',
  'proof.scan': 'Scan QR code',
  'proof.scanFault': 'No ticket QR code found. Hold the camera closer, or paste the link.',
  'proof.ticketIn': 'Your ticket is in the sealed list',
  'proof.ticketWon': '{number} won the {place}: {amount}.',
  'proof.ticketLost': '{number} was not drawn.',
  'proof.ticketOut': 'This ticket is not in the sealed list',
  'proof.ticketOutText': 'No number in this game has this ticket key. The ticket may belong to another game.',

  // The money
  'proof.money': 'Money of this game',
  'proof.sold': 'Sold: {count} × {fee}',
  'proof.books': 'Payments in our books',
  'proof.prizes': 'Prizes',
  'proof.moneyRight': 'Our books show an approved payment for every number in the list.',
  'proof.moneyWrong': 'Our books do not match the list.',
  'proof.moneyFailed': 'Failed to load our books.',

  // For whoever wants to know everything
  'proof.values': 'For experts: all values',
  'proof.value.openHash': 'Hash of the rules',
  'proof.value.manifestHash': 'Hash of the list',
  'proof.value.round': 'Round',
  'proof.value.signature': 'Signature',
  'proof.value.seed': 'Seed',
  'proof.value.log': 'Entries in the public log',
  'proof.download': 'Download the proof',
  'proof.offline': 'Check it offline',
  'proof.offlineText': 'Save that page once. It can check any proof later, without internet and without our site.',
  'proof.limits': 'What this does not prove',
  'proof.limitsText': 'It does not prove that a prize was paid, or that every valid payment was approved in time.',

  // When there is nothing to check
  'proof.open': 'This game has not been drawn yet',
  'proof.openText': 'Draw: {when}. After that, you can check it here.',
  'proof.drawing': 'This draw is under way',
  'proof.drawingText': 'The list is sealed. You can check the draw here as soon as the beacon value is published.',
  'proof.promised': 'Download the rules',
  'proof.sealed': 'Download the sealed list',
  'proof.watch': 'Watch Draw',
  'proof.cancelled': 'This game was cancelled',
  'proof.cancelledText':
    'Too few numbers were sold, so there was no draw. Each player chooses a refund or a ticket in the next game.',
  'proof.unknown': 'Game not found',
  'proof.unknownText': 'Check the address, or open the game from Live Draws.',
  'proof.failed': 'Failed to load the proof',
  'proof.failedText': 'Check your connection and try again. The result does not change.',
  'proof.broken': 'This proof is not complete',
  'proof.brokenText': 'Missing or invalid: {missing}. Do not trust a draw without a complete proof.',
  'proof.stuck': 'Your browser could not run the check',
  'proof.stuckText': 'Download the proof and check it offline, or open this page in another browser.',
} as const
