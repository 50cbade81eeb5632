/** A forgotten password, and the pages that a mailed link opens. The owner's labels and toasts stay to the letter. */
export const links = {
  // A forgotten password
  'forgot.title': 'Forgot password?',
  'forgot.text': 'Enter the email address of your account. We will email you a link to set a new password.',
  'forgot.submit': 'Send Reset Link',
  'forgot.busy': 'Sending...',
  'forgot.sentHelp': 'No email after 5 minutes? Check your spam folder, then contact support.',
  'forgot.again': 'Use a different email address',
  'forgot.failed': 'Failed to send reset email. Please try again.',
  'forgot.unreachable': 'An error occurred while sending the reset link. Please try again.',
  'reset.title': 'Choose a new password',
  'reset.checking': 'Checking your link',
  'reset.checkFailed': 'We could not check your link',
  'reset.invalidTitle': 'Invalid Reset Link',
  'reset.invalid': 'This reset link has expired or is invalid.',
  'reset.invalidToken': 'Invalid Token',
  'reset.request': 'Request a new link',
  'reset.failed': 'Reset Failed',
  'reset.doneText': 'You are logged out on all devices. We will take you to the login page in 3 seconds.',
  'reset.goNow': 'Log in now',

  // The link that verifies an email address
  'verify.title': 'Verify your email',
  'verify.checking': 'Verifying your email address',
  'verify.done': 'Your email is verified',
  'verify.doneText': 'Your account is ready. Log in and pick your numbers.',
  'verify.sentTo':
    'Open the email that we sent to <b>{email}</b> on this device. Its link logs you in and brings you back to your game.',
  'verify.noMail': 'No email after 5 minutes? Look in your spam folder, or let us send it again.',
  'verify.again': 'Send again',
  'verify.sentAgain': 'We sent the email again, to {email}.',
  'verify.wrongAddress': 'Wrong address?',
  'verify.sendHere': 'Send to this address',
  'verify.tooLate': 'More than an hour has passed. Log in, and we will send you a new link.',
  'verify.invalid': 'This link does not work',
  'verify.invalidText':
    'It has expired or was already used. Log in: if your email address is not verified yet, we will send you a new link.',
  'verify.failed': 'We could not verify your email address',
} as const
