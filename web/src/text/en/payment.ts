/** Paying for a game. The owner's labels, toasts and validation texts stay to the letter. */
export const payment = {
  'pay.title': 'Pay',
  'pay.numbers': '{type}, {count, plural, one {# number} other {# numbers}}',

  // Without a hold
  'pay.without': 'You pay without numbers.',
  'pay.withoutText': 'You select a ticket once it is approved.',
  'pay.pickFirst': 'Select numbers first',
  'pay.lostText':
    'Money that you have already sent is not lost: submit the payment, and if your numbers are gone by then you select another ticket once it is approved.',
  'pay.lostNotSent': 'Not sent yet? Then select your numbers again first.',

  // The three steps
  'pay.send': 'Send the money',
  'pay.sendText': 'Open {method} and transfer exactly this amount.',
  'pay.amount': 'Amount',
  'pay.receiver': 'Account name',
  'pay.accountNumber': '{method} number',
  'pay.upload': 'Upload the screenshot',
  'pay.uploadText': 'The page {method} shows after the transfer.',
  'pay.uploadHint': 'If the connection drops, the upload continues where it stopped.',
  'pay.preparing': 'Making the picture smaller',
  'pay.checking': 'Checking the picture',
  'pay.who': 'Tell us who paid',
  'pay.accountName': 'Account name',
  'pay.accountNamePlaceholder': 'As written in {method}',
  'pay.reference': 'Transaction number',
  'pay.ifAtHand': '(if at hand)',
  'pay.method': 'Payment method',
  'pay.type': 'Payment type',
  'pay.submit': 'Submit payment',
  'pay.submitting': 'Submitting...',
  'pay.asking': 'No answer yet. We keep asking; nothing is sent twice.',
  'pay.promise': 'We usually verify within a minute. Your numbers stay yours until we answer.',
  'pay.promiseWithout': 'We usually verify within a minute. Then you select your ticket.',
  'pay.onlyApproved': 'Only approved entries win. If your payment is rejected you see the reason here.',

  // What is wrong, to the letter
  'pay.accountNameMissing': 'Please enter your telebirr account name.',
  'pay.accountNameLong': 'Please shorten the account name.',
  'pay.typeMissing': 'Please select a payment type.',
  'pay.screenshotMissing': 'Please upload your payment screenshot.',
  'pay.screenshotUnderWay': 'The screenshot is still on its way. Please wait until it is uploaded.',
  'pay.loginMissing': 'You must be logged in to submit payments',
  'pay.failed': 'Submission failed',
  'pay.failedText': 'Please try again later.',
  'pay.uploadFailed': 'The screenshot was not uploaded',

  // When it cannot be paid
  'pay.closed': 'Payments cannot be taken at the moment',
  'pay.closedText': 'There is no account to send money to. Please do not send any, and come back later.',
  'pay.loadFailed': 'Your payment did not load',
  'pay.loadFailedText': 'Numbers that you hold keep their time. Please do not send money before you see the amount.',

  // Afterwards
  'pay.sentNumbers': 'We usually verify within a minute. {numbers} stay yours until we answer.',
  'pay.sentNumber': 'We usually verify within a minute. {numbers} stays yours until we answer.',
  'pay.sentWithout': 'We usually verify within a minute. You select a ticket once it is approved.',
  'pay.approvedText': 'Your ticket plays. Good luck.',
  'pay.approvedSelect': 'Select the ticket it plays with.',
  'pay.alreadySent': 'Your payment for {numbers} is with us',
  'pay.seeTicket': 'See your ticket',
  'pay.selectTicket': 'Choose ticket',
  'pay.sendAgain': 'Send it again',
  'pay.another': 'Select more numbers',
} as const
