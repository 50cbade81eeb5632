/** Passwords and two-factor sign-in of one's own account. */
export const security = {
  // Change password: the owner's texts, to the letter
  'password.current': 'Current Password',
  'password.confirm': 'Confirm New Password',
  'password.mismatch': 'New passwords do not match.',
  'password.others': 'Your other devices are logged out. You stay logged in here.',
  'password.none': 'You have no password yet',
  'password.noneText':
    'You log in with Google or Facebook. To have a password as well, let us mail a link to {email}: it lets you choose one.',
  'password.mailLink': 'Mail me the link',

  // Two-factor sign-in
  'twoFactor.title': 'Two-factor sign-in',
  'twoFactor.lead':
    'After your password we ask for a code from an app on your phone. Whoever learns your password still does not get in.',
  'twoFactor.staff': 'Your work needs it',
  'twoFactor.staffText':
    'You handle other people’s money and data. The operators’ pages open once two-factor sign-in is on.',
  'twoFactor.setUp': 'Set it up',
  'twoFactor.setUpText': 'You need an authenticator app, such as Google Authenticator or Aegis. It takes two minutes.',
  'twoFactor.start': 'Start',
  'twoFactor.scan': 'Add Edil to your app',
  'twoFactor.scanText': 'Scan this picture with the app, or type the key.',
  'twoFactor.qrCode': 'QR code for your authenticator app',
  'twoFactor.openApp': 'Open the app on this device',
  'twoFactor.secret': 'Key',
  'twoFactor.codes': 'Keep your recovery codes',
  'twoFactor.codesText': 'Without your phone, each of them lets you in once. Keep them where only you can find them.',
  'twoFactor.codesList': 'Recovery codes',
  'twoFactor.copyAll': 'Copy all',
  'twoFactor.kept': 'I have kept them',
  'twoFactor.keptMissing': 'Please keep the codes first: we cannot show them again.',
  'twoFactor.prove': 'Type the code of the app',
  'twoFactor.confirm': 'Switch on',
  'twoFactor.confirmed': 'Two-factor sign-in is on',
  'twoFactor.isOnText': 'We ask for a code of your app whenever you log in.',
  'twoFactor.codesLeft':
    '{count, plural, =0 {No recovery code is left.} one {# recovery code is left.} other {# recovery codes are left.}}',
  'twoFactor.codesLow': 'If you lose your phone now, you may be locked out. Get new codes.',
  'twoFactor.newCodes': 'New recovery codes',
  'twoFactor.newCodesText': 'The old ones no longer work then.',
  'twoFactor.newCodesGet': 'Get new codes',
  'twoFactor.newCodesDone': 'Your old recovery codes no longer work',
  'twoFactor.orRecovery': 'Or one of your recovery codes.',
  'twoFactor.stop': 'Switch off',
  'twoFactor.stopTitle': 'Switch off two-factor sign-in',
  'twoFactor.stopText': 'Your password alone lets you in then.',
  'twoFactor.stopped': 'Two-factor sign-in is off',
  'twoFactor.staffStays': 'Staff keep it on.',
} as const
