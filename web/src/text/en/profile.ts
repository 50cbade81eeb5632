/** One's own account. */
export const profile = {
  // Details
  'profile.details': 'Your details',
  'profile.since': 'With Edil since {date}',
  'profile.emailFixed': 'You log in with it, and our mails go there. It cannot be changed here.',
  'profile.language': 'Language',
  'profile.calendar': 'Calendar',
  'profile.showsName': 'Show my name to others',
  'profile.othersSee':
    'Among winners, others see: <b>{name}</b>. On boards they see your username, or only "Player" when your name is not shown.',
  'profile.save': 'Save changes',
  'profile.saving': 'Saving...',
  'profile.saved': 'Your changes are saved',

  // Safety
  'profile.safety': 'Password and safety',
  'profile.twoFactor': 'Two-factor sign-in',
  'profile.on': 'On',
  'profile.off': 'Off',

  // Devices
  'devices.title': 'Your devices',
  'devices.text': 'Where you are logged in. If you do not know one, log it out and change your password.',
  'devices.this': 'This device',
  'devices.unknown': 'Unknown device',
  'devices.address': 'IP address {address}',
  'devices.signedIn': 'Logged in {at}',
  'devices.lastSeen': 'Last seen {at}',
  'devices.logOut': 'Log out there',
  'devices.loggedOut': 'Logged out there',
  'devices.failed': 'Your devices did not load',

  // Data and closing
  'data.title': 'Your data',
  'data.download': 'Download my data',
  'data.downloadText': 'Everything we keep about you, in one file.',
  'closing.title': 'Close my account',
  'closing.text': 'For good. It cannot be opened again.',
  'closing.staff': 'You work here, so an admin changes your role to player first.',
  'closing.deleted': 'Deleted at once',
  'closing.deletedText':
    'Your name, username, email address, phone number, date of birth and password, and every login.',
  'closing.kept': 'Kept, without your name',
  'closing.keptText':
    'Your payments, tickets, draws and prizes: the law asks for the accounts, and without them nobody could check a draw.',
  'closing.final': 'This cannot be undone.',
  'closing.username': 'Type your username, {username}, to confirm',
  'closing.usernameWrong': 'This is not your username. Type {username}.',
  'closing.confirm': 'Close my account',
  'closing.busy': 'Closing...',
  'closing.done': 'Your account is closed',
  'closing.doneText': 'Your name and your contact details are deleted.',

  // What Google and Facebook do not tell
  'complete.title': 'Complete your account',
  'complete.lead': 'A few things we need before you can play.',
  'complete.submit': 'Save and continue',
  'complete.busy': 'Saving...',
  'complete.done': 'Your account is complete',
} as const
