/** Terms of Service and Privacy Policy. The titles of the nine terms are the owner's, to the letter. */
export const legal = {
  'legal.effective': 'Effective date: <time>{date}</time>',

  // Terms of Service
  'legal.terms.title': 'Terms of Service',
  'legal.terms.lead':
    'These terms are the agreement between you and Edil. You accept them when you create an account. Edil is only for people aged {age} or over.',
  'legal.terms.seePrivacy': 'Read the Privacy Policy',

  'legal.terms.eligibility': 'Eligibility',
  'legal.terms.eligibility.age':
    'You must be at least {age} years old to play. If the law that applies to you sets a higher age, that age applies.',
  'legal.terms.eligibility.proof':
    'We ask for your date of birth when you sign up. We may ask for proof of age before we pay a prize. You may not play for someone who is under age.',

  'legal.terms.account': 'Account Registration',
  'legal.terms.account.details':
    'Give your real name, phone number, email address and date of birth, and keep them up to date. We send refunds to the phone number of your account, so a wrong number can delay your money.',
  'legal.terms.account.one':
    'You may have one account only. Keep your password secret. If you think someone else knows it, change it and tell us at once.',

  'legal.terms.rules': 'Game Rules',
  'legal.terms.rules.board':
    'Every game has 100 numbers, 1 to 100. You may buy 1 to 3 numbers in one game. Each number is sold once and has one owner.',
  'legal.terms.rules.hold':
    'When you pick numbers, we hold them for you for the time shown. If you do not submit a payment in that time, other players can take them.',
  'legal.terms.rules.approval':
    'You upload a screenshot of your transfer, and we approve or reject the payment. If we approve it, you get a ticket with your numbers. Approval is final. If we reject it, we tell you why.',
  'legal.terms.rules.late':
    'If we approve your payment after your numbers were taken or sales closed, you choose from the numbers that are left, in that game or in the next game of the same type.',
  'legal.terms.rules.closing':
    'Sales close shortly before the draw, or when all numbers are sold. The list of entries is then sealed and published, and nobody can change it.',
  'legal.terms.rules.draw':
    'Each draw takes three of the 100 numbers: 1st, 2nd and 3rd. The result is calculated from the sealed list and a value from a public beacon. Nobody, including us, can know or choose that value in advance. Each game is drawn once, and the result is final.',
  'legal.terms.rules.noWinner': 'If nobody bought a drawn number, that prize has no winner, and we show this.',
  'legal.terms.rules.cancelled':
    'If a game closes with fewer than 3 approved numbers, it is cancelled. Each player then chooses a refund or a ticket in the next game of the same type.',

  'legal.terms.payments': 'Payments & Refunds',
  'legal.terms.payments.price':
    'You pay the fee for each number, in birr, to the account shown on the payment page. You see the total before you pay. Each transfer can be used once: the same transaction number is not accepted again.',
  'legal.terms.payments.final':
    'A payment is non-refundable once it is approved, unless we made an error or the game was cancelled. If you send too much, or if we reject a payment whose money we received, we send that money back.',

  'legal.terms.prizes': 'Prizes & Winnings',
  'legal.terms.prizes.approved':
    'Only approved entries win. The prizes of a game are set when it opens and do not change. You see them before you join.',
  'legal.terms.prizes.paid':
    'We email the winners, who tell us where to send the prize by the date that we show with it. One person approves the payout and another makes the transfer. A ticket that you share proves that it took part. It does not let anyone else claim your prize.',
  'legal.terms.prizes.suspicious':
    'We may disqualify a suspicious entry, for example one with a false screenshot or from a second account. We tell you the reason.',
  'legal.terms.prizes.tax':
    'We withhold tax from prizes where the law requires it. We show you the prize, the tax and what you receive.',

  'legal.terms.conduct': 'User Conduct',
  'legal.terms.conduct.fair':
    "You may not send false or edited screenshots, use another person's account or money without permission, have more than one account, play with automated programs, disrupt the service, or insult other people here.",
  'legal.terms.conduct.consequence':
    'If you break these rules, we may refuse your entries and suspend or close your account.',
  'legal.terms.conduct.limits':
    'Play only with money you can afford to lose. If playing harms you, stop and write to us. We close your account when you ask.',

  'legal.terms.liability': 'Limitation of Liability',
  'legal.terms.liability.service':
    'We run the service with care, but we cannot promise that it is always available. We are not responsible for failures of phones, networks or payment services that we do not control. If the public beacon is late, we wait for it.',
  'legal.terms.liability.amount':
    'For each entry, our liability is limited to what you paid for it and the prize it won. Where the law does not allow this limit, the law applies.',

  'legal.terms.changes': 'Changes to Terms',
  'legal.terms.changes.notice':
    'We may change these terms. The new text appears on this page with a new effective date. If you do not agree, stop playing and close your account.',
  'legal.terms.changes.games': 'A change does not apply to games that are already open.',

  'legal.terms.law': 'Governing Law',
  'legal.terms.law.ethiopia':
    'The laws of Ethiopia apply to these terms. If there is a dispute, please write to us first. If we cannot settle it together, the courts of Ethiopia decide.',

  // Privacy Policy
  'legal.privacy.title': 'Privacy Policy',
  'legal.privacy.lead':
    'We keep only the data we need to run the games and handle money. We do not track you. Edil is only for people aged {age} or over.',
  'legal.privacy.seeTerms': 'Read the Terms of Service',

  'legal.privacy.kept': 'What we keep, and why',
  'legal.privacy.kept.account':
    'Your name, username, email address and phone number: to log you in, contact you and pay you. Your date of birth: to make sure you are old enough to play. If you link Telegram: the number of your Telegram account, to log you in there.',
  'legal.privacy.kept.devices':
    'For each device you are logged in on: its browser, IP address and last use, so that you can see it and log it out. We also record logins and what our staff do, to detect abuse.',
  'legal.privacy.kept.telegram':
    'If you connect Telegram: the number of your Telegram account, until you disconnect it in your profile. Telegram itself keeps what our bot writes to you.',
  'legal.privacy.kept.play':
    'Your numbers, payments, tickets, prizes and refunds, because we must account for every birr.',

  'legal.privacy.screenshots': 'Payment screenshots',
  'legal.privacy.screenshots.use':
    'A screenshot is proof of your payment. Our staff compare it with the payment you submitted. Our system compares it with earlier screenshots, so that one transfer is not used twice.',
  'legal.privacy.screenshots.private': 'Screenshots are never public. Upload only the page that shows the transfer.',

  'legal.privacy.seen': 'Who sees it',
  'legal.privacy.seen.team':
    'Staff who review payments, pay prizes or help you. Each person sees only what the job needs, and we record what they decide.',
  'legal.privacy.seen.others':
    'Companies that run our servers and deliver our messages, for that purpose only. Authorities, where the law requires it. We never sell your data.',

  'legal.privacy.public': 'Public names',
  'legal.privacy.public.shown':
    'Lists of players and winners are public. They show your first name and an initial, such as Selam B., never your phone number or email address. You can hide your name: your ticket number is shown instead. Until you have a ticket, no name is shown.',
  'legal.privacy.public.proof':
    'The sealed list of a draw contains numbers and hashes of ticket keys, but no keys and no names.',

  'legal.privacy.time': 'How long we keep it',
  'legal.privacy.time.account':
    'We keep your account details while your account is open, or for one week if you never verify your email address. We delete payment screenshots and payer names 90 days after a payment is settled, or when you close your account. If the payment’s ticket won a prize, we keep them until you close your account. We keep payments, tickets and prizes for as long as the law requires or a dispute needs them, without your name after you close your account.',
  'legal.privacy.time.draws':
    'We keep the proof of each draw permanently, so that anyone can check it. It contains no names.',

  'legal.privacy.rights': 'Your rights',
  'legal.privacy.rights.list':
    'You can download your account data, correct it and close your account. If you cannot find this in your account, write to us and we do it for you.',

  'legal.privacy.cookies': 'Cookies',
  'legal.privacy.cookies.one':
    'We set cookies only when you register or log in. After registering, one remembers in this browser that you are confirming your email address. After logging in, one keeps you logged in, and one lets us recognise this browser for a year, so that strangers who enter wrong passwords cannot lock you out. We use no trackers and no advertising. Your colour setting stays on your device. Your language and calendar are also saved in your account.',

  'legal.privacy.security': 'Security',
  'legal.privacy.security.how':
    'Connections are encrypted. We store your password in a form that nobody can read, including us. Staff log in with a password and a code.',
  'legal.privacy.security.breach':
    'No system is perfect. If your data is exposed, we tell you and the authorities as the law requires.',

  'legal.privacy.contact': 'Contact',
  'legal.privacy.contact.how':
    'For questions or complaints, use Contact Us at the bottom of every page. When this policy changes, its effective date changes too.',
} as const
