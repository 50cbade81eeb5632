/** The lists of games and of draws. */
export const games = {
  // Games and their state
  'game.status.waiting': 'Waiting',
  'game.status.active': 'Active',
  'game.status.full': 'Game Full',
  'game.status.drawing': 'Drawing',
  'game.status.completed': 'Completed',
  'game.status.cancelled': 'Cancelled',
  'game.join': 'Join Game',
  'game.perNumber': 'per number, up to 3',
  'game.taken': '<b>{taken}</b> of 100 numbers taken',
  'game.takenLabel': 'Numbers taken',
  'game.players': '<b>{players}</b> / 100 players',

  // Toasts, to the letter
  'toast.loginTitle': 'Login Required',
  'toast.login': 'Please login to join a game.',

  // The list of games
  'games.title': 'Games',
  'games.tabs': 'Kinds of games',
  'games.status': 'Game status',
  'games.summary': 'All games together',
  'games.totalPrizePool': 'Total Prize Pool',
  'games.activePlayers': 'Active Players',
  'games.liveGames': 'Live Games',
  'games.biggestPrize': 'Biggest Prize',
  'games.none': 'No open game',
  'games.noneText': 'The next one opens by itself. This page shows it as soon as it does.',
  'games.failed': 'Failed to fetch games data',
  'games.failedText': 'We try again by ourselves. Nothing you have paid for is affected.',
  'games.noScript': 'The games need JavaScript',
  'games.noScriptText':
    'Boards change by the second, so this page asks for them itself. Please switch JavaScript on to see them.',
  'game.closed': 'Closed',
  'explainer.choose': 'Choose a game',
  'explainer.chooseText': 'Midday, daily, weekly or monthly. Pick 1 to 3 numbers.',
  'explainer.pay': 'Pay and join',
  'explainer.payText': 'Send the fee with Telebirr to the number shown when you pay, and upload the screenshot.',
  'explainer.win': 'Win big',
  'explainer.winText': 'Three numbers are drawn live. Winners are paid by transfer.',

  // The list of draws
  'draws.title': 'Live Draws',
  'draws.tabs': 'Draws by state',
  'draws.counts': 'Games counted',
  'draws.all': 'All',
  'draws.active': 'Active',
  'draws.drawing': 'Drawing',
  'draws.soon': 'Drawing soon',
  'draws.completed': 'Completed',
  'draws.total': 'Total',
  'draws.watch': 'Watch Draw',
  'draws.start': 'Start Draw',
  'draws.done': 'Draw Completed',
  'draws.cancelled':
    'Too few numbers were paid for, so it was cancelled by rule. Payments are refunded or move to the next game.',
  'draws.none': 'No draws here',
  'draws.noneText': 'When a game gets here, it shows by itself.',
} as const
