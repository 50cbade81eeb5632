/** What somebody reads on the way of an entry: the payment, the ticket, the draw. Loaded with those pages. */
export const play = {
  // Sending the screenshot
  'upload.choose': 'Choose the screenshot',
  'upload.hint': 'Image, we shrink it before sending',
  'upload.progress': '{percent}%, {sent} of {total} kB',
  'upload.done': 'Screenshot uploaded',
  'upload.interrupted': 'No connection. {percent}% is saved.',
  'upload.picture': 'Payment screenshot',

  // Payments
  'payment.status.pending': 'Pending',
  'payment.status.approved': 'Approved',
  'payment.status.rejected': 'Payment rejected',
  'payment.method.cbe': 'CBE Birr',
  'payment.method.bank': 'Mobile banking',
  'payment.comingSoon': 'Coming Soon',
  'payment.submitted': 'Payment submitted successfully!',

  // A ticket
  'ticket.label': 'Ticket {number}',
  'ticket.number': 'Ticket number',
  'ticket.player': 'Player',
  'ticket.paid': 'Paid',
  'ticket.bought': 'Bought',
  'ticket.keyFirst': 'Woven key, first half',
  'ticket.keySecond': 'Woven key, second half',
  'ticket.qr': 'QR code of this ticket',
  'ticket.select': 'Select This Ticket',
  'ticket.selecting': 'Selecting...',
  'ticket.taken': 'Taken Tickets',
  'ticket.more': '+{count} more',

  // Nothing here, no network, something broke
  'offline.notice': '<b>You are offline.</b> Your hold keeps its time. Your upload continues when you are back.',

  // On buttons, and where nothing is yet
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'theme.switch': 'Colours',
  'action.continue': 'Continue',
  'action.stop': 'Stop',
  'action.replace': 'Replace',
  'action.view': 'View',
  'action.show': 'Show',
  'action.hide': 'Hide',
  'empty.games': 'No Games Joined Yet',
  'empty.gamesHint': 'When you join a game, it shows here.',
} as const
