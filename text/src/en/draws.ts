/** Watching a draw: the stage, for viewers and for hosts. The owner's labels and toasts stay to the letter. */
export const draws = {
  // Around the stage
  'draw.live': 'LIVE',
  'draw.waiting': 'Waiting',
  'draw.completed': 'Completed',
  'draw.watching': '{count} watching',
  'draw.jar': 'Jar with {count} balls',
  'draw.seal': 'Seal pattern made from the fingerprint {hex}',
  'draw.trial': 'This is a test draw, not a real one',
  'draw.trialText':
    'It uses our test beacon. Anyone can predict its values, so this result does not prove a fair draw.',

  // Before the result
  'draw.closesIn': 'Sales close in',
  'draw.closing': 'Sales are closing',
  'draw.beaconIn': 'Beacon value in',
  'draw.beaconNow': 'Beacon value due now',
  'draw.saidLow': '{label}: 3 minutes',
  'draw.saidLast': '{label}: 1 minute',
  'draw.sealed':
    '<b>Sealed at {time}.</b> The list has {count, plural, one {# number} other {# numbers}}. Its fingerprint is <m>{hex}</m>. Nobody can change the list now.',
  'draw.witnessed': 'Seen by {count} of {known} witnesses, {lead} before the beacon.',
  'draw.notWitnessed': 'Not witnessed',
  'draw.round':
    '<b>Round {round}</b> of the public beacon decides the winners. It is published at {time}. Nobody knows it yet.',
  'draw.late': 'The beacon is late',
  'draw.lateWhy': 'We are waiting for round {round}. No other round can be used.',
  'draw.lateSafe': 'The list stays sealed. Every ticket stays in the draw.',

  // The result
  'draw.beaconPublished': 'The beacon value is here',
  'draw.threeWinners': 'Three winners',
  'draw.over': 'The draw is over',
  'draw.stillInside': 'not drawn yet',
  'draw.nobody': 'Nobody held {number}',
  'draw.noWinner': 'No winner',
  'draw.said': '{place}: {name}, {number}.',
  'draw.check': 'Check this draw',

  // The page of viewers
  'live.title': 'Live draw',
  'live.failed': 'Failed to fetch game status',
  'live.failedText': 'We are trying again. The draw goes on even when this page cannot show it.',
  'live.paid': 'People paid',
  'live.selected': 'Numbers selected',
  'live.ready': 'Ready for Draw',
  'live.notReady': 'Not ready yet',
  'live.notReadyText': 'A draw needs at least 1 approved payment and 3 approved numbers.',
  'live.join': 'Join Game, {left} left',
  'live.complete': 'You have {count} numbers in this game.',
  'live.yours': 'Your number',
  'live.watch': 'Watch Draw',
  'live.none': 'No game is open right now',
  'live.noneText': 'The next game opens automatically and appears here.',
  'live.noScript': 'Turn on JavaScript to watch the live draw',
  'live.noScriptText': 'This page updates every second and needs JavaScript.',
  'live.games': 'Game status',
  'live.noWinners': 'No draw yet',
  'live.noWinnersText': 'Winners appear here after the first draw.',
  'live.how': 'How a live draw works',
  'live.how.close': 'Sales close',
  'live.how.closeText': 'The list of entries is sealed and its fingerprint is published.',
  'live.how.beacon': 'The beacon value is published',
  'live.how.beaconText': 'A public random value that did not exist when sales closed.',
  'live.how.balls': 'Three balls come out',
  'live.how.ballsText':
    'First the 3rd prize, then the 2nd, then the 1st. The result is checked before the balls come out.',
  'live.how.check': 'You check it',
  'live.how.checkText': 'Your phone repeats the calculation and compares the result.',
} as const
