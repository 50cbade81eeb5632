import { TEST_CHAIN } from '@edil/domain/draw/chains'
import { readOpenRecord } from '@edil/domain/draw/open-record'
import { asSantim, formatMoney, moneyParts } from '@edil/domain/money'
import type { Calendar, Language } from '@edil/domain/people'
import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import { formatList, formatMoment } from '@edil/text/format'
import { GAME_NAMES } from '@edil/text/names'
import { PLACES } from '@edil/text/places'
import { ANNOUNCEMENT_TEXTS, type Part } from '@edil/text/telegram/announcements'
import { BOT_TEXTS } from '@edil/text/telegram/bot'
import { htmlLink, htmlPart } from '../platform/telegram/telegram-html.ts'
import type { OpenGame, OwnTicket, ShownDraw } from './bot-facts.queries.ts'

/** Who reads an answer, and where its links lead. */
export type Reader = { readonly language: Language; readonly calendar: Calendar; readonly origin: string }

type LinkName = keyof (typeof BOT_TEXTS)['en']['links']

/** A part with links to pages of the site in the language of the reader. */
export function writePart(
  { language, origin }: Reader,
  { title, lines }: Part,
  links: readonly (readonly [LinkName, string])[] = [],
): string {
  const site = `${origin}${language === 'am' ? '/am' : ''}`
  return htmlPart(
    title,
    lines,
    links.map(([name, path]) => htmlLink(`${site}${path}`, BOT_TEXTS[language].links[name])),
  )
}

const birr = (amount: bigint, language: Language) => formatMoney(asSantim(amount), language)

export function writeGames(reader: Reader, games: readonly OpenGame[]): string {
  const { language, calendar } = reader
  const texts = BOT_TEXTS[language]
  if (games.length === 0) return writePart(reader, texts.noGames, [['site', '/dashboard']])
  const lines = games.map(({ id, type, fee, firstPrize, secondPrize, thirdPrize, sold, closesAt }) => {
    const figures = [firstPrize, secondPrize, thirdPrize].map((prize) => moneyParts(asSantim(prize), language).figure)
    const { currency } = moneyParts(asSantim(fee), language)
    return texts.openGame({
      game: GAME_NAMES[language][type],
      gameId: id,
      fee: birr(fee, language),
      prizes: `${figures.join(' · ')} ${currency}`,
      sold,
      left: NUMBERS_PER_GAME - sold,
      closes: formatMoment(closesAt, language, calendar),
    })
  })
  return writePart(reader, { title: texts.games, lines }, [['play', '/dashboard']])
}

export function writeTickets(reader: Reader, tickets: readonly OwnTicket[]): string {
  const { language, calendar } = reader
  const texts = BOT_TEXTS[language]
  const named = ({ ticketNumber, type, gameId, numbers }: OwnTicket) => ({
    ticketNumber,
    game: GAME_NAMES[language][type],
    gameId,
    numbers: formatList(numbers, language),
  })
  const open = tickets
    .filter(({ isOpen }) => isOpen)
    .map((ticket) => texts.openTicket({ ...named(ticket), draws: formatMoment(ticket.drawsAt, language, calendar) }))
  const drawn = tickets
    .filter(({ isOpen }) => !isOpen)
    .map((ticket) =>
      texts.drawnTicket({ ...named(ticket), won: ticket.won === null ? null : birr(ticket.won, language) }),
    )
  const parts = [
    { title: texts.openTickets, lines: open.length > 0 ? open : [texts.noOpenTickets] },
    ...(drawn.length > 0 ? [{ title: texts.drawnTickets, lines: drawn }] : []),
  ]
  return parts
    .map((part, index) =>
      writePart(reader, part, index === parts.length - 1 ? [['tickets', '/profile/joined-games']] : []),
    )
    .join('\n\n')
}

export function writeResult(reader: Reader, draw: ShownDraw | undefined): string {
  const { language } = reader
  if (!draw) return writePart(reader, BOT_TEXTS[language].noResult)
  const texts = ANNOUNCEMENT_TEXTS[language]
  const { gameId, type, winners } = draw
  const { title } = texts.result({ game: GAME_NAMES[language][type], gameId })
  const lines = winners.map(({ number, amount, ticketNumber }, index) =>
    texts.winner({
      place: PLACES[language][index] ?? '',
      number,
      amount: birr(BigInt(amount), language),
      ticketNumber,
    }),
  )
  const isTrial = readOpenRecord(draw.openRecord)?.beaconChainHash === TEST_CHAIN.chainHash
  return writePart(reader, { title, lines: isTrial ? [...lines, texts.trial] : lines }, [
    ['verify', `/verify/${gameId}`],
  ])
}

export function writeCheck(reader: Reader, draw: ShownDraw | undefined): string {
  const texts = BOT_TEXTS[reader.language]
  if (!draw) return writePart(reader, texts.noResult)
  return writePart(reader, texts.verify(draw.gameId), [['verify', `/verify/${draw.gameId}`]])
}
