/** What players and visitors read. The owner's labels and toasts stay to the letter. */
export const player = {
  // The name and the words that every page has
  'brand.line': 'Luck you can check.',
  'language.other': 'አማርኛ',
  'page.skip': 'Skip to content',
  'page.loading': 'Loading',
  'page.notice': '{age}+ only. Play within your limits. All times are Addis Ababa time.',
  'label.value': '{label}: {value}',
  'action.close': 'Close',
  'action.cancel': 'Cancel',
  'action.back': 'Back',
  'action.copy': 'Copy',
  'action.showMore': 'Show more',
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
  'nav.myPrizes': 'My prizes',
  'nav.logout': 'Logout',
  'footer.quickLinks': 'Quick Links',
  'footer.activeGames': 'Active Games',
  'footer.money': 'Where the money goes',
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
  'payment.method.cbe': 'CBE Birr',
  'payment.method.bank': 'Mobile banking',
  'payment.comingSoon': 'Coming Soon',
  'payment.closedNow': 'Closed for now',

  // A ticket
  'ticket.draw': 'Draw',

  // Nothing here, no network, something broke
  'empty.browse': 'Browse Games',
  'error.title': 'Error',
  'error.unexpected': 'An unexpected error occurred. Please try again.',

  // Toasts, to the letter
  'toast.copied': 'Copied to clipboard',
  'toast.loginTitle': 'Login Required',
  'toast.login': 'Please login to join a game.',
  'toast.logout': 'You have been logged out successfully.',
  'toast.logoutFailed': 'Failed to logout. Please try again.',

  // Pages: titles and what search engines show
  'page.titleOf': '{title} · Edil',
  'page.forgotPassword': 'Forgot password',
  'page.resetPassword': 'Reset password',
  'page.selectNumbers': 'Select numbers',
  'page.payment': 'Payment',
  'notFound.title': 'Page not found',

  // The frame of every page
  'theme.toDark': 'Use dark colours',
  'theme.toLight': 'Use light colours',
  'calendar.toEthiopian': 'Use the Ethiopian calendar',
  'calendar.toGregorian': 'Use the Gregorian calendar',
  'connection.offline':
    '<b>You are offline.</b> This page shows the last known state and updates when you are back online.',
  'connection.reconnecting': '<b>Reconnecting.</b> Until then, this page updates every few seconds.',

  'error.applicationTitle': 'Unexpected Application Error!',
  'error.applicationText':
    'Something went wrong on our side. Nothing you have paid for is affected. Please reload the page.',
} as const
