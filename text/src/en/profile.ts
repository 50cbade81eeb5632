/** One's own account. */
export const profile = {
  // Details
  'profile.details': 'Your details',
  'profile.since': 'Member since {date}',
  'profile.emailFixed': 'You log in with this address, and we send emails to it. You cannot change it here.',
  'profile.language': 'Language',
  'profile.calendar': 'Calendar',
  'profile.showsName': 'Show my name to others',
  'profile.othersSee':
    'Other players see {name} as your name. If you hide it, they see your ticket number instead, and no name before you have a ticket.',
  'profile.save': 'Save changes',
  'profile.saving': 'Saving...',
  'profile.phoneNeedsPassword': 'A new phone number needs your password, because refunds are sent to it.',
  'profile.saved': 'Your changes are saved',

  // Safety
  'profile.notifications': 'Notifications',
  'profile.safety': 'Password and security',
  'profile.twoFactor': 'Two-factor login',
  'profile.on': 'On',
  'profile.off': 'Off',

  // Devices
  'devices.title': 'Your devices',
  'devices.text':
    'You are logged in on these devices. If you do not recognise one, log it out and change your password.',
  'devices.this': 'This device',
  'devices.unknown': 'Unknown device',
  'devices.address': 'IP address {address}',
  'devices.signedIn': 'Logged in {at}',
  'devices.lastSeen': 'Last seen {at}',
  'devices.logOut': 'Log out this device',
  'devices.loggedOut': 'Device logged out',
  'devices.failed': 'Failed to load your devices',

  // Data and closing
  'data.title': 'Your data',
  'data.download': 'Download my data',
  'data.downloadText':
    'Everything that we store about you: account, devices, payments, tickets, prizes and history, in one file.',
  'closing.title': 'Close my account',
  'closing.text': 'This is permanent. You cannot open the account again.',
  'closing.staff': 'Staff accounts cannot be closed. Ask an admin to change your role to player first.',
  'closing.deleted': 'Deleted immediately',
  'closing.deletedText':
    'Your name, username, email address, phone number, date of birth and password. You are logged out on all devices.',
  'closing.kept': 'Kept, without your name',
  'closing.keptText':
    'Your payments, tickets, draws and prizes. The law requires these records, and nobody could check a draw without them.',
  'closing.final': 'This cannot be undone.',
  'closing.username': 'Type your username, {username}, to confirm',
  'closing.usernameWrong': 'That is not your username. Type {username}.',
  'closing.confirm': 'Close my account',
  'closing.busy': 'Closing...',
  'closing.done': 'Your account is closed',
  'closing.doneText': 'We have deleted your name and contact details.',

  // What Google and Facebook do not tell
  'complete.title': 'Complete your account',
  'complete.lead': 'We need a few more details before you can play.',
  'complete.submit': 'Save and continue',
  'complete.busy': 'Saving...',
  'complete.done': 'Your account is complete',
  'calendar.gregorian': 'Gregorian calendar',
  'calendar.ethiopian': 'Ethiopian calendar',
} as const
