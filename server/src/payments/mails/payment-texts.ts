import type { RefundReason, Rejection } from '@edil/domain/payments'
import type { Language } from '@edil/domain/people'
import type { GameType } from '@edil/domain/plans'
import type { LetterWithAction } from '../../mails/frame-texts.ts'

/** What the sentences of a mail about a payment are made of, already written in the reader's language. */
export type PaymentFacts = {
  readonly game: string
  readonly amount: string
  readonly numbers: string
  readonly ticketNumber: string
  readonly reason: string
  readonly refund: string
  readonly transferReference: string
}

export type PaymentTexts = {
  readonly games: Record<GameType, string>
  readonly money: (birr: string) => string
  readonly rejections: Record<Rejection, string>
  readonly refundReasons: Record<RefundReason, string>
  readonly approved: (facts: PaymentFacts) => LetterWithAction
  readonly selection_owed: (facts: PaymentFacts) => LetterWithAction
  readonly rejected: (facts: PaymentFacts) => LetterWithAction
  readonly refund_owed: (facts: PaymentFacts) => LetterWithAction
  readonly refund_paid: (facts: PaymentFacts) => LetterWithAction
}

const en: PaymentTexts = {
  games: { midday: 'Midday', daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' },
  money: (birr) => `${birr} ETB`,
  rejections: {
    wrong_picture: 'The picture does not show the transfer.',
    unreadable: 'The screenshot cannot be read.',
    wrong_amount: 'The amount does not match.',
    used_before: 'This screenshot was used before.',
    not_received: 'The money has not arrived.',
    fraud: 'The proof is not genuine.',
    cancelled: 'The selection was cancelled.',
    other: 'The payment could not be confirmed.',
  },
  refundReasons: {
    rejected: 'your payment was rejected after the money had arrived',
    paid_too_much: 'you sent more than the price',
    game_cancelled: 'the game was cancelled',
    not_wanted: 'you did not want another ticket',
  },
  approved: ({ game, numbers, ticketNumber, amount }) => ({
    subject: 'Payment approved',
    before: [
      `Your payment of ${amount} is approved. Your ticket ${ticketNumber} plays in the ${game} game with ${numbers}.`,
    ],
    action: 'Open my tickets',
    after: ['The draw is live, and anybody can check it.'],
  }),
  selection_owed: ({ game, amount }) => ({
    subject: 'Choose your ticket',
    before: [
      `Your payment of ${amount} for the ${game} game is approved, and its numbers could not be kept.`,
      'Please select a ticket from the numbers that are left, or have it picked for you.',
    ],
    action: 'Select my ticket',
    after: [],
  }),
  rejected: ({ game, amount, reason }) => ({
    subject: 'Payment rejected',
    before: [`Your payment of ${amount} for the ${game} game was rejected: ${reason}`],
    action: 'See my games',
    after: ['If it can be mended, your numbers are held for you once more, so that you can send it again.'],
  }),
  refund_owed: ({ refund, reason }) => ({
    subject: 'We owe you a refund',
    before: [`We owe you ${refund}: ${reason}. We send it to the account you paid from.`],
    action: 'See my games',
    after: [],
  }),
  refund_paid: ({ refund, transferReference }) => ({
    subject: 'Refund sent',
    before: [`We have sent you ${refund}. The transaction number is ${transferReference}.`],
    action: 'See my games',
    after: [],
  }),
}

/** A first draft: a native speaker reads it before launch. Polite form throughout. */
const am: PaymentTexts = {
  games: { midday: 'የቀትር', daily: 'ዕለታዊ', weekly: 'ሳምንታዊ', monthly: 'ወርሃዊ' },
  money: (birr) => `${birr} ብር`,
  rejections: {
    wrong_picture: 'ምስሉ ዝውውሩን አያሳይም።',
    unreadable: 'ምስሉ ሊነበብ አይችልም።',
    wrong_amount: 'መጠኑ አይዛመድም።',
    used_before: 'ይህ ምስል ቀድሞ ጥቅም ላይ ውሏል።',
    not_received: 'ገንዘቡ አልደረሰንም።',
    fraud: 'ማስረጃው እውነተኛ አይደለም።',
    cancelled: 'ምርጫው ተሰርዟል።',
    other: 'ክፍያው ሊረጋገጥ አልቻለም።',
  },
  refundReasons: {
    rejected: 'ገንዘቡ ከደረሰ በኋላ ክፍያዎ ስለተከለከለ',
    paid_too_much: 'ከዋጋው በላይ ስለላኩ',
    game_cancelled: 'ጨዋታው ስለተሰረዘ',
    not_wanted: 'ሌላ ትኬት ስላልፈለጉ',
  },
  approved: ({ game, numbers, ticketNumber, amount }) => ({
    subject: 'ክፍያዎ ጸድቋል',
    before: [`የ${amount} ክፍያዎ ጸድቋል። ትኬትዎ ${ticketNumber} በ${game} ጨዋታ በቁጥር ${numbers} ይጫወታል።`],
    action: 'ቲኬቶቼን ክፈት',
    after: ['ዕጣው በቀጥታ ይወጣል፤ ማንም ሊያረጋግጠው ይችላል።'],
  }),
  selection_owed: ({ game, amount }) => ({
    subject: 'ትኬትዎን ይምረጡ',
    before: [`ለ${game} ጨዋታ የከፈሉት ${amount} ጸድቋል፤ ቁጥሮቹ ግን ሊቆዩልዎ አልቻሉም።`, 'እባክዎ ከቀሩት ቁጥሮች ትኬት ይምረጡ፣ ወይም እንዲመረጥልዎ ያድርጉ።'],
    action: 'ቲኬቴን ምረጥ',
    after: [],
  }),
  rejected: ({ game, amount, reason }) => ({
    subject: 'ክፍያዎ ተከልክሏል',
    before: [`ለ${game} ጨዋታ የከፈሉት ${amount} ተከልክሏል፦ ${reason}`],
    action: 'ጨዋታዎቼን ይመልከቱ',
    after: ['ሊስተካከል የሚችል ከሆነ እንደገና እንዲልኩ ቁጥሮችዎ በድጋሚ ተይዘውልዎታል።'],
  }),
  refund_owed: ({ refund, reason }) => ({
    subject: 'ተመላሽ ገንዘብ አለዎት',
    before: [`${refund} እንመልስልዎታለን፦ ${reason}። ወደከፈሉበት ሂሳብ እንልካለን።`],
    action: 'ጨዋታዎቼን ይመልከቱ',
    after: [],
  }),
  refund_paid: ({ refund, transferReference }) => ({
    subject: 'ተመላሽ ገንዘብ ተልኳል',
    before: [`${refund} ልከንልዎታል። የግብይት ቁጥሩ ${transferReference} ነው።`],
    action: 'ጨዋታዎቼን ይመልከቱ',
    after: [],
  }),
}

export const PAYMENT_TEXTS: Record<Language, PaymentTexts> = { en, am }
