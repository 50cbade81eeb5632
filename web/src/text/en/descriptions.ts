/** What search engines and shared links show. Only the build reads it: no page carries it as a script. */
export const descriptions = {
  'page.description':
    'Edil: number games for players in Ethiopia. Pick numbers from 1 to 100, pay with Telebirr, and check every draw yourself.',
  'games.description':
    'Open number games with their prizes, fees and draw times: midday, daily, weekly and monthly. Live, straight from the boards.',
  'draws.description':
    'Every draw of Edil: games that are selling, draws that are about to happen, and results of the past. Anybody can check them.',
  'about.description':
    'Choose a game, pay with Telebirr and follow the draw: fees, prizes and draw times of every game, and why nobody can choose the result.',
  'legal.terms.description':
    'The rules between you and Edil in nine short sections: who may play, how games, payments, refunds and prizes work, and which law applies.',
  'legal.privacy.description':
    'What Edil keeps about you, why, who sees it and for how long, how to hide your name, and how to download, correct or close your account.',
  'login.description': 'Log in to Edil to pick your numbers and see your tickets.',
  'register.description':
    'Sign up for Edil: pick numbers from 1 to 100, pay with Telebirr, and check every draw yourself.',
  'check.description':
    'Whether a ticket of Edil is genuine: its number, its game and its draw. It says nothing about whose ticket it is.',
  'live.description':
    'Watch the draws of Edil live: the sealed list, the public random value, and three winning numbers that nobody can choose.',
  'proof.description':
    'Check a draw of Edil on your own phone: the rules, the sealed list, the public random value, and the winners worked out again.',
} as const
