/** One's payments, games and tickets once they are paid for. The owner's labels and toasts stay to the letter. */
export const tickets = {
  // When one's own did not load
  'mine.failedText': 'Nothing you have paid for is affected. Please try again.',

  // Tickets
  'tickets.one': 'Game Ticket',
  'tickets.all': 'All your tickets',
  'tickets.unknown': 'You have no such ticket',
  'tickets.unknownText': 'Check the address, or log in with the account that bought the ticket.',
  'tickets.failed': 'Failed to load your tickets',
  'tickets.empty': 'No tickets yet',
  'tickets.emptyText': 'When we approve your payment, your ticket appears here.',
  'tickets.earlier': 'Earlier tickets',
  'tickets.share': 'Share',
  'tickets.shareText': 'My ticket {number} for the {type} draw. Anyone can check it:',
  'tickets.linkCopied': 'Link to your ticket copied.',
  'tickets.key':
    "The two woven borders show this ticket's key: one diamond for each of its 32 characters. No other ticket has the same borders.",
  'tickets.border': 'How to read the border',
  'tickets.borderText':
    'Each diamond is one character of the key. These are the first eight. The QR code contains the same key.',
  'tickets.downloadAs': 'Download ticket {number}',
  'tickets.pdf': 'PDF, to print',
  'tickets.png': 'Picture (PNG), to share',
  'tickets.downloadFailed': 'Failed to download the ticket',
  'tickets.hasWon': 'This ticket won',
  'tickets.won': '{number} won the {place}: {amount}.',
  'tickets.experts': 'For experts',
  'tickets.log': 'Public log at purchase',
  'tickets.checkDraw': 'Check this draw',
  'tickets.state.playing': 'Active',
  'tickets.state.drawing': 'Drawing',
  'tickets.state.completed': 'Completed',
  'tickets.state.won': 'Won',
  'tickets.state.void': 'Cancelled',

  // Whether a ticket is genuine
  'check.title': 'Check a ticket',
  'check.loading': 'Looking up this ticket',
  'check.genuine': 'This ticket is genuine',
  'check.genuineText':
    'Edil issued this ticket. Having the ticket is not enough to claim a prize: prizes go to the account that bought it.',
  'check.void': 'This ticket is genuine, but it is not in a draw',
  'check.voidText':
    'Its game was cancelled, or it was withdrawn. Its money goes back to the player, or pays for another ticket.',
  'check.unknown': 'Ticket not found',
  'check.unknownText': 'Edil did not issue a ticket with this key. Do not pay anyone for it.',
  'check.failed': 'Failed to check the ticket',
  'check.issued': 'Issued',
  'check.game': 'Game',
  'check.key': 'Ticket key',
  'check.keyHint': 'The 32 letters and digits on the ticket, or the address in its QR code.',
  'check.keyFault': 'A ticket key has 32 characters: digits and the letters a to f.',
  'check.submit': 'Check ticket',
  'check.state.playing': 'Its draw has not happened yet.',
  'check.state.drawing': 'Its draw is about to start.',
  'check.state.completed': 'Its draw is finished.',
  'check.state.won': 'Its draw is finished, and this ticket won.',

  // A ticket
  'ticket.label': 'Ticket {number}',
  'ticket.number': 'Ticket number',
  'ticket.player': 'Player',
  'ticket.paid': 'Paid',
  'ticket.bought': 'Bought',
  'ticket.keyFirst': 'Ticket key as a pattern, first half',
  'ticket.keySecond': 'Ticket key as a pattern, second half',
  'ticket.qr': 'QR code of this ticket',
  'action.view': 'View',
  'empty.games': 'No Games Joined Yet',
  'empty.gamesHint': 'Games you join appear here.',

  // From a ticket to its draw
  'watch.draw': 'Watch the draw',
  'watch.remind': 'Remind me',
  'watch.entry': 'Edil, {type} draw: {numbers}',
} as const
