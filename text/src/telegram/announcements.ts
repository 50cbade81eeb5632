import type { Language } from '@edil/domain/people'

/** A message of the public channel in one language: a title in bold, and lines below it. */
export type Part = { readonly title: string; readonly lines: readonly string[] }

export type GameFacts = { readonly game: string; readonly gameId: string }

export type OpenedFacts = GameFacts & {
  readonly fee: string
  readonly prizes: string
  readonly closes: string
  readonly draws: string
}

export type SealedFacts = GameFacts & {
  readonly sold: number
  readonly players: number
  readonly round: string
  readonly at: string
}

export type WitnessFacts = { readonly witnesses: number; readonly isEnough: boolean }

export type WinnerFacts = {
  readonly place: string
  readonly number: number
  readonly amount: string
  /** Null: the number was not sold. */
  readonly ticketNumber: string | null
}

export type PaidFacts = GameFacts & {
  readonly place: string
  readonly number: number
  readonly ticketNumber: string
  readonly prize: string
  readonly tax: string
  readonly sent: string
}

type AnnouncementTexts = {
  readonly opened: (facts: OpenedFacts) => Part
  readonly cancelled: (facts: GameFacts) => Part
  readonly sealed: (facts: SealedFacts) => Part
  readonly result: (facts: GameFacts) => Part
  readonly paid: (facts: PaidFacts) => Part
  readonly winner: (facts: WinnerFacts) => string
  readonly witnesses: (facts: WitnessFacts) => string
  /** A seal that was sent after its round. */
  readonly late: string
  /** Games whose beacon is the test beacon. */
  readonly trial: string
  readonly play: string
  readonly watch: string
  readonly check: string
  readonly page: string
}

/** The Amharic is not yet read by a native speaker: docs/amharic.md. */
export const ANNOUNCEMENT_TEXTS: Record<Language, AnnouncementTexts> = {
  en: {
    opened: ({ game, gameId, fee, prizes, closes, draws }) => ({
      title: `${game} game ${gameId} is open`,
      lines: [`Each number: ${fee}. Prizes: ${prizes}.`, `Sales close: ${closes}.`, `Draw: ${draws}.`],
    }),
    cancelled: ({ game, gameId }) => ({
      title: `${game} game ${gameId} is cancelled`,
      lines: [
        'Too few numbers were sold, so there is no draw. Each player chooses a refund or a ticket in the next game.',
      ],
    }),
    sealed: ({ game, gameId, sold, players, round, at }) => ({
      title: `${game} game ${gameId}: the list is sealed`,
      lines: [
        `${sold} numbers, ${players} ${players === 1 ? 'player' : 'players'}. From now on no one can change the list, not even us.`,
        `Beacon round ${round}, at ${at}, decides. When the list was sealed, its value did not exist yet.`,
      ],
    }),
    result: ({ game, gameId }) => ({ title: `${game} game ${gameId}: the result`, lines: [] }),
    paid: ({ game, gameId, place, number, ticketNumber, prize, tax, sent }) => ({
      title: `${game} game ${gameId}: prize paid`,
      lines: [
        `${place} prize, number ${number}, ticket ${ticketNumber}: ${prize}. Tax withheld: ${tax}. Sent to the winner: ${sent}.`,
      ],
    }),
    winner: ({ place, number, amount, ticketNumber }) =>
      `${place}: number ${number}, ${amount}, ${ticketNumber === null ? 'not sold' : `ticket ${ticketNumber}`}`,
    witnesses: ({ witnesses, isEnough }) =>
      isEnough
        ? `Seen by ${witnesses} independent witnesses before the beacon.`
        : 'Not witnessed: you must trust our clock for the time of sealing.',
    late: 'This message was sent after the round, so it does not show when the list was sealed.',
    trial: 'This is a test draw, not a real one: anyone can predict the values of our test beacon.',
    play: 'Choose your numbers',
    watch: 'Watch the draw',
    check: 'Check this draw yourself',
    page: 'The page of this draw',
  },
  am: {
    opened: ({ game, gameId, fee, prizes, closes, draws }) => ({
      title: `${game} ጨዋታ ${gameId} ተከፍቷል`,
      lines: [`የአንድ ቁጥር ዋጋ፦ ${fee}። ሽልማቶች፦ ${prizes}።`, `ሽያጭ የሚዘጋበት፦ ${closes}።`, `ዕጣ የሚወጣበት፦ ${draws}።`],
    }),
    cancelled: ({ game, gameId }) => ({
      title: `${game} ጨዋታ ${gameId} ተሰርዟል`,
      lines: ['የተሸጡት ቁጥሮች ከሚያስፈልገው በታች ስለነበሩ ዕጣ አይወጣም። እያንዳንዱ ተጫዋች ገንዘቡ እንዲመለስ ወይም የቀጣዩን ጨዋታ ትኬት ይመርጣል።'],
    }),
    sealed: ({ game, gameId, sold, players, round, at }) => ({
      title: `${game} ጨዋታ ${gameId}፦ ዝርዝሩ ታሽጓል`,
      lines: [
        `${sold} ቁጥሮች፣ ${players} ${players === 1 ? 'ተጫዋች' : 'ተጫዋቾች'}። ከአሁን በኋላ ዝርዝሩን ማንም፣ እኛም ጭምር፣ መቀየር አይችልም።`,
        `የሚወስነው የቢኮን ዙር ${round} ነው፤ ${at} ላይ። ዝርዝሩ ሲታሸግ ቁጥሩ ገና አልተፈጠረም ነበር።`,
      ],
    }),
    result: ({ game, gameId }) => ({ title: `${game} ጨዋታ ${gameId}፦ ውጤት`, lines: [] }),
    paid: ({ game, gameId, place, number, ticketNumber, prize, tax, sent }) => ({
      title: `${game} ጨዋታ ${gameId}፦ ሽልማት ተከፍሏል`,
      lines: [`የ${place} ሽልማት፣ ቁጥር ${number}፣ ትኬት ${ticketNumber}፦ ${prize}። የተቀነሰ ግብር፦ ${tax}። ለአሸናፊው የተላከ፦ ${sent}።`],
    }),
    winner: ({ place, number, amount, ticketNumber }) =>
      `${place}፦ ቁጥር ${number}፣ ${amount}፣ ${ticketNumber === null ? 'ያልተሸጠ' : `ትኬት ${ticketNumber}`}`,
    witnesses: ({ witnesses, isEnough }) =>
      isEnough ? `ከቢኮኑ በፊት ${witnesses} ገለልተኛ ታዛቢዎች አይተውታል።` : 'ታዛቢ ያላየው ዕጣ፦ የታሸገበትን ሰዓት የእኛን ሰዓት ማመን አለብዎ።',
    late: 'ይህ መልእክት የተላከው ከዙሩ በኋላ ስለሆነ ዝርዝሩ መቼ እንደታሸገ አያሳይም።',
    trial: 'ይህ ሙከራ ነው፤ እውነተኛ ዕጣ አይደለም፦ የሙከራ ቢኮናችንን ቁጥሮች ማንም አስቀድሞ ሊያውቃቸው ይችላል።',
    play: 'ቁጥሮችዎን ይምረጡ',
    watch: 'ዕጣውን ይመልከቱ',
    check: 'ይህን ዕጣ ራስዎ ያረጋግጡ',
    page: 'የዚህ ዕጣ ገጽ',
  },
}
