import type { LinkedBy, UnlinkedBy } from '@edil/domain/notifications'
import type { Language } from '@edil/domain/people'
import type { LetterTexts, LetterWithAction } from './frame.ts'

/** A second link, less prominent than the button. */
type LetterWithChoice = LetterWithAction & { readonly otherwise: string; readonly otherAction: string }

export type MailTexts = {
  readonly verification: LetterWithAction
  readonly reset: LetterWithAction
  readonly resetByStaff: LetterWithAction
  readonly alreadyRegistered: LetterWithChoice
  readonly phoneTaken: LetterWithChoice
  readonly passwordChanged: LetterWithAction
  readonly phoneChanged: LetterWithAction
  readonly passkeyAdded: LetterWithAction
  readonly passkeyRemoved: LetterWithAction
  readonly signInPaused: LetterWithAction
  /** By phone: someone shared the phone number of the account with the bot, and did not log in. */
  readonly telegramLinked: (facts: { readonly by: LinkedBy }) => LetterWithAction
  readonly telegramUnlinked: (facts: { readonly by: UnlinkedBy }) => LetterWithAction
  readonly accountClosed: LetterTexts
}

const UNLINKED_BY_HAND = {
  en: [
    'Telegram was disconnected from your Edil account just now. You get no more messages there.',
    'If it was you, you do not need to do anything.',
    'If it was not you, change your password and contact support.',
  ],
  am: [
    'ቴሌግራም አሁን ከ«ዕድል» መለያዎ ተለያይቷል። ከዚህ በኋላ እዚያ መልእክት አይደርስዎትም።',
    'ያቋረጡት እርስዎ ከሆኑ ምንም ማድረግ አያስፈልግም።',
    'እርስዎ ካልሆኑ የይለፍ ቃልዎን ይቀይሩ፤ የደንበኞች አገልግሎታችንንም ያነጋግሩ።',
  ],
}

const en: MailTexts = {
  verification: {
    subject: 'Verify your email address',
    before: [
      'Open the link to finish creating your Edil account and pick your numbers.',
      'The link works for 24 hours.',
    ],
    action: 'Verify email address',
    after: ['If you did not create an Edil account, ignore this email.'],
  },
  reset: {
    subject: 'Set a new password',
    before: ['You asked for a new password for your Edil account.', 'The link expires in 10 minutes and works once.'],
    action: 'Set a new password',
    after: [
      'If you did not ask for this, ignore this email. Your password does not change.',
      'If you keep getting these emails, contact support.',
    ],
  },
  resetByStaff: {
    subject: 'Set a new password',
    before: [
      'Edil support sent you this link so that you can set a new password.',
      'The link expires in 10 minutes and works once.',
    ],
    action: 'Set a new password',
    after: [
      'Only you know your password. Support never asks for it.',
      'If you did not ask for this, do not open the link, and contact support.',
    ],
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    before: [
      'Someone tried to create an Edil account with this email address. You already have one, so nothing was created.',
      'If it was you, log in.',
    ],
    action: 'Log in',
    otherwise: 'If you forgot your password:',
    otherAction: 'Set a new password',
    after: ['If it was not you, ignore this email. Your account has not changed.'],
  },
  phoneTaken: {
    subject: 'Your account was not created',
    before: [
      'We could not create your Edil account, because the phone number is already used by another account.',
      'Check the number and sign up again.',
    ],
    action: 'Sign up',
    otherwise: 'If the other account is yours, log in to it. If you forgot its password:',
    otherAction: 'Set a new password',
    after: ['If you did not try to create an account, ignore this email.'],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    before: [
      'The password of your Edil account was changed just now. All other devices were logged out.',
      'If it was you, you do not need to do anything.',
      'If it was not you, set a new password now and contact support.',
    ],
    action: 'Set a new password',
    after: [],
  },
  phoneChanged: {
    subject: 'Your phone number was changed',
    before: [
      'The phone number of your Edil account was changed just now.',
      'Refunds that we already owe you are still sent to the old number.',
      'If it was you, you do not need to do anything.',
      'If it was not you, someone knows your password: set a new one now and contact support.',
    ],
    action: 'Set a new password',
    after: [],
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    before: [
      'A passkey was added to your Edil account just now. It can confirm your login in place of a code. All other devices were logged out.',
      'If it was you, you do not need to do anything.',
      'If it was not you, set a new password now and contact support.',
    ],
    action: 'Set a new password',
    after: [],
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your account',
    before: [
      'A passkey was removed from your Edil account just now. All other devices were logged out.',
      'If it was you, you do not need to do anything.',
      'If it was not you, set a new password now and contact support.',
    ],
    action: 'Set a new password',
    after: [],
  },
  signInPaused: {
    subject: 'Someone is guessing your password',
    before: [
      'Someone entered 100 wrong passwords for your Edil account. To protect it, we paused login on new devices for up to one hour.',
      'On a device where you have logged in before, log in as usual. On any other device, set a new password, or wait.',
    ],
    action: 'Set a new password',
    after: ['Use a long password that you use nowhere else.'],
  },
  telegramLinked: ({ by }) => ({
    subject: 'Telegram was connected to your account',
    before: [
      {
        phone:
          'Someone who showed your phone number to Telegram connected their Telegram to your Edil account just now. They can read which tickets you have, what those won, and the results of your draws; nothing else.',
        code: 'A Telegram account was connected to your Edil account just now. It gets your notifications and can show your tickets.',
        mini_app:
          'A Telegram account was connected to your Edil account just now. Anyone who uses it is logged in to Edil inside Telegram without a password, and gets your notifications.',
      }[by],
      'If it was you, you do not need to do anything.',
      'If it was not you, disconnect Telegram on the page of your notifications, change your password and contact support.',
    ],
    action: 'Open my notifications',
    after: [],
  }),
  telegramUnlinked: ({ by }) => ({
    subject: 'Telegram was disconnected from your account',
    before: {
      password: [
        'Your password was changed, so Telegram was disconnected from your Edil account. You get no more messages there.',
        'Connect it again on the page of your notifications.',
        'If you did not change your password, contact support.',
      ],
      phone: [
        'Your phone number was changed, so the Telegram account that had shown the old one was disconnected from your Edil account.',
        'Connect Telegram again on the page of your notifications.',
        'If you did not change your phone number, set a new password and contact support.',
      ],
      profile: UNLINKED_BY_HAND.en,
      telegram: UNLINKED_BY_HAND.en,
    }[by],
    action: 'Open my notifications',
    after: [],
  }),
  accountClosed: {
    subject: 'Your account is closed',
    before: [
      'Your Edil account is closed, and all devices were logged out.',
      'We deleted your name, phone number and email address. We keep only the records that the law requires, without your name.',
      'If you did not ask for this, contact support.',
    ],
    after: [],
  },
}

/** Not yet read by a native speaker: docs/amharic.md. */
const am: MailTexts = {
  verification: {
    subject: 'የኢሜይል አድራሻዎን ያረጋግጡ',
    before: ['የ«ዕድል» መለያዎ ሊከፈት ጥቂት ቀርቶታል። እባክዎ ይህ አድራሻ የእርስዎ መሆኑን ያረጋግጡ።', 'ሊንኩ የሚሠራው ለ24 ሰዓት ነው።'],
    action: 'ኢሜይሉን ያረጋግጡ',
    after: ['በ«ዕድል» መለያ ካልከፈቱ ይህን ኢሜይል ችላ ይበሉት።'],
  },
  reset: {
    subject: 'አዲስ የይለፍ ቃል ይምረጡ',
    before: ['ለ«ዕድል» መለያዎ አዲስ የይለፍ ቃል ጠይቀዋል።', 'ሊንኩ የሚሠራው ለ10 ደቂቃና ለአንድ ጊዜ ብቻ ነው።'],
    action: 'የይለፍ ቃል ይቀይሩ',
    after: ['ይህን ካልጠየቁ ኢሜይሉን ችላ ይበሉት። የይለፍ ቃልዎ እንዳለ ይቆያል።', 'እንዲህ ያሉ ኢሜይሎች በተደጋጋሚ ከመጡ የደንበኞች አገልግሎታችንን ያነጋግሩ።'],
  },
  resetByStaff: {
    subject: 'አዲስ የይለፍ ቃል ይምረጡ',
    before: ['ለ«ዕድል» መለያዎ አዲስ የይለፍ ቃል እንዲመርጡ የደንበኞች አገልግሎታችን ይህን ሊንክ ልኮልዎታል።', 'ሊንኩ የሚሠራው ለ10 ደቂቃና ለአንድ ጊዜ ብቻ ነው።'],
    action: 'የይለፍ ቃል ይቀይሩ',
    after: [
      'የይለፍ ቃሉን የሚመርጡት እርስዎ ብቻ ነዎት። ሠራተኞቻችን የይለፍ ቃልዎን በፍጹም አይጠይቁዎትም።',
      'ይህን ካልጠየቁ ሊንኩን አይክፈቱ፤ ለደንበኞች አገልግሎታችንም ያሳውቁ።',
    ],
  },
  alreadyRegistered: {
    subject: 'አስቀድሞ መለያ አለዎት',
    before: [
      'አንድ ሰው በዚህ አድራሻ የ«ዕድል» መለያ ለመክፈት ሞክሯል። አድራሻው አስቀድሞ መለያ ስላለው ሁለተኛ አልተከፈተም።',
      'የሞከሩት እርስዎ ከሆኑ ወዳለዎት መለያ ይግቡ።',
    ],
    action: 'ይግቡ',
    otherwise: 'የይለፍ ቃልዎን ከረሱ፦',
    otherAction: 'አዲስ የይለፍ ቃል ይምረጡ',
    after: ['እርስዎ ካልሆኑ ይህን ኢሜይል ችላ ይበሉት። መለያዎ አልተለወጠም።'],
  },
  phoneTaken: {
    subject: 'መለያዎ አልተከፈተም',
    before: ['የ«ዕድል» መለያዎን መክፈት አልቻልንም። የሰጡት ስልክ ቁጥር የሌላ መለያ ነው።', 'እባክዎ ቁጥሩን አረጋግጠው እንደገና ይመዝገቡ።'],
    action: 'ይመዝገቡ',
    otherwise: 'ያ መለያ የእርስዎ ከሆነ በእሱ ይግቡ። የይለፍ ቃሉን ከረሱ፦',
    otherAction: 'አዲስ የይለፍ ቃል ይምረጡ',
    after: ['መለያ ለመክፈት ካልሞከሩ ይህን ኢሜይል ችላ ይበሉት።'],
  },
  passwordChanged: {
    subject: 'የይለፍ ቃልዎ ተቀይሯል',
    before: [
      'የ«ዕድል» መለያዎ የይለፍ ቃል አሁን ተቀይሯል። ከሌሎች መሣሪያዎች ሁሉ ወጥተዋል።',
      'የቀየሩት እርስዎ ከሆኑ ምንም ማድረግ አያስፈልግም።',
      'እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ፤ የደንበኞች አገልግሎታችንንም ያነጋግሩ።',
    ],
    action: 'አዲስ የይለፍ ቃል ይምረጡ',
    after: [],
  },
  phoneChanged: {
    subject: 'ስልክ ቁጥርዎ ተቀይሯል',
    before: [
      'የ«ዕድል» መለያዎ ስልክ ቁጥር አሁን ተቀይሯል።',
      'አስቀድሞ ልንመልስልዎ የሚገባ ገንዘብ ካለ የሚላከው ወደ ቀድሞው ቁጥር ነው።',
      'የቀየሩት እርስዎ ከሆኑ ምንም ማድረግ አያስፈልግም።',
      'እርስዎ ካልሆኑ ሌላ ሰው የይለፍ ቃልዎን ያውቃል፤ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ፤ የደንበኞች አገልግሎታችንንም ያነጋግሩ።',
    ],
    action: 'አዲስ የይለፍ ቃል ይምረጡ',
    after: [],
  },
  passkeyAdded: {
    subject: 'በመለያዎ ላይ የይለፍ ቁልፍ ተጨምሯል',
    before: [
      'በ«ዕድል» መለያዎ ላይ አሁን የይለፍ ቁልፍ ተጨምሯል። በኮድ ፈንታ መግባትዎን ሊያረጋግጥ ይችላል። ከሌሎች መሣሪያዎች ሁሉ ወጥተዋል።',
      'የጨመሩት እርስዎ ከሆኑ ምንም ማድረግ አያስፈልግም።',
      'እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ፤ የደንበኞች አገልግሎታችንንም ያነጋግሩ።',
    ],
    action: 'አዲስ የይለፍ ቃል ይምረጡ',
    after: [],
  },
  passkeyRemoved: {
    subject: 'ከመለያዎ ላይ የይለፍ ቁልፍ ተወግዷል',
    before: [
      'ከ«ዕድል» መለያዎ ላይ አሁን የይለፍ ቁልፍ ተወግዷል። ከሌሎች መሣሪያዎች ሁሉ ወጥተዋል።',
      'ያስወገዱት እርስዎ ከሆኑ ምንም ማድረግ አያስፈልግም።',
      'እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ፤ የደንበኞች አገልግሎታችንንም ያነጋግሩ።',
    ],
    action: 'አዲስ የይለፍ ቃል ይምረጡ',
    after: [],
  },
  signInPaused: {
    subject: 'አንድ ሰው የይለፍ ቃልዎን ለመገመት እየሞከረ ነው',
    before: [
      'በአንድ ሰዓት ውስጥ ለ«ዕድል» መለያዎ 100 የተሳሳቱ የይለፍ ቃላት ገብተዋል። መለያዎን ለመጠበቅ ሲባል ቢበዛ ለአንድ ሰዓት ያህል በአዲስ መሣሪያ መግባት አይቻልም።',
      'ከዚህ በፊት በገቡበት መሣሪያ እንደተለመደው መግባት ይችላሉ። በሌላ መሣሪያ ለመግባት አዲስ የይለፍ ቃል ይምረጡ፣ ወይም ይጠብቁ።',
    ],
    action: 'አዲስ የይለፍ ቃል ይምረጡ',
    after: ['ሌላ ቦታ የማይጠቀሙበት ረጅም የይለፍ ቃል ከሁሉ የተሻለ ጥበቃ ነው።'],
  },
  telegramLinked: ({ by }) => ({
    subject: 'ከመለያዎ ጋር ቴሌግራም ተገናኝቷል',
    before: [
      {
        phone: 'ስልክ ቁጥርዎን ለቴሌግራም ያሳየ ሰው ቴሌግራሙን አሁን ከ«ዕድል» መለያዎ ጋር አገናኝቷል። ትኬቶችዎን፣ ያሸነፉትንና የዕጣዎችዎን ውጤት ብቻ ማየት ይችላል።',
        code: 'አንድ የቴሌግራም መለያ አሁን ከ«ዕድል» መለያዎ ጋር ተገናኝቷል። ማሳወቂያዎችዎ ይደርሱታል፤ ትኬቶችዎንም ማሳየት ይችላል።',
        mini_app:
          'አንድ የቴሌግራም መለያ አሁን ከ«ዕድል» መለያዎ ጋር ተገናኝቷል። ቴሌግራሙን የሚጠቀም ሰው ያለ ይለፍ ቃል በቴሌግራም ውስጥ ወደ «ዕድል» ይገባል፤ ማሳወቂያዎችዎም ይደርሱታል።',
      }[by],
      'ያገናኙት እርስዎ ከሆኑ ምንም ማድረግ አያስፈልግም።',
      'እርስዎ ካልሆኑ በማሳወቂያዎች ገጽ ላይ ግንኙነቱን ያቋርጡ፣ የይለፍ ቃልዎን ይቀይሩ፤ የደንበኞች አገልግሎታችንንም ያነጋግሩ።',
    ],
    action: 'ማሳወቂያዎችዎን ይክፈቱ',
    after: [],
  }),
  telegramUnlinked: ({ by }) => ({
    subject: 'የቴሌግራም ግንኙነት ተቋርጧል',
    before: {
      password: [
        'የይለፍ ቃልዎ ስለተቀየረ ቴሌግራም ከ«ዕድል» መለያዎ ተለያይቷል። ከዚህ በኋላ እዚያ መልእክት አይደርስዎትም።',
        'በማሳወቂያዎች ገጽ ላይ እንደገና ያገናኙት።',
        'የይለፍ ቃልዎን የቀየሩት እርስዎ ካልሆኑ የደንበኞች አገልግሎታችንን ያነጋግሩ።',
      ],
      phone: [
        'ስልክ ቁጥርዎ ስለተቀየረ የቀድሞውን ቁጥር ያሳየው የቴሌግራም መለያ ከ«ዕድል» መለያዎ ተለያይቷል።',
        'በማሳወቂያዎች ገጽ ላይ ቴሌግራምን እንደገና ያገናኙ።',
        'ስልክ ቁጥርዎን የቀየሩት እርስዎ ካልሆኑ አዲስ የይለፍ ቃል ይምረጡ፤ የደንበኞች አገልግሎታችንንም ያነጋግሩ።',
      ],
      profile: UNLINKED_BY_HAND.am,
      telegram: UNLINKED_BY_HAND.am,
    }[by],
    action: 'ማሳወቂያዎችዎን ይክፈቱ',
    after: [],
  }),
  accountClosed: {
    subject: 'መለያዎ ተዘግቷል',
    before: [
      'የ«ዕድል» መለያዎ ተዘግቷል፤ ከመሣሪያዎችም ሁሉ ወጥተዋል።',
      'ስምዎ፣ ስልክ ቁጥርዎና የኢሜይል አድራሻዎ ተሰርዘዋል። የሚቀረው ሕግ እንድናስቀምጥ የሚያዘው ብቻ ነው።',
      'ይህን ካልጠየቁ የደንበኞች አገልግሎታችንን ያነጋግሩ።',
    ],
    after: [],
  },
}

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { en, am }
