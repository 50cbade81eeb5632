/** What people read on the way into their account. The owner's labels and toasts stay to the letter. */
export const accounts = {
  // Beside the forms
  'accounts.or': 'or',
  'accounts.google': 'Google',
  'accounts.facebook': 'Facebook',
  'accounts.notLinked':
    'An account with this email address already exists, but the address is not verified. Verify it with the link we emailed you, or reset your password.',
  'accounts.backToLogin': 'Back to Login',

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
} as const
