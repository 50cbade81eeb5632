import type { Language } from '@edil/domain/people'
import type { Part } from './announcements.ts'

export const BOT_COMMANDS = [
  'games',
  'mytickets',
  'result',
  'verify',
  'start',
  'stop',
  'disconnect',
  'privacy',
] as const
export type BotCommandName = (typeof BOT_COMMANDS)[number]

export type OpenGameFacts = {
  readonly game: string
  readonly gameId: string
  readonly fee: string
  readonly prizes: string
  readonly sold: number
  readonly left: number
  readonly closes: string
}

export type TicketLineFacts = {
  readonly ticketNumber: string
  readonly game: string
  readonly gameId: string
  readonly numbers: string
}

type BotTexts = {
  readonly commands: Record<BotCommandName, string>
  /** After /start without a code. */
  readonly welcome: Part
  readonly connectByPhone: string
  readonly shareContact: string
  readonly linked: (name: string) => Part
  /** By phone: someone else may have typed this number. */
  readonly linkedByPhone: (name: string) => Part
  readonly alreadyLinked: Part
  /** The same for a code that is wrong, used, too old, or of another person. */
  readonly codeRefused: Part
  /** The same whether the number has no account or one that cannot be connected. */
  readonly phoneRefused: Part
  readonly contactRefused: Part
  readonly notLinked: Part
  readonly games: string
  readonly noGames: Part
  readonly openGame: (facts: OpenGameFacts) => string
  readonly openTickets: string
  readonly noOpenTickets: string
  readonly drawnTickets: string
  readonly openTicket: (facts: TicketLineFacts & { readonly draws: string }) => string
  readonly drawnTicket: (facts: TicketLineFacts & { readonly won: string | null }) => string
  readonly noResult: Part
  readonly verify: (gameId: string) => Part
  readonly stopped: Part
  readonly disconnected: Part
  readonly privacy: Part
  readonly help: Part
  readonly links: Record<'play' | 'connect' | 'tickets' | 'verify' | 'privacy' | 'site', string>
}

/** The Amharic is not yet read by a native speaker: docs/amharic.md. */
export const BOT_TEXTS: Record<Language, BotTexts> = {
  en: {
    commands: {
      games: 'Open games',
      mytickets: 'My tickets',
      result: 'The last result',
      verify: 'Check a draw',
      start: 'Connect, or get messages again',
      stop: 'Get no more messages',
      disconnect: 'Disconnect my account',
      privacy: 'Privacy',
    },
    welcome: {
      title: 'Welcome to Edil',
      lines: [
        '/games shows the open games, /result the last result.',
        'Connect your account to see your tickets here.',
      ],
    },
    connectByPhone:
      'Open your profile on the site and choose “Connect Telegram”. Or share the phone number of your account with the button below.',
    shareContact: 'Share my phone number',
    linked: (name) => ({
      title: `Connected to the account ${name}`,
      lines: ['/mytickets shows your tickets. We never ask for your password or a code here.'],
    }),
    linkedByPhone: (name) => ({
      title: `Connected to the account ${name}`,
      lines: [
        'That account has your phone number. If it is not yours, send /disconnect.',
        '/mytickets shows your tickets. We never ask for your password or a code here.',
      ],
    }),
    alreadyLinked: {
      title: 'Your account is connected',
      lines: ['You get messages here. /mytickets shows your tickets.'],
    },
    codeRefused: {
      title: 'This code does not work',
      lines: [
        'A code works once, for ten minutes. Please get a new one in your profile on the site.',
        'If this Telegram account is connected to another account, send /disconnect first.',
      ],
    },
    phoneRefused: {
      title: 'We could not connect an account',
      lines: [
        'No account can be connected by this phone number. Please use “Connect Telegram” in your profile on the site.',
      ],
    },
    contactRefused: {
      title: 'Please share your own phone number',
      lines: ['Use the button below. The contact of another person is not accepted.'],
    },
    notLinked: {
      title: 'Your account is not connected',
      lines: ['Connect it to see your tickets here.'],
    },
    games: 'Open games',
    noGames: { title: 'No game is open right now', lines: ['Please look again later.'] },
    openGame: ({ game, gameId, fee, prizes, sold, left, closes }) =>
      `${game} ${gameId}: ${fee} a number. Prizes: ${prizes}. Sold: ${sold}, left: ${left}. Sales close: ${closes}.`,
    openTickets: 'Your tickets',
    noOpenTickets: 'You have no ticket in an open game.',
    drawnTickets: 'Last draw',
    openTicket: ({ ticketNumber, game, gameId, numbers, draws }) =>
      `${ticketNumber} · ${game} ${gameId} · numbers ${numbers} · draw: ${draws}`,
    drawnTicket: ({ ticketNumber, game, gameId, numbers, won }) =>
      `${ticketNumber} · ${game} ${gameId} · numbers ${numbers} · ${won === null ? 'no prize' : `won ${won}`}`,
    noResult: {
      title: 'There is no result',
      lines: ['This game does not exist, or its draw is not over yet. /result shows the last result.'],
    },
    verify: (gameId) => ({
      title: `Check the draw of game ${gameId}`,
      lines: [
        'The page fetches the public record and your phone calculates the winners again. You do not have to trust us.',
        'Compare its fingerprint of the list with the one that our channel posted before the draw.',
      ],
    }),
    stopped: {
      title: 'You get no more messages',
      lines: ['Your commands are still answered. /start turns messages on again.'],
    },
    disconnected: {
      title: 'No account is connected',
      lines: ['The bot no longer shows tickets here and sends no more messages. /start connects an account.'],
    },
    privacy: {
      title: 'Privacy',
      lines: [
        'We store the number of your Telegram account while it is connected, and what you write for at most two days without its text. /disconnect deletes the connection.',
      ],
    },
    help: {
      title: 'I know these commands',
      lines: [
        '/games: open games',
        '/mytickets: your tickets',
        '/result: the last result, or /result daily-412',
        '/verify: check a draw',
        '/stop: no more messages',
        '/disconnect: disconnect your account',
        '/privacy: your data',
      ],
    },
    links: {
      play: 'Choose your numbers',
      connect: 'Open my profile',
      tickets: 'Open my tickets',
      verify: 'Check this draw',
      privacy: 'Privacy policy',
      site: 'Open Edil',
    },
  },
  am: {
    commands: {
      games: 'ክፍት ጨዋታዎች',
      mytickets: 'ትኬቶቼ',
      result: 'የመጨረሻው ውጤት',
      verify: 'ዕጣን ማረጋገጥ',
      start: 'ለማገናኘት ወይም መልእክት እንደገና ለማግኘት',
      stop: 'መልእክት ለማቆም',
      disconnect: 'የመለያዬን ግንኙነት ለማቋረጥ',
      privacy: 'ግላዊነት',
    },
    welcome: {
      title: 'ወደ «ዕድል» እንኳን ደህና መጡ',
      lines: ['/games ክፍት ጨዋታዎችን፣ /result የመጨረሻውን ውጤት ያሳያል።', 'ትኬቶችዎን እዚህ ለማየት መለያዎን ያገናኙ።'],
    },
    connectByPhone: 'በድረ ገጹ ላይ መገለጫዎን ከፍተው «ቴሌግራም ያገናኙ» የሚለውን ይምረጡ። ወይም ከታች ባለው ቁልፍ የመለያዎን ስልክ ቁጥር ያጋሩ።',
    shareContact: 'ስልክ ቁጥሬን አጋራ',
    linked: (name) => ({
      title: `ከመለያ ${name} ጋር ተገናኝቷል`,
      lines: ['/mytickets ትኬቶችዎን ያሳያል። እዚህ የይለፍ ቃል ወይም ኮድ በፍጹም አንጠይቅም።'],
    }),
    linkedByPhone: (name) => ({
      title: `ከመለያ ${name} ጋር ተገናኝቷል`,
      lines: [
        'ይህ መለያ የእርስዎ ስልክ ቁጥር አለው። መለያው የእርስዎ ካልሆነ /disconnect ብለው ይላኩ።',
        '/mytickets ትኬቶችዎን ያሳያል። እዚህ የይለፍ ቃል ወይም ኮድ በፍጹም አንጠይቅም።',
      ],
    }),
    alreadyLinked: {
      title: 'መለያዎ ተገናኝቷል',
      lines: ['መልእክቶች እዚህ ይደርሱዎታል። /mytickets ትኬቶችዎን ያሳያል።'],
    },
    codeRefused: {
      title: 'ይህ ኮድ አይሠራም',
      lines: [
        'አንድ ኮድ የሚሠራው አንድ ጊዜና ለ10 ደቂቃ ብቻ ነው። እባክዎ በድረ ገጹ ላይ ካለው መገለጫዎ አዲስ ኮድ ይውሰዱ።',
        'ይህ የቴሌግራም መለያ ከሌላ መለያ ጋር ከተገናኘ አስቀድመው /disconnect ብለው ይላኩ።',
      ],
    },
    phoneRefused: {
      title: 'መለያ ማገናኘት አልቻልንም',
      lines: ['በዚህ ስልክ ቁጥር የሚገናኝ መለያ የለም። እባክዎ በድረ ገጹ ላይ ካለው መገለጫዎ «ቴሌግራም ያገናኙ» የሚለውን ይጠቀሙ።'],
    },
    contactRefused: {
      title: 'እባክዎ የራስዎን ስልክ ቁጥር ያጋሩ',
      lines: ['ከታች ያለውን ቁልፍ ይጠቀሙ። የሌላ ሰው ስልክ ቁጥር ተቀባይነት የለውም።'],
    },
    notLinked: {
      title: 'መለያዎ አልተገናኘም',
      lines: ['ትኬቶችዎን እዚህ ለማየት መለያዎን ያገናኙ።'],
    },
    games: 'ክፍት ጨዋታዎች',
    noGames: { title: 'አሁን ክፍት ጨዋታ የለም', lines: ['እባክዎ ቆየት ብለው እንደገና ይመልከቱ።'] },
    openGame: ({ game, gameId, fee, prizes, sold, left, closes }) =>
      `${game} ${gameId}፦ የአንድ ቁጥር ዋጋ ${fee}። ሽልማቶች፦ ${prizes}። የተሸጡ፦ ${sold}፣ ያልተያዙ፦ ${left}። ሽያጭ የሚዘጋበት፦ ${closes}።`,
    openTickets: 'ትኬቶችዎ',
    noOpenTickets: 'በክፍት ጨዋታ ውስጥ ትኬት የለዎትም።',
    drawnTickets: 'የመጨረሻው ዕጣ',
    openTicket: ({ ticketNumber, game, gameId, numbers, draws }) =>
      `${ticketNumber} · ${game} ${gameId} · ቁጥሮች፦ ${numbers} · ዕጣ የሚወጣበት፦ ${draws}`,
    drawnTicket: ({ ticketNumber, game, gameId, numbers, won }) =>
      `${ticketNumber} · ${game} ${gameId} · ቁጥሮች፦ ${numbers} · ${won === null ? 'ሽልማት የለውም' : `ሽልማት፦ ${won}`}`,
    noResult: {
      title: 'ውጤት የለም',
      lines: ['ይህ ጨዋታ የለም፣ ወይም ዕጣው ገና አላለቀም። /result የመጨረሻውን ውጤት ያሳያል።'],
    },
    verify: (gameId) => ({
      title: `የጨዋታ ${gameId} ዕጣ ማረጋገጫ`,
      lines: [
        'ገጹ ይፋዊውን መዝገብ ያመጣል፤ ስልክዎም አሸናፊዎቹን እንደገና ያሰላል። እኛን ማመን አያስፈልግዎትም።',
        'የዝርዝሩን አሻራ ቻናላችን ከዕጣው በፊት ካወጣው ጋር ያወዳድሩ።',
      ],
    }),
    stopped: {
      title: 'ከአሁን በኋላ መልእክት አይደርስዎትም',
      lines: ['ለትእዛዞችዎ ግን መልስ ይደርስዎታል። /start መልእክቶችን እንደገና ያስጀምራል።'],
    },
    disconnected: {
      title: 'የተገናኘ መለያ የለም',
      lines: ['ከአሁን በኋላ ቦቱ እዚህ ትኬት አያሳይም፤ መልእክትም አይልክም። መለያ ለማገናኘት /start ብለው ይላኩ።'],
    },
    privacy: {
      title: 'ግላዊነት',
      lines: [
        'የቴሌግራም መለያዎ ቁጥር የሚቀመጠው እስከተገናኘ ድረስ ነው። የላኩት መልእክት መኖሩ ያለ ጽሑፉ ቢበዛ ለሁለት ቀን ይቀመጣል። /disconnect ብለው ሲልኩ ግንኙነቱ ይሰረዛል።',
      ],
    },
    help: {
      title: 'የማውቃቸው ትእዛዞች',
      lines: [
        '/games፦ ክፍት ጨዋታዎች',
        '/mytickets፦ ትኬቶችዎ',
        '/result፦ የመጨረሻው ውጤት፣ ወይም /result daily-412',
        '/verify፦ ዕጣን ማረጋገጥ',
        '/stop፦ መልእክት ለማቆም',
        '/disconnect፦ የመለያዎን ግንኙነት ለማቋረጥ',
        '/privacy፦ ስለ መረጃዎ',
      ],
    },
    links: {
      play: 'ቁጥሮችዎን ይምረጡ',
      connect: 'መገለጫዬን ክፈት',
      tickets: 'ትኬቶቼን ክፈት',
      verify: 'ይህን ዕጣ ያረጋግጡ',
      privacy: 'የግላዊነት መመሪያ',
      site: '«ዕድል»ን ክፈት',
    },
  },
}
