/** What search engines and shared links show. Only the build reads it: no page carries it as a script. */
export const descriptions = {
  'page.description':
    'Edil: number games for players in Ethiopia. Pick numbers from 1 to 100, pay with Telebirr, and check every draw yourself.',
  'games.description':
    'Open number games in Ethiopia: prizes, fees and draw times for midday, daily, weekly and monthly games, updated live.',
  'jackpots.description':
    'Edil jackpots: the prizes and entry fees of the daily, midday, weekly and monthly games, who has paid, and recent winners.',
  'draws.description': 'All Edil draws: open games, upcoming draws and past results. Anyone can check them.',
  'about.description':
    'How Edil works: choose a game, pay with Telebirr and watch the draw. Fees, prizes, draw times, and why nobody can choose the result.',
  'legal.terms.description':
    'The rules between you and Edil in nine short sections: who may play, how games, payments, refunds and prizes work, and which law applies.',
  'legal.privacy.description':
    'What Edil keeps about you, why, who sees it and for how long, how to hide your name, and how to download, correct or close your account.',
  'login.description': 'Log in to Edil to pick your numbers and see your tickets.',
  'register.description':
    'Sign up for Edil: pick numbers from 1 to 100, pay with Telebirr, and check every draw yourself.',
  'check.description':
    'Check that an Edil ticket is genuine: its number, its game and its draw. The owner of the ticket stays private.',
  'live.description':
    'Watch Edil draws live: the sealed list, the public random value, and three winning numbers that nobody can choose.',
  'winners.description':
    'The winners of all Edil draws: numbers, prizes and dates, and whether each prize has been paid and how fast.',
  'result.description':
    'One Edil draw: its winning numbers and prizes, whether they have been paid, its proof in short and the money of the game.',
  'money.description':
    'Where the money goes at Edil: money taken in, prizes, tax and refunds, by month and by game, from the ledger.',
  'proof.description':
    'Check an Edil draw on your own phone: the rules, the sealed list, the public random value, and the winners calculated again.',
} as const
