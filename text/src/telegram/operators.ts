import type { Alarm } from '@edil/domain/alarms'
import type { Language } from '@edil/domain/people'
import type { Part } from './announcements.ts'

/** How many wait, and for how long the oldest: '12 min'. */
export type AlarmWords = { readonly count: number; readonly waited: string }

/** Amounts as they are shown: '1,500 ETB'. */
export type SummaryWords = {
  readonly day: string
  readonly registered: number
  readonly approved: number
  readonly approvedAmount: string
  readonly rejected: number
  readonly waiting: number
  readonly drawn: number
  readonly cancelled: number
  readonly prizesPaid: number
  readonly prizesPaidAmount: string
  readonly prizesOwed: string
  readonly refundsPaid: number
  readonly refundsOwed: string
}

type OperatorTexts = {
  readonly alarms: Record<Alarm, (words: AlarmWords) => Part>
  readonly over: (lasted: string) => string
  /** It lasts, and a newer message says so. */
  readonly repeated: string
  readonly summary: (words: SummaryWords) => Part
  readonly open: string
}

/** The Amharic is not yet read by a native speaker: docs/amharic.md. */
export const OPERATOR_TEXTS: Record<Language, OperatorTexts> = {
  en: {
    alarms: {
      payments_wait: ({ count, waited }) => ({
        title: `Payments wait: ${count}`,
        lines: [`The oldest has waited for ${waited}.`],
      }),
      draw_waits: ({ count, waited }) => ({
        title: `Draws wait for the beacon: ${count}`,
        lines: [`The oldest is late by ${waited}. Only its own round decides: see 'Late draws' in the runbook.`],
      }),
      books_wrong: ({ count }) => ({
        title:
          count === 0
            ? 'The books could not be checked'
            : `The books are wrong: ${count} ${count === 1 ? 'fault' : 'faults'}`,
        lines: ["Send no prize and no refund until it is explained: see 'Wrong books' in the runbook."],
      }),
      prizes_overdue: ({ count, waited }) => ({
        title: `Prizes are overdue: ${count}`,
        lines: [`The oldest is late by ${waited}.`],
      }),
      notifications_wait: ({ count, waited }) => ({
        title: `Notifications wait: ${count}`,
        lines: [`The oldest should have left ${waited} ago: see 'Email' in the runbook.`],
      }),
    },
    over: (lasted) => `Over, after ${lasted}.`,
    repeated: 'It lasts: see the next message.',
    summary: (words) => ({
      title: `Summary of ${words.day}`,
      lines: [
        `New players: ${words.registered}`,
        `Payments approved: ${words.approved} (${words.approvedAmount}), rejected: ${words.rejected}, waiting now: ${words.waiting}`,
        `Games drawn: ${words.drawn}, cancelled: ${words.cancelled}`,
        `Prizes sent: ${words.prizesPaid} (${words.prizesPaidAmount}), owed now: ${words.prizesOwed}`,
        `Refunds sent: ${words.refundsPaid}, owed now: ${words.refundsOwed}`,
      ],
    }),
    open: 'Open',
  },
  am: {
    alarms: {
      payments_wait: ({ count, waited }) => ({
        title: `ውሳኔ የሚጠብቁ ክፍያዎች፦ ${count}`,
        lines: [`የመጀመሪያው የጠበቀበት ጊዜ፦ ${waited}።`],
      }),
      draw_waits: ({ count, waited }) => ({
        title: `ቢኮኑን የሚጠብቁ ዕጣዎች፦ ${count}`,
        lines: [`የመጀመሪያው የዘገየበት ጊዜ፦ ${waited}። የሚወስነው የራሱ ዙር ብቻ ነው፦ runbook ውስጥ 'Late draws'ን ይመልከቱ።`],
      }),
      books_wrong: ({ count }) => ({
        title: count === 0 ? 'የሂሳብ መዝገቡን ማረጋገጥ አልተቻለም' : `የሂሳብ መዝገቡ ስህተት አለው፦ ${count}`,
        lines: ["ምክንያቱ እስኪታወቅ ሽልማትም ሆነ ተመላሽ ገንዘብ አይላኩ፦ runbook ውስጥ 'Wrong books'ን ይመልከቱ።"],
      }),
      prizes_overdue: ({ count, waited }) => ({
        title: `የዘገዩ ሽልማቶች፦ ${count}`,
        lines: [`የመጀመሪያው የዘገየበት ጊዜ፦ ${waited}።`],
      }),
      notifications_wait: ({ count, waited }) => ({
        title: `ያልተላኩ ማሳወቂያዎች፦ ${count}`,
        lines: [`የመጀመሪያው የዘገየበት ጊዜ፦ ${waited}፦ runbook ውስጥ 'Email'ን ይመልከቱ።`],
      }),
    },
    over: (lasted) => `አብቅቷል። የቆየበት ጊዜ፦ ${lasted}።`,
    repeated: 'አሁንም እንዳለ ነው፦ ቀጣዩን መልእክት ይመልከቱ።',
    summary: (words) => ({
      title: `የ${words.day} ማጠቃለያ`,
      lines: [
        `አዲስ ተጫዋቾች፦ ${words.registered}`,
        `የጸደቁ ክፍያዎች፦ ${words.approved} (${words.approvedAmount})፣ ውድቅ የሆኑ፦ ${words.rejected}፣ አሁን የሚጠብቁ፦ ${words.waiting}`,
        `የወጡ ዕጣዎች፦ ${words.drawn}፣ የተሰረዙ ጨዋታዎች፦ ${words.cancelled}`,
        `የተላኩ ሽልማቶች፦ ${words.prizesPaid} (${words.prizesPaidAmount})፣ ገና ያልተከፈለ፦ ${words.prizesOwed}`,
        `የተመለሱ ክፍያዎች፦ ${words.refundsPaid}፣ ገና ያልተመለሰ፦ ${words.refundsOwed}`,
      ],
    }),
    open: 'ክፈት',
  },
}
