/** Checking a draw, in plain words. */
export const proof = {
  'proof.game': '{type}, game {game}',

  // The verdict
  'proof.checkingText': 'Your device is repeating every step of the draw.',
  'proof.trialText':
    'This device repeated the calculation in {seconds} s. A test draw proves nothing about real draws.',
  'proof.trial': 'This was a test draw, not a real one',
  'proof.trialNote':
    'It used our test beacon. Anyone can predict its values, so this result does not prove a fair draw.',
  'proof.fingerprint': 'Pattern made from the fingerprint {hex}',

  // The four steps
  'proof.promiseText':
    'Before sales started, we published the fee, the prizes and the beacon that decides. This pattern is made from that text.',
  'proof.entriesText':
    'Sales closed at {time} with {count, plural, one {# number} other {# numbers}} sold. This pattern is made from the whole list. If one entry changed, the pattern would change.',
  'proof.beaconText':
    'The League of Entropy, a group of independent organisations, publishes a random value every 3 seconds. This draw had to use round {round}, published at {time}, after the list was sealed. The signature is genuine.',
  'proof.beaconTrial': 'Our test beacon published round {round} at {time}. Anyone can predict its values.',
  'proof.winnersText':
    'The rules, the list and the beacon value go into one fixed calculation. Your device repeated it and got the same three numbers.',

  // One's own ticket
  'proof.choose': 'Check a draw',
  'proof.chooseText': 'Your phone checks the draw itself. Enter its game, or choose one from the list of draws.',
  'proof.whichGame': 'Game',
  'proof.whichGameHint': 'As on the ticket, for example daily-412.',
  'proof.whichGameFault': 'Enter a game such as daily-412.',
  'proof.checkDraw': 'Check this draw',
  'proof.allDraws': 'All draws',
  'proof.scan': 'Scan QR code',
  'proof.scanFault': 'No ticket QR code found. Hold the camera closer, or paste the link.',
  'proof.ticketIn': 'Your ticket is in the sealed list',
  'proof.ticketWon': '{number} won the {place}: {amount}.',
  'proof.ticketLost': '{number} was not drawn.',
  'proof.ticketOutText': 'No number in this game has this ticket key. The ticket may belong to another game.',

  // The money
  'proof.money': 'Money of this game',
  'proof.sold': 'Sold: {count} × {fee}',
  'proof.books': 'Payments in our books',
  'proof.prizes': 'Prizes on offer',
  'proof.moneyRight': 'Our books show an approved payment for every number in the list.',
  'proof.moneyWrong': 'Our books do not match the list.',
  'proof.moneyFailed': 'Failed to load our books.',

  // For experts
  'proof.value.log': 'Entries in the public log',
  'proof.download': 'Download the proof',
  'proof.offline': 'Check it offline',
  'proof.offlineText': 'Save that page once. It can check any proof later, without internet and without our site.',

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
  'proof.stuck': 'Your browser could not run the check',
  'proof.stuckText': 'Download the proof and check it offline, or open this page in another browser.',
} as const
