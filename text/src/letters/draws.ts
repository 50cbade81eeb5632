import type { Language } from '@edil/domain/people'
import type { LetterWithAction } from './frame.ts'

/** Times and numbers come written in the reader's language. */
type DrawTexts = {
  readonly notWon: (facts: {
    readonly game: string
    readonly winners: string
    readonly numbers: string
    readonly isInvited: boolean
  }) => LetterWithAction
  readonly drawSoon: (facts: {
    readonly game: string
    readonly when: string
    readonly numbers: string
  }) => LetterWithAction
}

/** The Amharic is not yet read by a native speaker: docs/amharic.md. */
export const DRAW_TEXTS: Record<Language, DrawTexts> = {
  en: {
    notWon: ({ game, winners, numbers, isInvited }) => ({
      subject: `The ${game} game was drawn`,
      before: [`The winning numbers are ${winners}. Your numbers, ${numbers}, did not win this time.`],
      action: 'Check the draw',
      after: [
        'You can check the draw yourself: nobody could choose its numbers.',
        ...(isInvited ? ['The next game is open.'] : []),
      ],
    }),
    drawSoon: ({ game, when, numbers }) => ({
      subject: `The ${game} draw is soon`,
      before: [`The ${game} game is drawn at ${when}. Your numbers: ${numbers}.`],
      action: 'Watch the draw',
      after: [],
    }),
  },
  am: {
    notWon: ({ game, winners, numbers, isInvited }) => ({
      subject: `${game} ጨዋታ፦ ዕጣ ወጥቷል`,
      before: [`አሸናፊዎቹ ቁጥሮች ${winners} ናቸው። የእርስዎ ቁጥሮች (${numbers}) በዚህ ዙር አላሸነፉም።`],
      action: 'ዕጣውን ያረጋግጡ',
      after: ['ዕጣውን ራስዎ ማረጋገጥ ይችላሉ፤ ቁጥሮቹን ማንም ሊመርጥ አይችልም።', ...(isInvited ? ['ቀጣዩ ጨዋታ ክፍት ነው።'] : [])],
    }),
    drawSoon: ({ game, when, numbers }) => ({
      subject: `${game} ጨዋታ፦ ዕጣ ሊወጣ ነው`,
      before: [`${game} ጨዋታ፦ ዕጣው የሚወጣው ${when} ነው። ቁጥሮችዎ፦ ${numbers}።`],
      action: 'ዕጣውን በቀጥታ ይመልከቱ',
      after: [],
    }),
  },
}
