import type { Language } from '@edil/domain/people'
import type { LetterWithAction } from './frame.ts'

/** Amounts, numbers and times come written in the reader's language; `back` is what we send back, if anything. */
export type PaymentTexts = {
  readonly approved: (facts: {
    readonly game: string
    readonly amount: string
    readonly numbers: string
    readonly ticketNumber: string
    readonly back: string | undefined
  }) => LetterWithAction
  readonly selectionOwed: (facts: {
    readonly game: string
    readonly amount: string
    readonly because: 'no_numbers' | 'numbers_taken' | 'sales_closed' | 'waited_long'
    readonly back: string | undefined
    readonly mayInvite: boolean
  }) => LetterWithAction
  readonly gameCancelled: (facts: {
    readonly game: string
    readonly amount: string
    readonly back: string | undefined
    readonly mayInvite: boolean
  }) => LetterWithAction
  readonly rejected: (facts: {
    readonly game: string
    readonly amount: string
    readonly reason: string
    readonly heldUntil: string | undefined
    readonly back: string | undefined
  }) => LetterWithAction
  readonly ticketWithdrawn: (facts: {
    readonly game: string
    readonly reason: string
    readonly back: string
  }) => LetterWithAction
  readonly refundOwed: (facts: { readonly back: string }) => LetterWithAction
  readonly refundPaid: (facts: { readonly back: string; readonly transferReference: string }) => LetterWithAction
}

/** Where the money goes and what follows. No day is named: staff send refunds by hand. */
const sentBack = {
  en: (back: string) => `We will send ${back} back to the phone number of your account and notify you when it is done.`,
  am: (back: string) => `${back} በመለያዎ ላይ ወደተመዘገበው ስልክ ቁጥር እንመልሳለን፤ ስንልክም እናሳውቅዎታለን።`,
}

const en: PaymentTexts = {
  approved: ({ game, numbers, ticketNumber, amount, back }) => ({
    subject: `Payment approved: your ticket ${ticketNumber}`,
    before: [
      `We approved your payment of ${amount}. Your ticket ${ticketNumber} is in the ${game} draw with ${numbers}.`,
      ...(back ? [`You sent more than the total. ${sentBack.en(back)}`] : []),
    ],
    action: 'Open my tickets',
    after: ['You can watch the draw live and check the result yourself.'],
  }),
  selectionOwed: ({ game, amount, because, back, mayInvite }) => ({
    subject: 'Payment approved: choose your ticket',
    before: [
      {
        no_numbers: `We approved your payment of ${amount} for the ${game} game.`,
        numbers_taken: `We approved your payment of ${amount} for the ${game} game, but some of your numbers were already taken.`,
        sales_closed: `We approved your payment of ${amount} for the ${game} game, but the game closed before we had checked it. We are sorry.`,
        waited_long: `We approved your payment of ${amount} for the ${game} game, but it took us more than two hours, and your numbers went back on sale. We are sorry.`,
      }[because],
      because !== 'sales_closed'
        ? 'Now choose your ticket, or let us pick one for you.'
        : mayInvite
          ? 'Play your numbers in the next game if they are free, choose others, or get a refund.'
          : 'You can get a refund.',
      ...(back ? [`You sent more than the total. ${sentBack.en(back)}`] : []),
    ],
    action: 'Choose my ticket',
    after: [],
  }),
  gameCancelled: ({ game, amount, back, mayInvite }) => ({
    subject: `The ${game} game was cancelled`,
    before: [
      `Too few numbers were sold, so there is no draw. Your ${amount} is safe.`,
      mayInvite ? 'Choose a ticket in the next game, or get a refund.' : 'You can get a refund.',
      ...(back ? [`You sent more than the total. ${sentBack.en(back)}`] : []),
    ],
    action: 'Choose',
    after: [],
  }),
  rejected: ({ game, amount, reason, heldUntil, back }) => ({
    subject: 'Payment rejected',
    before: [
      `We rejected your payment of ${amount} for the ${game} game. Reason: ${reason}`,
      ...(heldUntil ? [`We hold your numbers again until ${heldUntil}. Please submit the payment again.`] : []),
      ...(back ? [`We received ${back}. ${sentBack.en(back)}`] : []),
    ],
    action: heldUntil ? 'Submit again' : 'See my games',
    after: heldUntil || back ? [] : ['If you think this is a mistake, contact support.'],
  }),
  ticketWithdrawn: ({ game, reason, back }) => ({
    subject: 'Your ticket was withdrawn',
    before: [
      `We withdrew your ticket for the ${game} game. It is not in the draw. Reason: ${reason}`,
      sentBack.en(back),
    ],
    action: 'See my games',
    after: ['If you think this is a mistake, contact support.'],
  }),
  refundOwed: ({ back }) => ({
    subject: `Your refund of ${back}`,
    before: [`You asked for a refund. ${sentBack.en(back)}`],
    action: 'See my games',
    after: [],
  }),
  refundPaid: ({ back, transferReference }) => ({
    subject: 'Refund sent',
    before: [`We sent ${back} to the phone number of your account. Transaction number: ${transferReference}.`],
    action: 'See my games',
    after: [],
  }),
}

/** Not yet read by a native speaker: docs/amharic.md. */
const am: PaymentTexts = {
  approved: ({ game, numbers, ticketNumber, amount, back }) => ({
    subject: `ክፍያዎ ጸድቋል፦ ትኬት ${ticketNumber}`,
    before: [
      `የ${amount} ክፍያዎ ጸድቋል። ${game} ጨዋታ፣ ትኬት ${ticketNumber}፣ ቁጥሮችዎ፦ ${numbers}።`,
      ...(back ? [`ከዋጋው በላይ ልከዋል። ${sentBack.am(back)}`] : []),
    ],
    action: 'ትኬቶችዎን ይመልከቱ',
    after: ['ዕጣው በቀጥታ ይወጣል፤ ውጤቱንም ራስዎ ማረጋገጥ ይችላሉ።'],
  }),
  selectionOwed: ({ game, amount, because, back, mayInvite }) => ({
    subject: 'ክፍያዎ ጸድቋል፦ ትኬትዎን ይምረጡ',
    before: [
      {
        no_numbers: `የከፈሉት ${amount} ጸድቋል (${game} ጨዋታ)።`,
        numbers_taken: `የከፈሉት ${amount} ጸድቋል (${game} ጨዋታ)፤ ከቁጥሮችዎ አንዳንዶቹ ግን በሌላ ተጫዋች ተወስደዋል።`,
        sales_closed: `የከፈሉት ${amount} ጸድቋል (${game} ጨዋታ)፤ ክፍያውን ከማጣራታችን በፊት ግን ጨዋታው ተዘግቷል። ይቅርታ እንጠይቃለን።`,
        waited_long: `የከፈሉት ${amount} ጸድቋል (${game} ጨዋታ)፤ ማጣራቱ ግን ከሁለት ሰዓት በላይ ስለወሰደ ቁጥሮችዎ ለሽያጭ ተመልሰዋል። ይቅርታ እንጠይቃለን።`,
      }[because],
      because !== 'sales_closed'
        ? 'አሁን ትኬትዎን ይምረጡ፣ ወይም እንዲመረጥልዎ ያድርጉ።'
        : mayInvite
          ? 'ቁጥሮችዎ ክፍት ከሆኑ በቀጣዩ ጨዋታ ይጫወቱባቸው፣ ሌሎች ይምረጡ፣ ወይም ገንዘቡ እንዲመለስልዎ ይጠይቁ።'
          : 'ገንዘብዎ እንዲመለስልዎ መጠየቅ ይችላሉ።',
      ...(back ? [`ከዋጋው በላይ ልከዋል። ${sentBack.am(back)}`] : []),
    ],
    action: 'ትኬት ይምረጡ',
    after: [],
  }),
  gameCancelled: ({ game, amount, back, mayInvite }) => ({
    subject: `${game} ጨዋታ ተሰርዟል`,
    before: [
      `የተሸጡት ቁጥሮች ከሚያስፈልገው በታች ስለነበሩ ዕጣ አይወጣም። የከፈሉት ${amount} እንደተጠበቀ ነው።`,
      mayInvite ? 'የቀጣዩን ጨዋታ ትኬት ይምረጡ፣ ወይም ገንዘብዎ እንዲመለስ ይጠይቁ።' : 'ገንዘብዎ እንዲመለስልዎ መጠየቅ ይችላሉ።',
      ...(back ? [`ከዋጋው በላይ ልከዋል። ${sentBack.am(back)}`] : []),
    ],
    action: 'ይምረጡ',
    after: [],
  }),
  rejected: ({ game, amount, reason, heldUntil, back }) => ({
    subject: 'ክፍያዎ ተቀባይነት አላገኘም',
    before: [
      `የከፈሉት ${amount} (${game} ጨዋታ) ተቀባይነት አላገኘም። ምክንያቱ፦ ${reason}`,
      ...(heldUntil ? [`ቁጥሮችዎ እስከ ${heldUntil} በድጋሚ ተይዘውልዎታል። እባክዎ የክፍያ ማስረጃውን እንደገና ይላኩ።`] : []),
      ...(back ? [`${back} ደርሶናል። ${sentBack.am(back)}`] : []),
    ],
    action: heldUntil ? 'እንደገና ይላኩ' : 'ጨዋታዎችዎን ይመልከቱ',
    after: heldUntil || back ? [] : ['ስህተት ነው ብለው ካሰቡ የደንበኞች አገልግሎታችንን ያነጋግሩ።'],
  }),
  ticketWithdrawn: ({ game, reason, back }) => ({
    subject: 'ትኬትዎ ተሰርዟል',
    before: [`${game} ጨዋታ ትኬትዎን ሰርዘናል፤ በዕጣው አይሳተፍም። ምክንያቱ፦ ${reason}`, sentBack.am(back)],
    action: 'ጨዋታዎችዎን ይመልከቱ',
    after: ['ስህተት ነው ብለው ካሰቡ የደንበኞች አገልግሎታችንን ያነጋግሩ።'],
  }),
  refundOwed: ({ back }) => ({
    subject: `የ${back} ተመላሽ ገንዘብ`,
    before: [`ገንዘብዎ እንዲመለስ ጠይቀዋል። ${sentBack.am(back)}`],
    action: 'ጨዋታዎችዎን ይመልከቱ',
    after: [],
  }),
  refundPaid: ({ back, transferReference }) => ({
    subject: 'ገንዘብዎ ተመልሷል',
    before: [`${back} በመለያዎ ላይ ወደተመዘገበው ስልክ ቁጥር ልከናል። የግብይት ቁጥር፦ ${transferReference}።`],
    action: 'ጨዋታዎችዎን ይመልከቱ',
    after: [],
  }),
}

export const PAYMENT_TEXTS: Record<Language, PaymentTexts> = { en, am }
