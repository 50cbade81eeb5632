/** How It Works. Fees, prizes and times are no part of it: they come from the plans. */
export const about = {
  'about.title': 'How It Works',
  'about.lead': 'Pick your numbers, pay with Telebirr, watch three numbers being drawn, and check the draw yourself.',

  'about.steps': 'Three steps',
  'about.steps.choose': 'Choose a game',
  'about.steps.chooseText':
    'Open a game and pick 1 to 3 numbers from 1 to 100. They are held for you while you pay, and a clock shows how long.',
  'about.steps.pay': 'Pay and join',
  'about.steps.payText':
    'Send the exact amount with Telebirr to the account on the payment page, and send us the screenshot. When we approve it, the numbers are yours and you get your ticket.',
  'about.steps.win': 'Win',
  'about.steps.winText':
    'Three numbers are drawn live: 1st, 2nd and 3rd. If you hold one of them, we tell you and pay your prize by transfer. If nobody holds it, it has no winner, and we show that too.',

  'about.games': 'The games',
  'about.gamesText': 'Every game has 100 numbers. Its fee and its prizes are fixed before the first number is sold.',
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
  'about.plans.failed': 'The fees and prizes did not load.',
  'about.plans.failedText': 'We show no figure that we are not sure of. Check your connection, then try again.',
  'about.plans.empty': 'No game is planned at the moment.',
  'about.plans.emptyText': 'When one is, its fee, prizes and draw time show here.',

  'about.reasons': 'Why Edil',
  'about.reasons.secure': 'One number, one owner',
  'about.reasons.secureText':
    'A number is sold once. While you pay nobody else can take yours, and once approved it is in your name.',
  'about.reasons.paid': 'Prizes you can follow',
  'about.reasons.paidText':
    'Prizes are paid by transfer to Telebirr. Every win is public, and so is whether its prize has been paid.',
  'about.reasons.fair': 'Nobody chooses the result',
  'about.reasons.fairText':
    'We seal the list of entries first. Then a public beacon, a random number nobody can know before, decides. Anybody can repeat the sum on a phone.',
  'about.reasons.daily': 'Games every day',
  'about.reasons.dailyText':
    'When a game closes, the next one of its kind opens. Wait hours, a week or a month for the draw: you choose.',

  'about.call': '100 numbers. Three win.',
  'about.callText': 'Most numbers do not win. Play only with money you can do without.',
  'about.call.join': 'Join Now',
  'about.call.games': 'View Active Games',
} as const
