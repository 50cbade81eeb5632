/** Why a payment was rejected, and why money goes back: the same sentences for the player and for whoever decides. */
export const decisions = {
  'rejection.wrong_picture': 'The picture does not show a transfer. Please send the screenshot of your transfer.',
  'rejection.unreadable': 'The screenshot cannot be read. Please send a sharper one.',
  'rejection.wrong_amount': 'The amount on the screenshot is not the price of your numbers.',
  'rejection.used_before': 'This transfer has been used for another payment.',
  'rejection.not_received': 'The money has not arrived in our account.',
  'rejection.fraud': 'The screenshot or the transfer is not genuine.',
  'rejection.cancelled': 'The selection was cancelled.',
  'rejection.other': 'The payment could not be accepted.',
  'refundReason.rejected': 'Your payment was rejected, but your money had arrived.',
  'refundReason.paid_too_much': 'You sent more than the price.',
  'refundReason.game_cancelled': 'The game was cancelled.',
  'refundReason.not_wanted': 'You asked for your money back instead of a ticket.',

  // As it happens
  'news.approved': 'Payment approved',
  'news.approvedTicket': 'Your ticket {number} plays.',
  'news.approvedSelect': 'Pick the ticket it plays with.',
  'news.rejected': 'Payment rejected',
} as const
