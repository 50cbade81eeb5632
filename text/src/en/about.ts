/** How It Works. Fees, prizes and times are no part of it: they come from the plans. */
export const about = {
  'about.title': 'How It Works',
  'about.lead': 'Pick your numbers, pay with Telebirr, watch the live draw, and check the result on your own phone.',

  'about.steps': 'Three steps',
  'about.steps.choose': 'Choose a game',
  'about.steps.chooseText':
    'Open a game and pick 1 to 3 numbers from 1 to 100. We hold them for you while you pay. A timer shows how long you have.',
  'about.steps.pay': 'Pay and join',
  'about.steps.payText':
    'Send the exact amount with Telebirr to the account on the payment page, then upload the screenshot. When we approve your payment, you get your ticket.',
  'about.steps.win': 'Win',
  'about.steps.winText':
    'Three numbers are drawn live: 1st, 2nd and 3rd. If one of them is on your ticket, we notify you of your prize. If nobody bought a drawn number, that prize has no winner, and we say so.',

  'about.games': 'The games',
  'about.gamesText': 'Every game has 100 numbers. The fee and the prizes are set before sales start and do not change.',
  'about.plan.fee': 'Fee per number',
  'about.plan.everyDay': 'Every day',
  'about.plan.everyWeek': 'Every {weekday}',
  'about.plan.everyMonth': 'Last {weekday} of the month',
  'about.plan.closing':
    '{minutes, plural, one {Sales close # minute before the draw.} other {Sales close # minutes before the draw.}}',
  'about.weekday.monday': 'Monday',
  'about.weekday.tuesday': 'Tuesday',
  'about.weekday.wednesday': 'Wednesday',
  'about.weekday.thursday': 'Thursday',
  'about.weekday.friday': 'Friday',
  'about.weekday.saturday': 'Saturday',
  'about.weekday.sunday': 'Sunday',
  'about.plans.failed': 'Failed to load fees and prizes',
  'about.plans.failedText': 'Check your connection and try again. Nothing you have paid for is affected.',
  'about.plans.empty': 'No games are planned right now',
  'about.plans.emptyText': 'When a game is planned, its fee, prizes and draw time appear here.',

  'about.reasons': 'Why Edil',
  'about.reasons.secure': 'One number, one owner',
  'about.reasons.secureText':
    'Each number is sold once. While you pay, nobody else can take it. When we approve your payment, it is yours.',
  'about.reasons.paid': 'Results in public',
  'about.reasons.paidText': 'Every result is public, including prizes that nobody won.',
  'about.reasons.fair': 'Nobody chooses the result',
  'about.reasons.fairText':
    'We seal the list of entries before the draw. Then a public beacon publishes a random value that nobody can know in advance, and that value decides. You can repeat the calculation on your phone.',
  'about.reasons.daily': 'Games every day',
  'about.reasons.dailyText':
    'When one game closes, the next one opens. Choose a draw every day, every week or every month.',

  'about.licence': 'Licence',
  'about.licenceText': 'Licensed by {authority}. Number {number}, valid from {from} to {until}.',

  'about.call': '100 numbers. Three win.',
  'about.callText': 'Most numbers do not win. Play only with money you can afford to lose.',
  'about.call.join': 'Join Now',
  'about.call.games': 'View Active Games',
} as const
