/** Inside Telegram only, loaded with the mini app. */
export const miniapp = {
  'miniapp.linkTitle': 'Log in with Telegram next time?',
  'miniapp.linkText':
    'We link your Edil account to this Telegram account. Then Edil opens without your password in it. Choose this only if this Telegram account is yours alone.',
  'miniapp.link': 'Link',
  'miniapp.notNow': 'Not now',
  'miniapp.linkedTitle': 'Telegram linked',
  'miniapp.linkedText': 'Next time you are logged in when you open Edil in Telegram.',
  'miniapp.linkFailed': 'Telegram was not linked',
  'miniapp.signedInTitle': 'Logged in with Telegram',
  'miniapp.signedInText': 'This is the account of {name}, {email}.',
  'miniapp.signInFailed': 'You are not logged in',
  'refusal.init_data_expired': 'Telegram opened Edil too long ago. Close it, open it again and log in.',
  'refusal.init_data_forged': 'Telegram did not confirm who you are. Close Edil, open it again and log in.',
  'refusal.init_data_used': 'You have logged in with this window before. Close Edil, open it again and log in.',
  'refusal.login_too_old': 'Your login was more than 15 minutes ago. Log out, log in again and link then.',
  'refusal.mini_app_off': 'Logging in with Telegram is not available at the moment.',
  'refusal.telegram_taken':
    'Your Edil account or this Telegram account is already linked to another one. Please contact support.',
} as const
