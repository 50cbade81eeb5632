/** Upload, payment and ticket. Loaded with those pages. */
export const play = {
  // Sending the screenshot
  'upload.choose': 'Choose the screenshot',
  'upload.hint': 'Image file. We make it smaller to save your data.',
  'upload.progress': '{percent}%, {sent} of {total} kB',
  'upload.done': 'Screenshot uploaded',
  'upload.interrupted': 'No connection. {percent}% is saved. The rest continues when you are back online.',
  'upload.picture': 'Payment screenshot',

  // Payments
  'payment.status.pending': 'Pending',
  'payment.status.rejected': 'Payment rejected',
  'payment.missed': 'The draw took place before we had checked your payment. We are sorry.',
  'payment.missedPending': 'As soon as it is approved, you choose: your numbers in the next game, others, or a refund.',
  'payment.submitted': 'Payment submitted successfully!',

  // A ticket
  'ticket.label': 'Ticket {number}',
  'ticket.number': 'Ticket number',
  'ticket.player': 'Player',
  'ticket.paid': 'Paid',
  'ticket.bought': 'Bought',
  'ticket.keyFirst': 'Ticket key as a pattern, first half',
  'ticket.keySecond': 'Ticket key as a pattern, second half',
  'ticket.qr': 'QR code of this ticket',
  'ticket.select': 'Select This Ticket',
  'ticket.selecting': 'Selecting...',
  'ticket.taken': 'Taken Tickets',
  'ticket.more': '+{count} more',

  // Nothing here, no network, something broke

  // On buttons, and where nothing is yet
  'action.continue': 'Continue',
  'action.stop': 'Stop',
  'action.replace': 'Replace',
  'action.view': 'View',
  'empty.games': 'No Games Joined Yet',
  'empty.gamesHint': 'Games you join appear here.',

  // From a ticket to its draw
  'watch.draw': 'Watch the draw',
  'watch.remind': 'Remind me',
  'watch.entry': 'Edil, {type} draw: {numbers}',

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
