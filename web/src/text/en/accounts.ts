/** What people read on the way into their account. The owner's labels and toasts stay to the letter. */
export const accounts = {
  // Beside the forms
  'accounts.or': 'or',
  'accounts.google': 'Google',
  'accounts.facebook': 'Facebook',
  'accounts.notLinked':
    'There is already an account with this email address, but the address is not verified. Please verify it or reset the password first.',
  'accounts.backToLogin': 'Back to Login',
  'accounts.support': 'Contact support',

  // Login
  'login.title': 'Welcome back',
  'login.identifier': 'Email or Username',
  'login.identifierHint': 'Your phone number works too.',
  'login.forgot': 'Forgot password?',
  'login.submit': 'Login to Play',
  'login.busy': 'Logging in...',
  'login.newHere': 'New here? <a>Sign Up</a>',
  'login.doneTitle': 'Welcome back!',
  'login.done': "You've successfully logged in",
  'login.failed': 'Login Failed',
  'login.noCookie': 'Your browser refuses our cookie. Please allow cookies for this site and try again.',
  'login.codeTitle': 'Enter your code',
  'login.codeText': 'Open your authenticator app. It shows 6 digits for Edil.',
  'login.recoveryTitle': 'Enter a recovery code',
  'login.recoveryText': 'You got these codes when you set up two-factor sign-in. Each works once.',
  'login.recoveryCode': 'Recovery code',
  'login.useRecovery': 'Use a recovery code',
  'login.useApp': 'Use the authenticator app',
  'login.codeSubmit': 'Continue',
  'login.staffTitle': 'Two-factor sign-in needed',
  'login.staffText': 'Your role works with money and draws. Please set it up before you go on.',

  // Register
  'register.title': 'Create your account',
  'register.busy': 'Creating account...',
  'register.already': 'Already playing? <a>Login</a>',
  'register.doneTitle': 'Account Created Successfully!',
  'register.done': 'Please check your email to verify your account',
  'register.failed': 'Registration Failed',
  'register.socialFailed': 'Signup Failed',

  // A forgotten password
  'forgot.title': 'Forgot password?',
  'forgot.text': 'Enter the email address of your account. We send you a link to choose a new password.',
  'forgot.submit': 'Send Reset Link',
  'forgot.busy': 'Sending...',
  'forgot.sentHelp': 'No email within 5 minutes? Look in the spam folder, then contact support.',
  'forgot.again': 'Use another address',
  'forgot.failed': 'Failed to send reset email. Please try again.',
  'forgot.unreachable': 'An error occurred while sending the reset link. Please try again.',
  'reset.title': 'Choose a new password',
  'reset.checking': 'Checking your link',
  'reset.checkFailed': 'The link could not be checked',
  'reset.invalidTitle': 'Invalid Reset Link',
  'reset.invalid': 'This reset link has expired or is invalid.',
  'reset.invalidToken': 'Invalid Token',
  'reset.request': 'Request a new link',
  'reset.failed': 'Reset Failed',
  'reset.doneText': 'You are logged out on all devices. In 3 seconds we take you to the login.',
  'reset.goNow': 'Login now',

  // The link that verifies an address
  'verify.title': 'Verify your email',
  'verify.checking': 'Verifying your address',
  'verify.done': 'Your email is verified',
  'verify.doneText': 'Your account is ready. Log in and pick your numbers.',
  'verify.invalid': 'This link does not work',
  'verify.invalidText':
    'It has expired or was used before. Log in: if your address is not verified yet, we send you a new link.',
  'verify.failed': 'Your address could not be verified',
} as const
