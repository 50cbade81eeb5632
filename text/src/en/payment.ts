/** Paying for a game. The owner's labels, toasts and validation texts stay to the letter. */
export const payment = {
  'pay.title': 'Pay',
  'pay.numbers': '{type}, {count, plural, one {# number} other {# numbers}}',

  // Without a hold
  'pay.without': 'You have not picked numbers.',
  'pay.withoutText': 'You can pay now and choose your ticket after we approve the payment.',
  'pay.pickFirst': 'Pick numbers first',
  'pay.lostText':
    'Already sent the money? Submit the payment now. If your numbers are taken by then, you choose another ticket after we approve it.',
  'pay.lostNotSent': 'Not sent yet? Pick your numbers again first.',

  // The three steps
  'pay.send': 'Send the money',
  'pay.sendText': 'Open {method} and send exactly this amount.',
  'pay.sentAlready': 'You have sent {amount} already. Do not send it again.',
  'pay.sentOther': 'You have sent money already. Do not send it again.',
  'pay.notSentYet': 'I have not sent any money yet',
  'pay.amount': 'Amount',
  'pay.receiver': 'Our account',
  'pay.accountNumber': '{method} number',
  'pay.accountSince': 'Our account, last changed on {when}',
  'pay.upload': 'Upload the screenshot',
  'pay.uploadText': 'Use the confirmation screen that {method} shows after the transfer.',
  'pay.uploadHint': 'If the connection drops, the upload continues where it stopped.',
  'pay.preparing': 'Making the screenshot smaller',
  'pay.checking': 'Checking the screenshot',
  'pay.who': 'Tell us who paid',
  'pay.accountName': 'Account name',
  'pay.accountNamePlaceholder': 'As shown in {method}',
  'pay.reference': 'Transaction number',
  'pay.optional': '(optional)',
  'pay.method': 'Payment method',
  'pay.type': 'Payment type',
  'pay.submit': 'Submit payment',
  'pay.submitting': 'Submitting...',
  'pay.offline': 'No connection. We send it as soon as you are back.',
  'pay.queued': 'We submit it as soon as the screenshot has arrived.',
  'pay.retrying': 'No answer yet. We are still trying. Your payment is never sent twice.',
  'pay.promise':
    'We usually review payments within a minute. We keep your numbers for you until then. If sales close first, you choose a ticket in the next game.',
  'pay.promiseWithout': 'We usually review payments within a minute. Then you choose your ticket.',
  'pay.onlyApproved': 'Only approved entries win. If we reject your payment, you see the reason here.',

  // What is wrong, to the letter
  'pay.accountNameMissing': 'Please enter your telebirr account name.',
  'pay.accountNameLong': 'Please shorten the account name.',
  'pay.typeMissing': 'Please select a payment type.',
  'pay.screenshotMissing': 'Please upload your payment screenshot.',
  'pay.screenshotUploading': 'The screenshot is still uploading. We submit the payment when it is done.',
  'pay.loginMissing': 'You must be logged in to submit payments',
  'pay.failed': 'Submission failed',
  'pay.failedText': 'Please try again later.',
  'pay.uploadFailed': 'Failed to upload the screenshot',

  // When it cannot be paid
  'pay.closed': 'Payments are closed right now',
  'pay.closedText': 'Do not send money: there is no account to receive it at the moment. Please come back later.',
  'pay.closedSent': 'Sent already? Send the screenshot. Not yet? Do not send any.',
  'pay.accountChanged': 'The account has changed. Sent to the old one already? That counts too.',
  'pay.loadFailed': 'Failed to load your payment',
  'pay.loadFailedText':
    'Your held numbers are safe until their time ends. Do not send money before you see the amount.',
} as const
