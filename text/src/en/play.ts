/** Upload, payment and ticket. Loaded with those pages. */
export const play = {
  // Sending the screenshot
  'upload.choose': 'Choose the screenshot',
  'upload.hint': 'Image file. We make it smaller to save your data.',
  'upload.progress': '{percent}%, {sent} of {total} kB',
  'upload.done': 'Screenshot uploaded',
  'upload.interrupted': 'No connection. {percent}% is saved. The rest continues when you are back online.',
  'upload.picture': 'Payment screenshot',

  // On buttons
  'action.continue': 'Continue',
  'action.stop': 'Stop',
  'action.replace': 'Replace',

  // What board and payment page share
  'board.and': '{first} and {last}',
  'hold.heldForYou': 'Held for you',
  'hold.low': '{minutes, plural, one {# minute} other {# minutes}} left to pay',
  'hold.last': 'Less than 1 minute left to pay',
  'hold.over': 'Your hold has ended.',
  'hold.ranOut': 'Your hold on {numbers} has ended.',
  'board.none': 'No game is open right now',
  'board.noneText': 'The next game opens automatically and appears here.',
} as const
