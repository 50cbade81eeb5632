/** Passwords and two-factor sign-in of one's own account. */
export const security = {
  // Change password: the owner's texts, to the letter
  'password.current': 'Current Password',
  'password.confirm': 'Confirm New Password',
  'password.mismatch': 'New passwords do not match.',
  'password.others': 'We have logged out your other devices. You are still logged in here.',
  'password.none': 'You have no password yet',
  'password.noneText': 'You log in with Google or Facebook. To add a password, let us email a link to {email}.',
  'password.mailLink': 'Email me the link',

  // Two-factor sign-in
  'twoFactor.title': 'Two-factor login',
  'twoFactor.lead':
    'After your password, we ask for a code from an app on your phone. Someone who knows only your password cannot log in.',
  'twoFactor.staff': 'Required for staff',
  'twoFactor.staffText':
    'You work with other people’s money and data. The staff pages open when two-factor login is on.',
  'twoFactor.setUp': 'Set up two-factor login',
  'twoFactor.setUpText':
    'You need an authenticator app, such as Google Authenticator or Aegis. Setup takes about two minutes.',
  'twoFactor.start': 'Start',
  'twoFactor.scan': 'Add Edil to your app',
  'twoFactor.scanText': 'Scan this QR code with the app, or type the setup key.',
  'twoFactor.qrCode': 'QR code for your authenticator app',
  'twoFactor.openApp': 'Open the app on this device',
  'twoFactor.secret': 'Setup key',
  'twoFactor.codes': 'Save your recovery codes',
  'twoFactor.codesText':
    'If you lose your phone, each code lets you log in once. Keep them where only you can find them.',
  'twoFactor.codesList': 'Recovery codes',
  'twoFactor.copyAll': 'Copy all',
  'twoFactor.kept': 'I have saved these codes',
  'twoFactor.keptMissing': 'Please save the codes first. We cannot show them again.',
  'twoFactor.prove': 'Enter the code from the app',
  'twoFactor.confirm': 'Turn on',
  'twoFactor.confirmed': 'Two-factor login is on',
  'twoFactor.isOnText': 'We ask for a code from your app every time you log in.',
  'twoFactor.codesLeft':
    '{count, plural, =0 {You have no recovery codes left.} one {You have # recovery code left.} other {You have # recovery codes left.}}',
  'twoFactor.codesLow': 'If you lose your phone now, you could be locked out. Get new codes.',
  'twoFactor.newCodes': 'New recovery codes',
  'twoFactor.newCodesText': 'Your old codes will stop working.',
  'twoFactor.newCodesGet': 'Get new codes',
  'twoFactor.newCodesDone': 'Your old recovery codes no longer work',
  'twoFactor.orRecovery': 'Or use one of your recovery codes.',
  'twoFactor.stop': 'Turn off',
  'twoFactor.stopTitle': 'Turn off two-factor login',
  'twoFactor.stopText': 'After that, your password alone is enough to log in.',
  'twoFactor.stopped': 'Two-factor login is off',
  'twoFactor.staffStays': 'Staff cannot turn this off.',
} as const
