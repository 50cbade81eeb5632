import { NOTIFICATION_KINDS, type NotificationKind } from '@edil/domain/notifications'
import { beforeEach, expect, test } from 'vitest'
import { browse, testApp, testDeps } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { closeNow, drawNow, endShow, givenSoldGame } from '../../test/draws.ts'
import { givenGame, givenPlan } from '../../test/games.ts'
import { writeDue } from '../../test/notifications.ts'
import { givenApproved } from '../../test/payments.ts'
import { givenWonPrizes } from '../../test/payouts.ts'
import { givenPerson } from '../../test/people.ts'
import { giveSession } from '../../test/sessions.ts'
import { silentLog } from '../../test/world.ts'
import { closeAccount } from '../accounts/close-account.ts'
import { remindPlayers } from '../draws/remind-players.ts'
import { storeChoices } from '../notifications/choices.queries.ts'
import { dropOldDeliveries, takeDeliveries } from '../notifications/deliveries.queries.ts'
import { purgeNotifications } from '../notifications/notifications.queries.ts'
import { type Notification, notify } from '../notifications/notify.ts'
import { sendMails } from '../notifications/send-mails.ts'
import { startNotifier } from '../notifications/start-notifier.ts'
import { writeNotification } from '../notifications/write-notification.ts'
import { transaction } from '../platform/database/transaction.ts'
import { type Mail, MailRefused } from '../platform/mail.ts'
import { createMetrics } from '../platform/metrics.ts'
import { LETTER_WRITERS } from './letter-writers.ts'

const database = await testDatabase()
const { store, owner } = database
const deps = await testDeps(database)
const app = await testApp(database, deps)

/** What an earlier test left is not in the way. */
beforeEach(async () => {
  for (const [table, open] of [
    ['notifications', 'written_at'],
    ['notification_deliveries', 'sent_at'],
  ])
    await owner.query(`update ${table} set dropped_at = clock_timestamp() where ${open} is null and dropped_at is null`)
})

const person = async () => (await givenPerson(database, { hasPassword: false })).id
const note = (personId: string, kind: 'password_changed' | 'phone_changed' = 'password_changed') =>
  transaction(store, (tx) => notify(tx, personId, { kind, facts: {} }))
const NO_WAYS = { payments: [], prizes: [], results: [], reminders: [] }
const SILENT = { ways: NO_WAYS, quietHours: null, invitations: false }
const choose = (personId: string, choices: object) =>
  transaction(store, (tx) => storeChoices(tx, personId, { ...SILENT, ...choices }))

/** A mail server that keeps what it takes, and fails while `isAway`. */
function mailServer() {
  const server = {
    sent: [] as Mail[],
    isAway: (_mail: Mail) => false,
    refuses: (_mail: Mail) => false,
    close: () => undefined,
    async send(mail: Mail) {
      if (server.isAway(mail)) throw new Error('away')
      if (server.refuses(mail)) throw new MailRefused('no such mailbox')
      server.sent.push(mail)
    },
  }
  return server
}

const senderTo = (mailer: ReturnType<typeof mailServer>) => ({
  store,
  mailer,
  origin: 'https://edil.example',
  log: silentLog,
  metrics: createMetrics(),
})

/** Sends what is due; what failed is due again at once. */
async function sendDue(mailer: ReturnType<typeof mailServer>, rounds = 20): Promise<string[]> {
  for (let round = 0; round < rounds; round++) {
    await owner.query('update notification_deliveries set retry_at = null')
    if ((await sendMails(senderTo(mailer))).tried === 0) break
  }
  return mailer.sent.map(({ subject }) => subject)
}

const pagesOf = async (personId: string) => {
  const browser = browse(app)
  await giveSession(owner, browser, personId, deps.accounts.secret)
  return browser
}

test('a notification is on the page of its person, in their language, and mailed once', async () => {
  const { id } = await givenPerson(database, { hasPassword: false, language: 'am' })
  const gameId = await givenGame(database)
  await givenApproved(database, { personId: id, gameId, numbers: [42] })
  await writeDue(database)
  const mails = mailServer()
  await sendDue(mails)
  expect(mails.sent).toHaveLength(1)
  const [mail] = mails.sent
  expect(mail?.subject).toMatch(/^ክፍያዎ ጸድቋል፦ ትኬት D-/)
  expect(mail?.text).toContain('https://edil.example/am/profile/tickets')

  const { notifications, hasMore } = (await (await pagesOf(id)).get('/api/notifications')).body
  expect(hasMore).toBe(false)
  expect(notifications).toMatchObject([
    { kind: 'payment_approved', subject: mail?.subject, isRead: false, action: { path: '/profile/tickets' } },
  ])
  for (const paragraph of notifications[0].paragraphs) expect(mail?.text).toContain(paragraph)
  await sendDue(mails)
  expect(mails.sent).toHaveLength(1)
})

test('a mail whose answer was lost is sent again with the same key, and only then the next one of that person', async () => {
  const personId = await person()
  await note(personId, 'phone_changed')
  await note(personId)
  await writeDue(database)
  // The worker died while it sent.
  const [first] = await transaction(store, (tx) => takeDeliveries(tx, 'mail', 5))
  const mails = mailServer()
  expect(await sendDue(mails), 'both wait for the attempt').toEqual([])
  await owner.query(`update notification_deliveries set sending_since = sending_since - interval '2 minutes'`)
  expect(await sendDue(mails)).toEqual(['Your phone number was changed', 'Your password was changed'])
  expect(mails.sent[0]?.key).toBe(first?.key)
  expect(mails.sent[1]?.key).not.toBe(first?.key)
})

test('after an hour without the mail server, the mails of a person arrive in their order', async () => {
  const personId = await person()
  await note(personId, 'phone_changed')
  await note(personId)
  await writeDue(database)
  await owner.query(
    `update notification_deliveries set due_at = due_at - interval '1 hour', retry_at = clock_timestamp()
     where sent_at is null and dropped_at is null`,
  )
  // At most one of each person is taken at a time.
  expect(await transaction(store, (tx) => takeDeliveries(tx, 'mail', 5))).toHaveLength(1)
})

test('two workers share the mails, and send none twice', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, person))
  for (const id of people) await note(id)
  const mails = mailServer()
  const options = { ...senderTo(mails), writers: LETTER_WRITERS, hasBot: true }
  const workers = [startNotifier(options), startNotifier(options)]
  await expect.poll(() => mails.sent.length, { timeout: 10_000 }).toBe(12)
  await Promise.all(workers.map((worker) => worker.stop()))
  expect(new Set(mails.sent.map(({ to }) => to)).size).toBe(12)
})

test('while the mail of one person is refused, the others get theirs, and it is dropped after a day', async () => {
  const [refused, other] = [await person(), await person()]
  await note(refused)
  await note(other)
  await writeDue(database)
  const { rows } = await owner.query('select email from people where id = $1', [refused])
  const mails = mailServer()
  mails.isAway = ({ to }) => to === rows[0].email
  await sendDue(mails, 3)
  expect(mails.sent).toHaveLength(1)
  const days = `update notification_deliveries set due_at = due_at - interval '25 hours' where person_id = $1`
  await owner.query(days, [refused])
  expect(await transaction(store, (tx) => dropOldDeliveries(tx, 'mail'))).toBe(1)
  mails.isAway = () => false
  await sendDue(mails)
  expect(mails.sent).toHaveLength(1)
  expect((await (await pagesOf(refused)).get('/api/notifications')).body.notifications).toHaveLength(1)
})

test('mails that are refused wait behind those that were not tried', async () => {
  const refused = await Promise.all(Array.from({ length: 9 }, person))
  for (const id of refused) await note(id)
  await writeDue(database)
  const mails = mailServer()
  const { rows } = await owner.query('select email from people where id = any ($1::uuid[])', [refused])
  mails.isAway = ({ to }) => rows.some(({ email }) => email === to)
  for (let round = 0; round < 3; round++) await sendMails(senderTo(mails))
  await note(await person())
  await writeDue(database)
  // All that were refused are due again.
  await owner.query(
    'update notification_deliveries set retry_at = clock_timestamp() where retry_at is not null and dropped_at is null',
  )
  await sendMails(senderTo(mails))
  expect(mails.sent).toHaveLength(1)
})

test('mails that many mailboxes refuse delay no other mail', async () => {
  const refused = await Promise.all(Array.from({ length: 30 }, person))
  for (const id of refused) await note(id)
  await writeDue(database)
  const mails = mailServer()
  const { rows } = await owner.query('select email from people where id = any ($1::uuid[])', [refused])
  mails.refuses = ({ to }) => rows.some(({ email }) => email === to)
  const notifier = startNotifier({ ...senderTo(mails), writers: LETTER_WRITERS, hasBot: true })
  const tried = `select 1 from notification_deliveries where person_id = any ($1::uuid[]) and attempts > 0`
  await expect.poll(async () => (await owner.query(tried, [refused])).rowCount, { timeout: 5_000 }).toBe(30)
  await note(await person())
  await expect.poll(() => mails.sent.length, { timeout: 5_000 }).toBe(1)
  await notifier.stop()
})

test('a prize that is wanted on Telegram alone is mailed while no chat is linked, and a lost draw is not', async () => {
  const gameId = await givenGame(database, { planId: await givenPlan(database) })
  const personId = await person()
  await choose(personId, { ways: { ...NO_WAYS, payments: ['telegram'], results: ['telegram'] } })
  await givenApproved(database, { personId, gameId, numbers: [1] })
  await transaction(store, (tx) => notify(tx, personId, { kind: 'not_won', facts: { gameId } }))
  await writeDue(database)
  const mails = mailServer()
  expect(await sendDue(mails)).toEqual([expect.stringMatching(/^Payment approved/)])
})

test('who lost reads of the next game only while one can be played, and not in what leaves in the morning', async () => {
  const planId = await givenPlan(database)
  const personId = await person()
  const gameId = await givenSoldGame(database, [1, 2, 3], { planId })
  await givenApproved(database, { personId, gameId, numbers: [4] })
  await closeNow(database, gameId)
  await drawNow(database, gameId)
  await endShow(database, gameId)
  const INVITED = /The next game is open/
  const letterOfResult = async (choices: object) => {
    const { rows } = await owner.query(
      `insert into notifications (person_id, kind, facts) values ($1, 'not_won', jsonb_build_object('gameId', $2::text)) returning id`,
      [personId, gameId],
    )
    await choose(personId, { invitations: true, ...choices })
    await writeDue(database)
    const written = await owner.query('select letter::text as letter from notifications where id = $1', [rows[0].id])
    return written.rows[0].letter
  }
  await owner.query(
    `update games set status = 'cancelled', closed_at = now(), version = version + 1 where type = 'daily' and status in ('active', 'full')`,
  )
  expect(await letterOfResult({})).not.toMatch(INVITED)
  await givenGame(database, { planId })
  expect(await letterOfResult({})).toMatch(INVITED)
  const hour = (new Date().getUTCHours() + 3) % 24
  expect(await letterOfResult({ quietHours: { from: hour, until: (hour + 2) % 24 } })).not.toMatch(INVITED)
  const { id: adminId } = await givenPerson(database, { role: 'admin', hasPassword: false })
  await owner.query(
    `insert into sales_stops (scope, text_en, text_am, stopped_by) values ('everything', 'Stopped', 'ቆሟል', $1)`,
    [adminId],
  )
  expect(await letterOfResult({})).not.toMatch(INVITED)
  await owner.query('update sales_stops set ended_at = now(), ended_by = $1 where ended_at is null', [adminId])
})

test('what was chosen decides about ways; a notification without a way is on the page', async () => {
  const personId = await person()
  await choose(personId, {})
  await givenApproved(database, { personId, gameId: await givenGame(database), numbers: [1] })
  await writeDue(database)
  const mails = mailServer()
  await sendDue(mails)
  expect(mails.sent).toEqual([])
  expect((await (await pagesOf(personId)).get('/api/notifications')).body.notifications).toHaveLength(1)
  await note(personId)
  await writeDue(database)
  expect(await sendDue(mails), 'security notices are always mailed').toEqual(['Your password was changed'])
})

test('during quiet hours a mail waits for their end, and what is urgent passes', async () => {
  const personId = await person()
  const hour = (new Date().getUTCHours() + 3) % 24
  await choose(personId, {
    ways: { ...NO_WAYS, payments: ['mail'] },
    quietHours: { from: hour, until: (hour + 2) % 24 },
  })
  await givenApproved(database, { personId, gameId: await givenGame(database), numbers: [1] })
  await note(personId)
  await writeDue(database)
  const mails = mailServer()
  expect(await sendDue(mails)).toEqual(['Your password was changed'])
  const { rows } = await owner.query(
    `select extract(epoch from due_at - clock_timestamp()) / 3600 as hours from notification_deliveries
     where person_id = $1 and sent_at is null`,
    [personId],
  )
  expect(Number(rows[0].hours)).toBeGreaterThan(0)
  expect(Number(rows[0].hours)).toBeLessThanOrEqual(2)
})

test('a result is not said before the show is over, and then once to each player', async () => {
  const gameId = await givenGame(database, { planId: await givenPlan(database) })
  for (const numbers of [[1, 2, 3], [4], [5]])
    await givenApproved(database, { personId: await person(), gameId, numbers })
  await closeNow(database, gameId)
  await drawNow(database, gameId)
  await writeDue(database)
  const said = async () =>
    (
      await owner.query(
        `select person_id, written_at is not null as "isWritten" from notifications
         where kind in ('prize_won', 'not_won') and facts ->> 'gameId' = $1`,
        [gameId],
      )
    ).rows
  expect((await said()).some(({ isWritten }) => isWritten)).toBe(false)
  // The clock of the worker that drew is fast, or it waited for the log: the show is not over.
  await owner.query(`update notifications set due_at = clock_timestamp() where facts ->> 'gameId' = $1`, [gameId])
  await writeDue(database)
  expect((await said()).some(({ isWritten }) => isWritten)).toBe(false)
  await endShow(database, gameId)
  await writeDue(database)
  expect((await said()).every(({ isWritten }) => isWritten)).toBe(true)
  expect(new Set((await said()).map(({ person_id: id }) => id)).size).toBe(3)
})

const drawnIn = (gameId: string, interval: string) =>
  owner.query(
    `update games set closes_at = clock_timestamp() + $2::interval - interval '1 minute', draws_at = clock_timestamp() + $2::interval, version = version + 1 where id = $1`,
    [gameId, interval],
  )

test('players are reminded of a draw when they want it, once, and not of one that is over', async () => {
  const gameId = await givenGame(database, { planId: await givenPlan(database) })
  const [wants, other] = [await person(), await person()]
  for (const [personId, numbers] of [
    [wants, [1]],
    [other, [2]],
  ] as const)
    await givenApproved(database, { personId, gameId, numbers: [...numbers] })
  await choose(wants, { ways: { ...NO_WAYS, reminders: ['mail'] } })
  await choose(other, {})
  expect(await transaction(store, remindPlayers), 'the draw is hours away').toBe(0)
  await drawnIn(gameId, '20 minutes')
  expect(await transaction(store, remindPlayers)).toBe(1)
  expect(await transaction(store, remindPlayers)).toBe(0)
  await writeDue(database)
  const mails = mailServer()
  expect(await sendDue(mails)).toEqual(['The Daily draw is soon'])
  expect(mails.sent[0]?.text).toContain(`https://edil.example/live-draw?game=${gameId}`)

  const late = await givenGame(database, { planId: await givenPlan(database) })
  await givenApproved(database, { personId: wants, gameId: late, numbers: [1] })
  await drawnIn(late, '20 seconds')
  expect(await transaction(store, remindPlayers)).toBe(1)
  await drawnIn(late, '-1 second')
  await writeDue(database)
  expect(await sendDue(mails)).toHaveLength(1)
})

test('a letter that cannot be written lets the others pass, and is tried again', async () => {
  const personId = await person()
  await note(personId, 'phone_changed')
  await note(personId)
  const broken = { ...LETTER_WRITERS, phone_changed: () => Promise.reject(new Error('a fault of ours')) }
  while (await writeNotification({ store, writers: broken, hasBot: true, log: silentLog }));
  const mails = mailServer()
  expect(await sendDue(mails)).toEqual(['Your password was changed'])
  await owner.query('update notifications set retry_at = null')
  await writeDue(database)
  expect(await sendDue(mails)).toEqual(['Your password was changed', 'Your phone number was changed'])
})

test('what was written stays as it was written', async () => {
  const personId = await person()
  await note(personId)
  await writeDue(database)
  await expect(
    owner.query(`update notifications set letter = '{}' where person_id = $1`, [personId]),
  ).rejects.toMatchObject({ code: '23514' })
})

test('closing an account erases its notifications and choices', async () => {
  const closing = await givenPerson(database, { hasPassword: false })
  await note(closing.id)
  await choose(closing.id, {})
  await writeDue(database)
  const caller = { personId: closing.id, role: 'player' } as Parameters<typeof closeAccount>[2]['caller']
  await closeAccount(store, deps.limits, { caller, password: undefined, username: closing.username })
  for (const table of ['notifications', 'notification_choices', 'notification_deliveries']) {
    const { rows } = await owner.query(`select count(*)::int as count from ${table} where person_id = $1`, [closing.id])
    expect(rows, table).toEqual([{ count: 0 }])
  }
})

test('the page lists 50 at a time, newest first, and marks as read what it showed', async () => {
  const personId = await person()
  for (let count = 0; count < 52; count++) await note(personId, count % 2 === 0 ? 'phone_changed' : 'password_changed')
  await writeDue(database)
  const browser = await pagesOf(personId)
  const { notifications, hasMore } = (await browser.get('/api/notifications')).body
  expect([notifications.length, hasMore]).toEqual([50, true])
  const { id: last } = notifications.at(-1)
  const rest = (await browser.get(`/api/notifications?after=${last}`)).body
  expect([rest.notifications.length, rest.hasMore]).toEqual([2, false])
  await browser.send('POST', '/api/notifications/read', { upTo: rest.notifications[0].id })
  expect((await browser.get(`/api/notifications?after=${last}`)).body.notifications).toMatchObject([
    { isRead: true },
    { isRead: true },
  ])
  expect((await browser.get('/api/notifications')).body.notifications[0].isRead).toBe(false)
  const stranger = await pagesOf(await person())
  expect((await stranger.get('/api/notifications')).body.notifications).toEqual([])
  await stranger.send('POST', '/api/notifications/read', { upTo: notifications[0].id })
  expect((await browser.get('/api/notifications')).body.notifications[0].isRead).toBe(false)
})

test('choices are kept, and refused when a way is named twice or the quiet hours have no end', async () => {
  const browser = await pagesOf(await person())
  const before = (await browser.get('/api/notifications/choices')).body
  expect(before.ways.payments).toEqual(['mail', 'telegram'])
  const chosen = {
    ways: { ...NO_WAYS, results: ['mail'] },
    quietHours: { from: 22, until: 7 },
    invitations: false,
  }
  expect((await browser.send('PUT', '/api/notifications/choices', chosen)).body).toEqual(chosen)
  expect((await browser.get('/api/notifications/choices')).body).toEqual(chosen)
  for (const wrong of [
    { ...chosen, ways: { ...NO_WAYS, results: ['mail', 'mail'] } },
    { ...chosen, quietHours: { from: 7, until: 7 } },
    { ...chosen, quietHours: { from: 7, until: 24 } },
  ])
    expect((await browser.send('PUT', '/api/notifications/choices', wrong)).status).toBe(400)
})

test('notifications are deleted after 400 days', async () => {
  const personId = await person()
  await note(personId)
  await note(personId)
  await owner.query(
    `update notifications set happened_at = happened_at - interval '401 days'
     where id = (select min(id) from notifications where person_id = $1)`,
    [personId],
  )
  await transaction(store, (tx) => purgeNotifications(tx, 100))
  const { rows } = await owner.query('select count(*)::int as count from notifications where person_id = $1', [
    personId,
  ])
  expect(rows).toEqual([{ count: 1 }])
})

/** Words that invite to play again. 'Choose my ticket' is about money that was paid. */
const INVITATION = /next game|ቀጣዩ|የቀጣዩን/

test.each(['en', 'am'] as const)(
  'who may not be invited to play reads no invitation, in any kind of letter (%s)',
  async (language) => {
    const { id: adminId } = await givenPerson(database, { role: 'admin', hasPassword: false })
    const playerId = await person()
    const facts = await factsOfEveryKind(playerId, adminId)
    const letters = async (mayInvite: boolean) => {
      const texts: [NotificationKind, string][] = []
      for (const kind of NOTIFICATION_KINDS) {
        for (const each of facts[kind]) {
          const personId = kind === 'change_proposed' ? adminId : playerId
          const reader = { personId, language, mayInvite, happenedAt: new Date() }
          const letter = await (LETTER_WRITERS[kind] as (...args: unknown[]) => Promise<object | undefined>)(
            store.db,
            each,
            reader,
          )
          expect(letter, kind).toBeDefined()
          texts.push([kind, JSON.stringify(letter)])
        }
      }
      return texts.filter(([, text]) => INVITATION.test(text)).map(([kind]) => kind)
    }
    expect(await letters(false)).toEqual([])
    // Otherwise the words above would be the wrong ones.
    expect(new Set(await letters(true))).toEqual(new Set(['selection_owed', 'game_cancelled', 'not_won']))
  },
)

/** At least one of each kind, with the rows that its letter is written from. */
async function factsOfEveryKind(
  playerId: string,
  adminId: string,
): Promise<Record<NotificationKind, Notification<NotificationKind>['facts'][]>> {
  const gameId = await givenGame(database, { planId: await givenPlan(database) })
  const paymentId = await givenApproved(database, { personId: await person(), gameId, numbers: [1] })
  const [prize] = await givenWonPrizes(database, { planId: await givenPlan(database) })
  const of = { paymentId }
  const payout = [{ payoutId: prize?.id ?? '' }]
  const soon = await givenGame(database, { planId: await givenPlan(database) })
  const { rows } = await owner.query(
    `insert into proposals (kind, proposed_by, person_id) values ('unlock', $1, $2) returning id`,
    [adminId, playerId],
  )
  await drawnIn(soon, '20 minutes')
  await givenApproved(database, { personId: playerId, gameId: soon, numbers: [9] })
  return {
    payment_approved: [of],
    selection_owed: (['no_numbers', 'numbers_taken', 'sales_closed', 'waited_long'] as const).map((because) => ({
      ...of,
      because,
    })),
    payment_rejected: [
      { ...of, heldUntil: null },
      { ...of, heldUntil: new Date().toISOString() },
    ],
    game_cancelled: [of],
    ticket_withdrawn: [{ ...of, reason: 'Paid twice' }],
    refund_owed: [{ ...of, refundId: paymentId }],
    refund_paid: [{ ...of, refundId: paymentId }],
    prize_won: [{ gameId: prize?.gameId ?? '', position: 1 }],
    prize_claimed: payout,
    prize_paid: payout,
    prize_failed: payout,
    not_won: [{ gameId: prize?.gameId ?? '' }],
    draw_soon: [{ gameId: soon }],
    password_changed: [{}],
    phone_changed: [{}],
    passkey_added: [{}],
    passkey_removed: [{}],
    sign_in_paused: [{}],
    telegram_linked: [{ by: 'code' }, { by: 'phone' }, { by: 'mini_app' }],
    telegram_unlinked: [{ by: 'profile' }, { by: 'telegram' }, { by: 'password' }, { by: 'phone' }],
    change_proposed: [{ proposalId: rows[0].id }],
  }
}
