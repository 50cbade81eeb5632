import { defaultCalendar, type Language } from '@edil/domain/people'
import { BOT_TEXTS } from '@edil/text/telegram/bot'
import type { Tx } from '../platform/database/transaction.ts'
import { findShownDraw, listOpenGames, listOwnTickets } from './bot-facts.queries.ts'
import { type LinkOutcome, type LinkRefusal, linkByCode, linkByPhone } from './link-telegram.ts'
import { maskName } from './mask-name.ts'
import type { BotMessage } from './read-message.ts'
import type { Reply } from './replies.queries.ts'
import { endSilence, findLinkedPerson, type LinkedPerson, silence } from './telegram-accounts.queries.ts'
import { unlinkChat } from './unlink-telegram.ts'
import { type Reader, writeCheck, writeGames, writePart, writeResult, writeTickets } from './write-answers.ts'

export type Answer = {
  readonly replies: readonly Reply[]
  readonly language: Language
  /** For the metric; the person gets the same answer for each. */
  readonly refused?: LinkRefusal | 'contact' | 'too_many_codes'
}

export type Asked = {
  readonly message: BotMessage
  readonly origin: string
  /** The account has sent too many wrong codes: no code is looked up. */
  readonly hasTooManyCodes: boolean
}

const PICTURES_MAX = 3
const PROFILE = '/profile/notifications'

/** Answers one message. Every command may be repeated: what it changes is a state, not a count. */
export async function answerMessage(tx: Tx, { message, origin, hasTooManyCodes }: Asked): Promise<Answer> {
  const { telegramId, said } = message
  const person = await findLinkedPerson(tx.db, telegramId)
  const language = person?.language ?? message.language
  const reader = { language, calendar: person?.calendar ?? defaultCalendar(language), origin }
  if (said.kind === 'other_contact') return answerOf(reader, 'contactRefused', 'contact')
  if (said.kind === 'own_contact') {
    const outcome = said.phone ? await linkByPhone(tx, telegramId, said.phone) : { refused: 'phone' as const }
    return answerLinking(reader, outcome, 'phone')
  }
  if (said.kind === 'command' && said.command === 'start' && said.argument !== '') {
    if (hasTooManyCodes) return answerLinking(reader, { refused: 'too_many_codes' }, 'code')
    const outcome = await linkByCode(tx, telegramId, said.argument)
    if ('linked' in outcome) await endSilence(tx, telegramId)
    return answerLinking(reader, outcome, 'code')
  }
  const command = said.kind === 'command' ? said.command : ''
  return { language, replies: await answerCommand(tx, { command, message, person, reader }) }
}

type Command = {
  readonly command: string
  readonly message: BotMessage
  readonly person: LinkedPerson | undefined
  readonly reader: Reader
}

async function answerCommand(tx: Tx, { command, message, person, reader }: Command): Promise<readonly Reply[]> {
  const { telegramId, said } = message
  const texts = BOT_TEXTS[reader.language]
  const named = said.kind === 'command' && said.argument !== '' ? said.argument.toLowerCase() : undefined
  switch (command) {
    case 'start':
      await endSilence(tx, telegramId)
      return person ? [{ html: writePart(reader, texts.alreadyLinked) }] : [inviteToConnect(reader, 'welcome')]
    case 'stop':
      await silence(tx, telegramId)
      return [{ html: writePart(reader, texts.stopped) }]
    case 'disconnect':
      await unlinkChat(tx, telegramId)
      return [{ html: writePart(reader, texts.disconnected) }]
    case 'games':
      return [{ html: writeGames(reader, await listOpenGames(tx.db)) }]
    case 'mytickets':
      return person ? answerTickets(tx, person, reader) : [inviteToConnect(reader, 'notLinked')]
    case 'result':
      return [{ html: writeResult(reader, await findShownDraw(tx.db, named)) }]
    case 'verify':
      return [{ html: writeCheck(reader, await findShownDraw(tx.db, named)) }]
    case 'privacy':
      return [{ html: writePart(reader, texts.privacy, [['privacy', '/privacy']]) }]
    default:
      return [{ html: writePart(reader, texts.help, [['site', '/']]) }]
  }
}

/** Pictures have the name of the player and the key of the ticket, so they are sent to accounts that were linked by code only. */
async function answerTickets(tx: Tx, { personId, linkedBy }: LinkedPerson, reader: Reader): Promise<readonly Reply[]> {
  const tickets = await listOwnTickets(tx.db, personId)
  const open = linkedBy === 'phone' ? [] : tickets.filter(({ isOpen }) => isOpen).slice(0, PICTURES_MAX)
  return [{ html: writeTickets(reader, tickets) }, ...open.map(({ id }) => ({ ticketId: id }))]
}

function answerLinking(
  reader: Reader,
  outcome: LinkOutcome | { readonly refused: 'too_many_codes' },
  by: 'code' | 'phone',
): Answer {
  if ('refused' in outcome) {
    const { refused } = outcome
    return answerOf(reader, by === 'code' ? 'codeRefused' : 'phoneRefused', refused)
  }
  const { username, language } = outcome.linked
  const texts = BOT_TEXTS[language]
  const part = (by === 'code' ? texts.linked : texts.linkedByPhone)(maskName(username ?? ''))
  return { language, replies: [{ html: writePart({ ...reader, language }, part), keyboard: 'removed' }] }
}

function answerOf(
  reader: Reader,
  text: 'codeRefused' | 'phoneRefused' | 'contactRefused',
  refused: NonNullable<Answer['refused']>,
): Answer {
  const html = writePart(reader, BOT_TEXTS[reader.language][text], [['connect', PROFILE]])
  return { language: reader.language, replies: [{ html }], refused }
}

function inviteToConnect(reader: Reader, text: 'welcome' | 'notLinked'): Reply {
  const texts = BOT_TEXTS[reader.language]
  const { title, lines } = texts[text]
  const part = { title, lines: [...lines, texts.connectByPhone] }
  return { html: writePart(reader, part, [['connect', PROFILE]]), keyboard: 'contact' }
}
