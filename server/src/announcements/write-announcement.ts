import { TEST_CHAIN } from '@edil/domain/draw/chains'
import { readOpenRecord } from '@edil/domain/draw/open-record'
import { WITNESSES_MIN } from '@edil/domain/log/witness-rule'
import { asSantim, formatMoney, moneyParts } from '@edil/domain/money'
import type { Language } from '@edil/domain/people'
import { formatMoment, formatRoundTime } from '@edil/text/format'
import { GAME_NAMES } from '@edil/text/names'
import { PLACES } from '@edil/text/places'
import { ANNOUNCEMENT_TEXTS, type Part } from '@edil/text/telegram/announcements'
import type { Db } from '../platform/database/db.ts'
import { escapeHtml, htmlLink, htmlPart } from '../platform/telegram/telegram-html.ts'
import {
  type AnnouncedGame,
  type AnnouncedPrize,
  findAnnouncedGame,
  findAnnouncedPrize,
} from './announced-facts.queries.ts'
import type { WaitingAnnouncement } from './announcements.queries.ts'

/** Amharic first: most readers of the channel read it. */
const LANGUAGES: readonly Language[] = ['am', 'en']

/**
 * The message as Telegram's HTML: both languages, then the figures that repeat the calculation by hand (docs/fairness.md), then links.
 * `undefined` when it is no longer true.
 */
export async function writeAnnouncement(
  db: Db,
  { kind, gameId, payoutId, edits }: Pick<WaitingAnnouncement, 'kind' | 'gameId' | 'payoutId' | 'edits'>,
  origin: string,
): Promise<string | undefined> {
  const game = await findAnnouncedGame(db, gameId)
  switch (kind) {
    case 'opened':
      return game.closedAt === null ? compose(game, openedPart, { links: ['play'], origin }) : undefined
    case 'cancelled':
      return compose(game, cancelledPart, { links: [], origin })
    case 'witnessed':
      // A message that was edited after the round could show any list.
      if (edits === null || game.isRoundPast) return undefined
      return compose(game, sealedPart, { figures: sealFigures(game), links: ['watch'], origin })
    case 'sealed':
      return compose(game, sealedPart, { figures: sealFigures(game), links: ['watch'], origin })
    case 'result':
      return compose(game, resultPart, { figures: resultFigures(game), links: ['check', 'page'], origin })
    case 'prize_paid': {
      const prize = payoutId === null ? undefined : await findAnnouncedPrize(db, payoutId)
      return prize && compose(game, (of, language) => paidPart(of, prize, language), { links: ['page'], origin })
    }
  }
}

type Link = 'play' | 'watch' | 'check' | 'page'
type WritePart = (game: AnnouncedGame, language: Language) => Part
type Rest = { readonly figures?: readonly string[]; readonly links: readonly Link[]; readonly origin: string }

function compose(game: AnnouncedGame, write: WritePart, { figures = [], links, origin }: Rest): string {
  const isTrial = readOpenRecord(game.openRecord)?.beaconChainHash === TEST_CHAIN.chainHash
  const parts = LANGUAGES.map((language) => {
    const { title, lines } = write(game, language)
    const { trial } = ANNOUNCEMENT_TEXTS[language]
    const linked = links.map((link) =>
      htmlLink(addressOf(link, game.id, origin, language), ANNOUNCEMENT_TEXTS[language][link]),
    )
    return htmlPart(title, isTrial ? [...lines, trial] : lines, linked)
  })
  const block = figures.length > 0 ? [`<pre>${escapeHtml(figures.join('\n'))}</pre>`] : []
  return [...parts, ...block].join('\n\n')
}

function addressOf(link: Link, gameId: string, origin: string, language: Language): string {
  const paths = { play: '/dashboard', watch: '/live-draw', check: `/verify/${gameId}`, page: `/draws/${gameId}` }
  return `${origin}${language === 'am' ? '/am' : ''}${paths[link]}`
}

const named = ({ id, type }: AnnouncedGame, language: Language) => ({ game: GAME_NAMES[language][type], gameId: id })

const birr = (amount: bigint, language: Language) => formatMoney(asSantim(amount), language)

const CALENDARS = { en: 'gregorian', am: 'ethiopian' } as const

const moment = (at: Date, language: Language) => formatMoment(at, language, CALENDARS[language])

const openedPart: WritePart = (game, language) => {
  const figures = [game.firstPrize, game.secondPrize, game.thirdPrize].map(
    (prize) => moneyParts(asSantim(prize), language).figure,
  )
  const { currency } = moneyParts(asSantim(game.fee), language)
  return ANNOUNCEMENT_TEXTS[language].opened({
    ...named(game, language),
    fee: birr(game.fee, language),
    prizes: `${figures.join(' · ')} ${currency}`,
    closes: moment(game.closesAt, language),
    draws: moment(game.drawsAt, language),
  })
}

const cancelledPart: WritePart = (game, language) => ANNOUNCEMENT_TEXTS[language].cancelled(named(game, language))

const sealedPart: WritePart = (game, language) => {
  const texts = ANNOUNCEMENT_TEXTS[language]
  const { title, lines } = texts.sealed({
    ...named(game, language),
    sold: game.soldNumbers.length,
    players: game.playersPaid,
    round: String(game.round),
    at: game.roundAt ? formatRoundTime(game.roundAt, language) : '',
  })
  const seen = game.witnesses >= WITNESSES_MIN ? [witnessLine(game, language)] : []
  return { title, lines: [...lines, ...seen, ...(game.isRoundPast ? [texts.late] : [])] }
}

const resultPart: WritePart = (game, language) => {
  const texts = ANNOUNCEMENT_TEXTS[language]
  const winners = (game.winners ?? []).map(({ number, amount, ticketNumber }, index) =>
    texts.winner({
      place: PLACES[language][index] ?? '',
      number,
      amount: birr(BigInt(amount), language),
      ticketNumber,
    }),
  )
  return { title: texts.result(named(game, language)).title, lines: [...winners, witnessLine(game, language)] }
}

function paidPart(game: AnnouncedGame, prize: AnnouncedPrize, language: Language): Part {
  return ANNOUNCEMENT_TEXTS[language].paid({
    ...named(game, language),
    place: PLACES[language][prize.position - 1] ?? '',
    number: prize.number,
    ticketNumber: prize.ticketNumber,
    prize: birr(prize.gross, language),
    tax: birr(prize.withheld, language),
    sent: birr(prize.sent, language),
  })
}

function witnessLine({ witnesses }: AnnouncedGame, language: Language): string {
  return ANNOUNCEMENT_TEXTS[language].witnesses({ witnesses, isEnough: witnesses >= WITNESSES_MIN })
}

/** Each line is a name and its value. Their hashes cover the whole list and all rules, so a list cannot be fitted to a result. */
function sealFigures({ id, openRecord, openHash, listHash, soldNumbers, round, checkpoint }: AnnouncedGame): string[] {
  const balls = readOpenRecord(openRecord)?.pool === 'sold' ? soldNumbers.join(' ') : 'all'
  return [
    `game ${id}`,
    `balls ${balls}`,
    `rules ${openHash?.toString('hex')}`,
    `list ${listHash?.toString('hex')}`,
    `round ${round}`,
    ...(checkpoint ? [`checkpoint ${checkpoint.origin} ${checkpoint.size} ${checkpoint.root}`] : []),
  ]
}

function resultFigures(game: AnnouncedGame): string[] {
  return [
    ...sealFigures(game),
    `signature ${game.signature?.toString('hex')}`,
    `winners ${game.winners?.map(({ number }) => number).join(' ')}`,
    `log ${game.logSeq}:${game.logHash?.toString('hex')}`,
  ]
}
