/** What players and visitors read. The owner's labels and toasts stay to the letter. */
export const player = {
  // The name and the words that every page has
  'brand.line': 'Luck you can check.',
  'language.other': 'አማርኛ',
  'calendar.gregorian': 'Gregorian calendar',
  'calendar.ethiopian': 'Ethiopian calendar',
  'page.skip': 'Skip to content',
  'page.loading': 'Loading',
  'page.notice': '18+ only. Play within your limits. Times are Addis Ababa time.',
  'action.close': 'Close',
  'action.cancel': 'Cancel',
  'action.back': 'Back',
  'action.copy': 'Copy',
  'action.tryAgain': 'Try again',
  'action.download': 'Download',

  // Navigation
  'nav.main': 'Main',
  'nav.menu': 'Menu',
  'nav.home': 'Home',
  'nav.games': 'Games',
  'nav.jackpots': 'Jackpots',
  'nav.liveDraws': 'Live Draws',
  'nav.howItWorks': 'How It Works',
  'nav.winners': 'Winners',
  'nav.login': 'Login',
  'nav.signUp': 'Sign Up',
  'nav.myAccount': 'My Account',
  'nav.changePassword': 'Change Password',
  'nav.joinedGames': 'Joined Games',
  'nav.gameTickets': 'Game Tickets',
  'nav.logout': 'Logout',
  'footer.quickLinks': 'Quick Links',
  'footer.activeGames': 'Active Games',
  'footer.support': 'Support',
  'footer.helpCenter': 'Help Center',
  'footer.contactUs': 'Contact Us',
  'footer.terms': 'Terms of Service',
  'footer.paymentMethods': 'Payment Methods',

  // Games and their state
  'game.type.midday': 'Midday',
  'game.type.daily': 'Daily',
  'game.type.weekly': 'Weekly',
  'game.type.monthly': 'Monthly',
  'game.prize.first': '1st prize',
  'game.prize.second': '2nd prize',
  'game.prize.third': '3rd prize',

  // Payments
  'payment.method.telebirr': 'Telebirr',

  // A ticket
  'ticket.draw': 'Draw',

  // Nothing here, no network, something broke
  'empty.browse': 'Browse Games',
  'error.title': 'Error',
  'error.unexpected': 'An unexpected error occurred. Please try again.',

  // Toasts, to the letter
  'toast.copied': 'Copied to clipboard',
  'toast.logout': 'You have been logged out successfully.',
  'toast.logoutFailed': 'Failed to logout. Please try again.',

  // Pages: titles and what search engines show
  'page.titleOf': '{title} · Edil',
  'page.forgotPassword': 'Forgot password',
  'page.resetPassword': 'Reset password',
  'page.selectNumbers': 'Select numbers',
  'page.payment': 'Payment',
  'coming.title': 'This page is not open yet',
  'coming.text': 'We are still building it. The games and their draw times are already here to look at.',
  'notFound.title': 'Page not found',
  'notFound.text': 'There is nothing at this address. Perhaps a letter went missing.',
  'notFound.home': 'Back to home',

  // The frame of every page
  'footer.comingMethods': 'CBE Birr, mobile banking: Coming Soon',
  'contact.text': 'Write to us where you already are. A person answers.',
  'contact.telegram': 'Telegram',
  'contact.instagram': 'Instagram',
  'theme.toDark': 'Dark colours',
  'theme.toLight': 'Light colours',
  'calendar.toEthiopian': 'Ethiopian calendar',
  'calendar.toGregorian': 'Gregorian calendar',
  'connection.offline': '<b>You are offline.</b> You see the last known state. It updates when you are back.',
  'connection.reconnecting': '<b>Reconnecting.</b> We ask for news every few seconds meanwhile.',

  'error.applicationTitle': 'Unexpected Application Error!',
  'error.applicationText': 'This page broke on our side. Nothing you have paid for is affected. Please load it again.',
} as const
