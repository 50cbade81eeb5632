import type { AnnouncementKind } from '@edil/domain/announcements'
import { expect, test } from 'vitest'
import { serveTelegram, TELEGRAM_CHANNEL, TELEGRAM_TOKEN } from '../../../dev/telegram-server.ts'
import { calculateByHand } from '../../test/calculate-by-hand.ts'
import { testDatabase } from '../../test/database.ts'
import { closeNow, drawNow, givenSoldGame } from '../../test/draws.ts'
import { givenGame } from '../../test/games.ts'
import { givenPayment } from '../../test/payments.ts'
import {
  type GivenPayout,
  givenApprovedPrize,
  givenConfirmedTax,
  givenPaidPrize,
  givenWonPrizes,
} from '../../test/payouts.ts'
import { givenPerson } from '../../test/people.ts'
import { openTelegramChat } from '../platform/telegram/telegram.ts'
import { writeAnnouncement } from './write-announcement.ts'

const database = await testDatabase()
const ORIGIN = 'https://edil.example'
const [won] = await givenWonPrizes(database)
const { gameId, id: payoutId } = won as GivenPayout

const write = async (kind: AnnouncementKind, of = gameId, prize: string | null = null) =>
  (await writeAnnouncement(database.store.db, { kind, gameId: of, payoutId: prize, edits: null }, ORIGIN)) ?? ''

const figuresOf = (html: string) => /<pre>(.*)<\/pre>/s.exec(html)?.[1] ?? ''

// proves: CALL-08
test('the result in the channel is enough to calculate the winners by hand', async () => {
  const figures = figuresOf(await write('result'))
  const { rows } = await database.owner.query('select winners from draws where game_id = $1', [gameId])
  const winners = rows[0].winners.join(' ')
  expect(calculateByHand(figures)).toEqual({ calculated: winners, announced: winners })
  const [, round] = /^round (\d+)$/m.exec(figures) ?? []
  const changed = figures.replace(`round ${round}`, `round ${Number(round) + 1}`)
  expect(calculateByHand(changed).calculated).not.toBe(winners)
})

test('the seal shows the hashes from which the result is calculated', async () => {
  const seal = figuresOf(await write('sealed')).split('\n')
  expect(seal.map((line) => line.split(' ')[0])).toEqual(['game', 'balls', 'rules', 'list', 'round'])
  expect(figuresOf(await write('result')).split('\n')).toEqual(expect.arrayContaining(seal))
})

test('a result names winners by their tickets, in both languages', async () => {
  const html = await write('result')
  const { rows } = await database.owner.query(
    `select prizes.number, tickets.number as ticket, people.public_name as name
     from prizes join tickets on tickets.id = ticket_id join people on people.id = prizes.person_id
     where prizes.game_id = $1 order by position`,
    [gameId],
  )
  expect(html).toContain(`1st: number ${rows[0].number}, 35,000 ETB, ticket ${rows[0].ticket}`)
  expect(html).toContain(`3ኛ፦ ቁጥር ${rows[2].number}፣ 2,000 ብር፣ ትኬት ${rows[2].ticket}`)
  for (const { name } of rows) expect(html).not.toContain(name)
  expect(html).toContain(`<a href="${ORIGIN}/am/verify/${gameId}">ይህን ዕጣ ራስዎ ያረጋግጡ</a>`)
  expect(html).toContain(`<a href="${ORIGIN}/verify/${gameId}">Check this draw yourself</a>`)
  expect(html).toContain('Not witnessed: you must trust our clock')
  expect(html).toContain('This is a test draw')
})

test('the seal counts the players whose numbers are in the list, also when others have pending payments', async () => {
  const few = await givenSoldGame(database, [1, 2, 3])
  const { id: personId } = await givenPerson(database, { hasPassword: false })
  await givenPayment(database, { personId, gameId: few, numbers: [9] })
  await closeNow(database, few)
  expect(await write('sealed', few)).toContain('\n3 numbers, 1 player.')
})

test('a seal that is sent after its round says so, and is not edited any more', async () => {
  const late = await givenSoldGame(database, [1, 2, 3])
  await closeNow(database, late)
  const inTime = await write('sealed', late)
  expect(inTime).not.toContain('sent after the round')
  await database.owner.query('alter table close_records disable trigger user')
  await database.owner.query(`update close_records set round_at = now() - interval '1 second' where game_id = $1`, [
    late,
  ])
  await database.owner.query('alter table close_records enable trigger user')
  expect(await write('sealed', late)).toContain('sent after the round')
  const edit = { kind: 'witnessed', gameId: late, payoutId: null, edits: 1n } as const
  expect(await writeAnnouncement(database.store.db, edit, ORIGIN)).toBeUndefined()
})

test('a number that was not sold has no winner', async () => {
  const few = await givenSoldGame(database, [1, 2, 3])
  await closeNow(database, few)
  await drawNow(database, few)
  const html = await write('result', few)
  expect(html).toMatch(/1st: number \d+, 35,000 ETB, (not sold|ticket .+)\n/)
  expect(html).toContain(', not sold')
  expect(html).toContain('፣ ያልተሸጠ')
})

test('Telegram takes every kind of announcement', async () => {
  await givenConfirmedTax(database)
  await givenApprovedPrize(database, won as GivenPayout)
  await givenPaidPrize(database, won as GivenPayout)
  const open = await givenGame(database)
  const telegram = await serveTelegram()
  const chat = openTelegramChat({ token: TELEGRAM_TOKEN, chat: TELEGRAM_CHANNEL, apiRoot: telegram.url })
  const texts = [
    await write('opened', open),
    await write('cancelled', open),
    await write('sealed'),
    await write('result'),
    await write('prize_paid', gameId, payoutId),
  ]
  for (const text of texts) await chat.send(text)
  expect(telegram.messages()).toHaveLength(texts.length)
  expect(texts.at(-1)).toContain('35,000 ETB. Tax withheld: 7,000 ETB. Sent to the winner: 28,000 ETB.')
  await telegram.close()
})
