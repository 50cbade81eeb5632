/** What somebody reads on the way of an entry: the board, the hold, the payment, the ticket, the draw. Loaded with those pages. */
export const play = {
  // The board
  'board.label': 'Numbers 1 to 100',
  'board.pick': 'Pick up to 3 numbers',
  'board.goTo': 'Go to number',
  'board.pickForMe': 'Pick for me',
  'board.payNow': 'Pay Now',
  'board.key': 'Key',
  'board.key.free': 'Free',
  'board.key.held': 'Held',
  'board.key.mine': 'Yours',
  'board.key.pending': 'Pending',
  'board.key.taken': 'Taken',
  'board.cell.free': '{number}, free',
  'board.cell.trying': '{number}, asking',
  'board.cell.held': '{number}, held for you',
  'board.cell.mine': '{number}, yours, approved',
  'board.cell.pending': '{number}, taken, waiting for approval',
  'board.cell.sold': '{number}, taken',
  'hold.heldForYou': 'Held for you',
  'hold.low': '3 minutes left to pay',
  'hold.last': 'Almost over',
  'hold.over': 'Your hold ran out.',

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

  // The draw
  'draw.jar': 'Jar with {count} balls',
  'draw.live': 'LIVE',
  'draw.nobody': 'Nobody held {number}',
  'draw.noWinner': 'No winner',
  'draw.late': 'The beacon is late',
  'draw.lateWhy': 'We wait for round {round} and no other, for as long as it takes.',
  'draw.fingerprint': 'Woven fingerprint {hex}',

  // Nothing here, no network, something broke
  'offline.notice': '<b>You are offline.</b> Your hold keeps its time. Your upload continues when you are back.',

  // Toasts, to the letter
  'toast.maxTitle': 'Maximum Numbers Selected',
  'toast.max': 'You can only select up to 3 numbers',
  'toast.takenTitle': 'Some Numbers Taken',
  'toast.taken': 'Some of the selected numbers have been taken by other players',

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
