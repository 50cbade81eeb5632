/** Terms of Service and Privacy Policy. The titles of the nine terms are the owner's, to the letter. */
export const legal = {
  'legal.effective': 'Effective date: <time>{date}</time>',

  // Terms of Service
  'legal.terms.title': 'Terms of Service',
  'legal.terms.lead':
    'These are the rules between you and Edil. You accept them when you open an account. Edil is for people aged 18 and over.',
  'legal.terms.seePrivacy': 'Read the Privacy Policy',

  'legal.terms.eligibility': 'Eligibility',
  'legal.terms.eligibility.age':
    'You must be at least 18 years old to play. If the law that applies to you asks for a higher age, that age counts.',
  'legal.terms.eligibility.proof':
    'We ask for your date of birth when you sign up, and we may ask for proof of it before we pay a prize. Nobody may play for a person who is too young.',

  'legal.terms.account': 'Account Registration',
  'legal.terms.account.details':
    'Give your true name, phone number, email address and date of birth, and tell us when they change. Prizes go to the confirmed phone number of the account, so a wrong number can delay yours.',
  'legal.terms.account.one':
    'One person has one account. Keep your password to yourself. If you think that somebody else knows it, change it and tell us at once.',

  'legal.terms.rules': 'Game Rules',
  'legal.terms.rules.board':
    'Every game has 100 numbers, 1 to 100. You may take 1 to 3 numbers in one game. A number is sold once and has one owner.',
  'legal.terms.rules.hold':
    'The numbers you pick are held for you while you pay, for the time shown. If you send no payment in that time, others may take them.',
  'legal.terms.rules.approval':
    'You send us a screenshot of your payment for approval. When it is approved you get a ticket with your numbers. Approval is final. If we reject a payment, we tell you why.',
  'legal.terms.rules.late':
    'If a payment is approved and its numbers are no longer free, you choose from the numbers that are left, on that game or on the next one of its kind.',
  'legal.terms.rules.closing':
    'A game closes shortly before its draw, or when all its numbers are sold. Its list of entries is then sealed and published, and nobody can change it.',
  'legal.terms.rules.draw':
    'A draw takes three of all 100 numbers: 1st, 2nd and 3rd. They follow from the sealed list and from a public beacon, which nobody, not even we, can know or choose. A game is drawn once, and its result stands.',
  'legal.terms.rules.noWinner': 'A winning number that nobody holds has no winner, and we show it so.',
  'legal.terms.rules.cancelled':
    'A game that closes with fewer than 1 approved payment or fewer than 3 approved numbers is cancelled by rule. Each of its players chooses between a refund and a ticket on the next game of its kind.',

  'legal.terms.payments': 'Payments & Refunds',
  'legal.terms.payments.price':
    'You pay the fee of the game for each number, in birr, to the account shown on the payment page. You see the total before you pay. One transfer pays once: the same transaction reference cannot be used again.',
  'legal.terms.payments.final':
    'A payment is non-refundable once it is approved. We refund it in two cases only: when the platform made an error, and when the game was cancelled.',

  'legal.terms.prizes': 'Prizes & Winnings',
  'legal.terms.prizes.approved':
    'Only approved entries win. The prizes of a game are fixed when it opens, and you see them before you join.',
  'legal.terms.prizes.paid':
    'We tell the winners and pay by transfer. Everybody can see whether a prize has been paid. A ticket that you share proves that it took part, and does not let anybody else claim your prize.',
  'legal.terms.prizes.suspicious':
    'Suspicious entries may be disqualified, for example for a false screenshot or a second account. We tell you the reason.',
  'legal.terms.prizes.tax':
    'Tax on winnings is taken as the law asks. We show you the prize, the tax and what you receive.',

  'legal.terms.conduct': 'User Conduct',
  'legal.terms.conduct.fair':
    'Do not send false or changed screenshots, use the account or the money of another person without leave, open several accounts, play through programs, disturb the service, or insult other people here.',
  'legal.terms.conduct.consequence': 'If you do, we may refuse entries and suspend or close your account.',
  'legal.terms.conduct.limits':
    'Play within your limits. If playing does you no good, stop and write to us: we close your account when you ask.',

  'legal.terms.liability': 'Limitation of Liability',
  'legal.terms.liability.service':
    'We work with care, but we cannot promise that the service never stops. We do not answer for failures of phones, networks or payment services that are not ours. If the public beacon is late, we wait for it.',
  'legal.terms.liability.amount':
    'For an entry, we owe you no more than what you paid for it and the prize it has won. Where the law does not allow such a limit, the law stands.',

  'legal.terms.changes': 'Changes to Terms',
  'legal.terms.changes.notice':
    'We may change these terms. The new text appears on this page with its new date. If you do not agree with it, stop playing and close your account.',
  'legal.terms.changes.games': 'A change does not touch a game that was already open: it ends as it began.',

  'legal.terms.law': 'Governing Law',
  'legal.terms.law.ethiopia':
    'The law of Ethiopia applies to these terms. If we disagree, write to us first. What we cannot settle together goes before the courts of Ethiopia.',

  // Privacy Policy
  'legal.privacy.title': 'Privacy Policy',
  'legal.privacy.lead':
    'We keep what a game for money needs, and nothing to follow you with. Edil is for people aged 18 and over.',
  'legal.privacy.seeTerms': 'Read the Terms of Service',

  'legal.privacy.kept': 'What we keep, and why',
  'legal.privacy.kept.account':
    'Your name, username, email address and phone number, so that you can sign in, and so that we can reach you and pay you. Your date of birth, because only people aged 18 and over may play.',
  'legal.privacy.kept.devices':
    'Of each device that you are signed in on: its browser, its network address and when it was last used, so that you can see and end it. A record of sign-ins and of what our staff do, so that abuse can be found.',
  'legal.privacy.kept.play':
    'Your numbers, payments, tickets, prizes and refunds, because every birr must be accounted for.',

  'legal.privacy.screenshots': 'Payment screenshots',
  'legal.privacy.screenshots.use':
    'A screenshot proves your payment. Our system reads the amount, the receiver, the reference and the date from it, and compares it with earlier ones, so that one transfer is not used twice.',
  'legal.privacy.screenshots.private':
    'It is never public. Send only the page that shows the transfer, not the rest of your phone.',

  'legal.privacy.seen': 'Who sees it',
  'legal.privacy.seen.team':
    'The people of Edil who review payments, pay prizes or help you, each only what the work needs. What they decide is recorded.',
  'legal.privacy.seen.others':
    'Companies that run our servers and carry our messages, for that work only. Authorities, where the law obliges us. We sell nothing about you to anybody.',

  'legal.privacy.public': 'Public names',
  'legal.privacy.public.shown':
    'Lists of players and winners are public. They show your first name and an initial, and never your phone number or email address. You can hide your name: your username is shown instead.',
  'legal.privacy.public.proof': 'The sealed list that proves a draw holds numbers and ticket keys, and no names.',

  'legal.privacy.time': 'How long we keep it',
  'legal.privacy.time.account':
    'The details of your account, for as long as it is open; an address that is never verified, for a week. Payments, screenshots, tickets and prizes, for as long as the law asks of us or a dispute needs them, also after you close it. Then we delete them or take your name off them.',
  'legal.privacy.time.draws': 'The proof of a draw stays for ever, so that it can always be checked. It names nobody.',

  'legal.privacy.rights': 'Your rights',
  'legal.privacy.rights.list':
    'You can download what we keep about you, correct what is wrong, and close your account. If you do not find it in your account, write to us and we do it for you.',

  'legal.privacy.cookies': 'Cookies',
  'legal.privacy.cookies.one':
    'We set cookies only when you sign in: they keep you signed in, and nothing else. There are no trackers and no advertising. Your choice of language, colours and calendar stays on your own device.',

  'legal.privacy.security': 'Security',
  'legal.privacy.security.how':
    'Connections are encrypted. We store your password in a form that nobody can read back, not even we. The people who run games and payments sign in with a second proof.',
  'legal.privacy.security.breach':
    'No system is perfect. If your data falls into wrong hands, we tell you and the authorities as the law asks.',

  'legal.privacy.contact': 'Contact',
  'legal.privacy.contact.how':
    'Write to us with any question or complaint: Contact Us is at the foot of every page. When this text changes, its date changes with it.',
} as const
