/** After a payment was submitted, and why one was rejected: the same reasons for players and staff. */
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

  // After the submission
  'payment.missed': 'The game closed before we had checked your payment. We are sorry.',
  'payment.missedPending': 'As soon as it is approved, you choose: your numbers in the next game, others, or a refund.',
  'payment.submitted': 'Payment submitted successfully!',
  'pay.sentNumbers':
    'We usually review payments within a minute. We keep {numbers} for you until then. If sales close first, you choose a ticket in the next game.',
  'pay.sentWithout': 'We usually review payments within a minute. After approval, you choose your ticket.',
  'pay.approvedText': 'Your ticket is in the draw. Good luck.',
  'pay.approvedSelect': 'Now choose your ticket.',
  'pay.seeTicket': 'See your ticket',
  'pay.selectTicket': 'Choose ticket',
  'pay.sendAgain': 'Submit again',
  'pay.another': 'Pick more numbers',
  'payment.status.pending': 'Pending',
  'payment.status.rejected': 'Payment rejected',
} as const
