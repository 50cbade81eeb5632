/** The home page. Figures, times and durations come from the server. */
export const home = {
  'home.lead':
    'Pick up to 3 numbers from 1 to 100. Pay with Telebirr. Watch three numbers drawn live, then check the draw on your own phone.',
  'home.next': 'Next draw: {type}, {when}',
  'home.noDraw': 'No draw is planned right now',
  'home.start': 'Start Playing Now',
  'home.games': 'View Active Games',
  'home.ticket': 'Example of a ticket for the next game, without numbers',
  'home.ticket.draw': 'Draw',

  'home.figures': 'Figures of today',
  'home.prizePool': 'Prize pool',
  'home.activePlayers': 'Active players',
  'home.winnersToday': 'Winners today',

  'home.features': 'Why Edil',
  'home.fair': 'Fair Play',
  'home.fairText': 'Nobody at Edil can choose a winner. Each draw follows from public facts.',
  'home.fair.sealed': 'The list is sealed',
  'home.fair.sealedText': 'At closing, every entry is fixed, and the fingerprint of the list is published.',
  'home.fair.beacon': 'A public beacon decides',
  'home.fair.beaconText': 'It publishes a random value that nobody can know in advance, not even us.',
  'home.fair.winners': 'Three numbers follow',
  'home.fair.winnersText': 'Anyone can repeat the calculation and get the same three.',
  'home.fair.check': 'Check the latest draw',
  'home.secure': '100% Secure',
  'home.secureText': 'One number, one owner. Your numbers are held for you while you pay.',
  'home.secureTextMinutes':
    '{minutes, plural, one {One number, one owner. Your numbers are held for # minute while you pay.} other {One number, one owner. Your numbers are held for # minutes while you pay.}}',
  'home.payouts': 'Instant Payouts',
  'home.payoutsText':
    'Paid within {duration}, median of the last 30 days. By transfer to Telebirr or CBE Birr. Whether a prize is paid is public.',
  'home.payoutsNone':
    'No prize was paid in the last 30 days. Prizes are paid by transfer to Telebirr or CBE Birr. Whether a prize is paid is public.',
  'home.always': '24/7 Games',
  'home.alwaysText': 'When one game closes, the next one opens. First prizes from {lowest} to {highest}.',
  'home.alwaysOne': 'When one game closes, the next one opens. The first prize is {prize}.',
  'home.alwaysNone': 'No games are planned right now. When a game is planned, its prizes appear here.',

  'home.call': '100 numbers. Three win.',
  'home.call.closes': 'Next game to close: {type}, {when}.',
  'home.call.text': 'Most numbers do not win. Play only with money you can afford to lose.',
  'home.call.join': 'Join Now',
  'home.call.learn': 'Learn How It Works',
} as const
