/** Watching a draw: the stage, for viewers and for hosts. The owner's labels and toasts stay to the letter. */
export const draws = {
  // Around the stage
  'draw.live': 'LIVE',
  'draw.waiting': 'Waiting',
  'draw.completed': 'Completed',
  'draw.watching': '{count} watching',
  'draw.jar': 'Jar with {count} balls',
  'draw.seal': 'Seal woven from the fingerprint {hex}',
  'draw.fingerprint': 'Woven fingerprint {hex}',
  'draw.trial': 'This is a trial, and no real draw',
  'draw.trialText': 'It is drawn with our test beacon. Everybody knows its key, so it proves nothing.',

  // Before the result
  'draw.closesIn': 'Board closes in',
  'draw.closing': 'The board is closing',
  'draw.beaconIn': 'The beacon speaks in',
  'draw.beaconNow': 'The beacon speaks now',
  'draw.saidLow': '{label}: 3 minutes',
  'draw.saidLast': '{label}: 1 minute',
  'draw.sealed':
    '<b>Sealed {time}.</b> {count, plural, one {# number} other {# numbers}} in the list, fingerprint <m>{hex}</m>. Nobody can change the entries now.',
  'draw.round': '<b>Round {round}</b> of a public random beacon decides, at {time}. It does not exist yet.',
  'draw.late': 'The beacon is late',
  'draw.lateWhy': 'We wait for round {round} and no other, for as long as it takes.',
  'draw.lateSafe': 'The list stays sealed. Nothing can change the result.',

  // The result
  'draw.spoken': 'The beacon has spoken',
  'draw.threeWinners': 'Three winners',
  'draw.over': 'The draw is over',
  'draw.stillInside': 'still in the jar',
  'draw.nobody': 'Nobody held {number}',
  'draw.noWinner': 'No winner',
  'draw.said': '{place}: {number}, {name}.',
  'draw.check': 'Check this draw',

  // Who starts one
  'draw.start.midday': 'Draw Mid Day',
  'draw.start.daily': 'Draw Daily',
  'draw.start.weekly': 'Draw Weekly',
  'draw.start.monthly': 'Draw Monthly',

  // The page of viewers
  'live.title': 'Live draw',
  'live.failed': 'Failed to fetch game status',
  'live.failedText': 'We try again by ourselves. A draw goes on whether or not this page can see it.',
  'live.paid': 'People paid',
  'live.selected': 'Numbers selected',
  'live.ready': 'Ready for Draw',
  'live.notReady': 'Not ready yet',
  'live.notReadyText': 'A draw needs 1 approved payment and 3 approved numbers.',
  'live.join': 'Join Game, {left} left',
  'live.watch': 'Watch Draw',
  'live.none': 'No open game',
  'live.noneText': 'The next one opens by itself. This page shows it as soon as it does.',
  'live.noScript': 'The live draw needs JavaScript',
  'live.noScriptText':
    'It changes by the second, so this page asks for it itself. Please switch JavaScript on to see it.',
  'live.games': 'Game status',
  'live.noWinners': 'No draw yet',
  'live.noWinnersText': 'The winners of the first draw will stand here.',
  'live.how': 'How a live draw works',
  'live.how.close': 'The board closes',
  'live.how.closeText': 'All entries are frozen and their fingerprint is published.',
  'live.how.beacon': 'The beacon speaks',
  'live.how.beaconText': 'A public number that did not exist when the board closed.',
  'live.how.rise': 'Three balls rise',
  'live.how.riseText': '3rd, 2nd, 1st. The stage only replays a result that is already verified.',
  'live.how.check': 'You check it',
  'live.how.checkText': 'Your own phone can work the result out again, without us.',
  'live.hosts': 'For hosts',
} as const
