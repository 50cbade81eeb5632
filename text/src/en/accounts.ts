/** What people read on the way into their account. The owner's labels and toasts stay to the letter. */
export const accounts = {
  // Beside the forms
  'accounts.or': 'or',
  'accounts.google': 'Google',
  'accounts.facebook': 'Facebook',
  'accounts.notLinked':
    'An account with this email address already exists, but the address is not verified. Verify it with the link we emailed you, or reset your password.',
  'accounts.backToLogin': 'Back to Login',
  'accounts.support': 'Contact support',

  // Login
  'login.title': 'Welcome back',
  'login.identifier': 'Email or Username',
  'login.identifierHint': 'You can also use your phone number.',
  'login.forgot': 'Forgot password?',
  'login.submit': 'Login to Play',
  'login.busy': 'Logging in...',
  'login.newHere': 'New here? <a>Sign Up</a>',
  'login.doneTitle': 'Welcome back!',
  'login.done': "You've successfully logged in",
  'login.failed': 'Login Failed',
  'login.noCookie': 'Your browser blocks cookies. Allow cookies for this site, then log in again.',
  'login.codeTitle': 'Enter your code',
  'login.codeText': 'Open your authenticator app and enter the 6-digit code for Edil.',
  'login.recoveryTitle': 'Enter a recovery code',
  'login.recoveryText': 'You saved these codes when you set up two-factor login. Each code works once.',
  'login.recoveryCode': 'Recovery code',
  'login.useRecovery': 'Use a recovery code',
  'login.useApp': 'Use your authenticator app',
  'login.codeSubmit': 'Continue',
  'login.staffTitle': 'Set up two-factor login',
  'login.staffText': 'Your role handles money or draws, so you need two-factor login before you continue.',

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
  'verify.invalid': 'This link does not work',
  'verify.invalidText':
    'It has expired or was already used. Log in: if your email address is not verified yet, we will send you a new link.',
  'verify.failed': 'We could not verify your email address',
} as const
