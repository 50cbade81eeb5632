/** Passkeys of staff: their list, login with one, confirming with one. Loaded with the first of these that a page shows. */
export const passkeys = {
  'passkeys.title': 'Passkeys',
  'passkeys.text':
    'A passkey confirms your login with your fingerprint, face or device PIN, in place of a code. It works only on this site, so a copy of the site cannot use it.',
  'passkeys.none': 'You have no passkeys yet.',
  'passkeys.failed': 'Failed to load your passkeys',
  'passkeys.added': 'Added: {at}',
  'passkeys.lastUsed': 'Last used: {at}',
  'passkeys.neverUsed': 'Never used',
  'passkeys.add': 'Add a passkey',
  'passkeys.addText':
    'Your browser then asks for your fingerprint, face, PIN or security key. Your other devices are logged out.',
  'passkeys.name': 'Name',
  'passkeys.nameHint': 'So that you recognise it later, for example “Work laptop”.',
  'passkeys.nameMissing': 'Please enter a name of up to 50 characters.',
  'passkeys.continue': 'Continue',
  'passkeys.addDone': 'Passkey added',
  'passkeys.remove': 'Remove',
  'passkeys.removeTitle': 'Remove passkey “{name}”',
  'passkeys.removeText':
    'You can no longer log in with it. Your authenticator app and recovery codes keep working. Your other devices are logged out.',
  'passkeys.removeDone': 'Passkey removed',

  // At login, and when an action asks for the second factor again
  'passkeys.loginTitle': 'Use your passkey',
  'passkeys.loginText': 'Confirm that it is you with your fingerprint, face, PIN or security key.',
  'passkeys.use': 'Use a passkey',
  'passkeys.useCode': 'Use a code instead',
  'passkeys.or': 'or',

  // What can go wrong
  'passkeys.cancelled':
    'The passkey was not used. If you closed the window or it timed out, try again. You can also use your authenticator app.',
  'passkeys.addCancelled': 'No passkey was added. If you closed the window or it timed out, try again.',
  'passkeys.known': 'This device already has a passkey for your account.',
  'passkeys.otherSite':
    'Passkeys do not work at this web address. Open Edil at its usual address, or use your authenticator app.',
  'passkeys.unsupported':
    'This browser has no passkeys. Update it or use another one. Your authenticator app works in every browser.',
  'refusal.passkey_not_found': 'We could not find this passkey. Please reload the page.',
  'refusal.passkey_refused': 'The passkey was not accepted. Please try again, or use your authenticator app.',
  'refusal.passkeys_full': 'You have ten passkeys. Remove one before you add another.',
} as const
