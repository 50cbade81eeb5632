/** Why a payment was rejected: the same sentences for players and staff. */
export const decisions = {
  'rejection.wrong_picture': 'This is not a screenshot of a transfer. Please upload the screenshot of your transfer.',
  'rejection.unreadable': 'We cannot read the screenshot. Please upload a clearer one.',
  'rejection.wrong_amount':
    'The amount on the screenshot does not match your total. Upload the right screenshot, or contact support if you sent a different amount.',
  'rejection.used_before': 'This transfer was already used for another payment. If this is a mistake, contact support.',
  'rejection.not_received': 'We have not received this money. Check that the transfer succeeded, then contact support.',
  'rejection.fraud': 'The screenshot or the transfer is not genuine.',
  'rejection.cancelled': 'Staff cancelled your number selection.',
  'rejection.other': 'We could not accept this payment. Please contact support.',

  // As it happens
  'news.approved': 'Payment approved',
  'news.approvedTicket': 'Ticket {number} is in the draw.',
  'news.approvedSelect': 'Now choose your ticket.',
  'news.rejected': 'Payment rejected',
} as const
