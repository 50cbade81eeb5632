import type { Language } from '@edil/domain/people'
import type { LetterTexts, LetterWithAction } from '../../mails/frame-texts.ts'

/** A second way out, quieter than the button. */
type LetterWithChoice = LetterWithAction & { readonly otherwise: string; readonly otherAction: string }

export type MailTexts = {
  readonly verification: LetterWithAction
  readonly reset: LetterWithAction
  readonly resetByStaff: LetterWithAction
  readonly alreadyRegistered: LetterWithChoice
  readonly phoneTaken: LetterWithChoice
  readonly passwordChanged: LetterWithAction
  readonly signInPaused: LetterWithAction
  readonly accountClosed: LetterTexts
}

const en: MailTexts = {
  verification: {
    subject: 'Verify your email address',
    before: [
      'Your Edil account is almost ready. Please verify that this address is yours.',
      'The link works for 24 hours.',
    ],
    action: 'Verify Email',
    after: ['If you did not open an account at Edil, ignore this mail.'],
  },
  reset: {
    subject: 'Choose a new password',
    before: ['You asked for a new password for your Edil account.', 'The link expires in 10 minutes. It works once.'],
    action: 'Reset Password',
    after: [
      'If you did not ask for this, ignore this mail. Your password stays as it is.',
      'If such mails keep coming, contact our support.',
    ],
  },
  resetByStaff: {
    subject: 'Choose a new password',
    before: [
      'Our support sends you this link, so that you can choose a new password for your Edil account.',
      'The link expires in 10 minutes. It works once.',
    ],
    action: 'Reset Password',
    after: [
      'Only you choose the password. Our support never asks for it.',
      'If you did not ask our support for this, do not use the link, and tell them.',
    ],
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    before: [
      'Somebody tried to open an Edil account with this address. It already has one, so no second was made.',
      'If it was you, log in to the account that you have.',
    ],
    action: 'Login',
    otherwise: 'If you have forgotten your password:',
    otherAction: 'Choose a new password',
    after: ['If it was not you, ignore this mail. Nothing has changed.'],
  },
  phoneTaken: {
    subject: 'Your account was not opened',
    before: [
      'We could not open your Edil account. The phone number you gave already belongs to another account.',
      'Please check the number and sign up again.',
    ],
    action: 'Sign Up',
    otherwise: 'If the other account is yours, log in to it. If you have forgotten its password:',
    otherAction: 'Choose a new password',
    after: ['If you did not try to open an account, ignore this mail.'],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    before: [
      'The password of your Edil account was changed just now. All other devices were logged out.',
      'If it was you, there is nothing to do.',
      'If it was not you, choose a new password at once, and contact our support.',
    ],
    action: 'Choose a New Password',
    after: [],
  },
  signInPaused: {
    subject: 'Signing in is paused',
    before: [
      'Within an hour, 10 wrong passwords were entered for your Edil account. To protect it, signing in is paused for up to an hour.',
      'Afterwards you can log in as usual. If you have forgotten your password, choose a new one.',
    ],
    action: 'Choose a New Password',
    after: ['If it was not you, somebody was guessing. A long password that you use nowhere else protects you best.'],
  },
  accountClosed: {
    subject: 'Your account is closed',
    before: [
      'Your Edil account is closed, and all devices were logged out.',
      'Your name, phone number and address are removed. Only what the law tells us to keep stays.',
      'If you did not ask for this, contact our support.',
    ],
    after: [],
  },
}

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
const am: MailTexts = {
  verification: {
    subject: 'የኢሜይል አድራሻዎን ያረጋግጡ',
    before: ['የዕድል መለያዎ ሊከፈት ጥቂት ቀርቶታል። እባክዎ ይህ አድራሻ የእርስዎ መሆኑን ያረጋግጡ።', 'አገናኙ ለ24 ሰዓታት ይሠራል።'],
    action: 'ኢሜይሉን ያረጋግጡ',
    after: ['በዕድል መለያ ካልከፈቱ ይህን መልእክት ይተዉት።'],
  },
  reset: {
    subject: 'አዲስ የይለፍ ቃል ይምረጡ',
    before: ['ለዕድል መለያዎ አዲስ የይለፍ ቃል ጠይቀዋል።', 'የአገናኙ ጊዜ በ10 ደቂቃ ያበቃል። የሚሠራው አንድ ጊዜ ብቻ ነው።'],
    action: 'የይለፍ ቃል ይቀይሩ',
    after: ['ይህን ካልጠየቁ መልእክቱን ይተዉት። የይለፍ ቃልዎ እንዳለ ይቆያል።', 'እንዲህ ያሉ መልእክቶች በተደጋጋሚ ከመጡ ድጋፍ ሰጪዎቻችንን ያነጋግሩ።'],
  },
  resetByStaff: {
    subject: 'አዲስ የይለፍ ቃል ይምረጡ',
    before: ['ለዕድል መለያዎ አዲስ የይለፍ ቃል እንዲመርጡ ድጋፍ ሰጪዎቻችን ይህን አገናኝ ልከውልዎታል።', 'የአገናኙ ጊዜ በ10 ደቂቃ ያበቃል። የሚሠራው አንድ ጊዜ ብቻ ነው።'],
    action: 'የይለፍ ቃል ይቀይሩ',
    after: [
      'የይለፍ ቃሉን የሚመርጡት እርስዎ ብቻ ነዎት። ድጋፍ ሰጪዎቻችን በፍጹም አይጠይቁዎትም።',
      'ይህን ከድጋፍ ሰጪዎቻችን ካልጠየቁ አገናኙን አይክፈቱ፣ ለእነርሱም ያሳውቁ።',
    ],
  },
  alreadyRegistered: {
    subject: 'አስቀድሞ መለያ አለዎት',
    before: [
      'አንድ ሰው በዚህ አድራሻ የዕድል መለያ ለመክፈት ሞክሯል። አድራሻው አስቀድሞ መለያ ስላለው ሁለተኛ አልተከፈተም።',
      'የሞከሩት እርስዎ ከሆኑ ወዳለዎት መለያ ይግቡ።',
    ],
    action: 'ይግቡ',
    otherwise: 'የይለፍ ቃልዎን ከረሱ፦',
    otherAction: 'አዲስ የይለፍ ቃል ይምረጡ',
    after: ['እርስዎ ካልሆኑ ይህን መልእክት ይተዉት። ምንም ነገር አልተለወጠም።'],
  },
  phoneTaken: {
    subject: 'መለያዎ አልተከፈተም',
    before: ['የዕድል መለያዎን መክፈት አልቻልንም። የሰጡት ስልክ ቁጥር የሌላ መለያ ነው።', 'እባክዎ ቁጥሩን አረጋግጠው እንደገና ይመዝገቡ።'],
    action: 'ይመዝገቡ',
    otherwise: 'ያ መለያ የእርስዎ ከሆነ በእርሱ ይግቡ። የይለፍ ቃሉን ከረሱ፦',
    otherAction: 'አዲስ የይለፍ ቃል ይምረጡ',
    after: ['መለያ ለመክፈት ካልሞከሩ ይህን መልእክት ይተዉት።'],
  },
  passwordChanged: {
    subject: 'የይለፍ ቃልዎ ተቀይሯል',
    before: [
      'የዕድል መለያዎ የይለፍ ቃል አሁን ተቀይሯል። ሌሎች መሣሪያዎች ሁሉ ከመለያው ወጥተዋል።',
      'የቀየሩት እርስዎ ከሆኑ ምንም ማድረግ አያስፈልግም።',
      'እርስዎ ካልሆኑ ወዲያውኑ አዲስ የይለፍ ቃል ይምረጡ፣ ድጋፍ ሰጪዎቻችንንም ያነጋግሩ።',
    ],
    action: 'አዲስ የይለፍ ቃል ይምረጡ',
    after: [],
  },
  signInPaused: {
    subject: 'መግባት ለጊዜው ቆሟል',
    before: [
      'በአንድ ሰዓት ውስጥ ለዕድል መለያዎ 10 የተሳሳቱ የይለፍ ቃሎች ገብተዋል። መለያዎን ለመጠበቅ መግባት እስከ አንድ ሰዓት ቆሟል።',
      'ከዚያ በኋላ እንደተለመደው መግባት ይችላሉ። የይለፍ ቃልዎን ከረሱ አዲስ ይምረጡ።',
    ],
    action: 'አዲስ የይለፍ ቃል ይምረጡ',
    after: ['እርስዎ ካልሆኑ አንድ ሰው እየገመተ ነበር። ሌላ ቦታ የማይጠቀሙበት ረጅም የይለፍ ቃል ከሁሉ የተሻለ ጥበቃ ነው።'],
  },
  accountClosed: {
    subject: 'መለያዎ ተዘግቷል',
    before: [
      'የዕድል መለያዎ ተዘግቷል፣ መሣሪያዎችም ሁሉ ከመለያው ወጥተዋል።',
      'ስምዎ፣ ስልክ ቁጥርዎና አድራሻዎ ተሰርዘዋል። የሚቀረው ሕግ እንድናስቀምጥ የሚያዝዘው ብቻ ነው።',
      'ይህን ካልጠየቁ ድጋፍ ሰጪዎቻችንን ያነጋግሩ።',
    ],
    after: [],
  },
}

export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = { en, am }
