import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { serviceFolder } from '../../../dev/folder.ts'
import { MAIL_FROM, startMailServer } from '../../../dev/mail.ts'
import { mailFolder, mailsTo, waitForMail } from '../../../dev/mailbox.ts'
import { stop } from '../../../dev/process.ts'
import { createMailer, isAddress, type Mail, type Mailer, MailRefused, parseSender } from './mail.ts'

const folder = serviceFolder(`test-mail-${randomBytes(4).toString('hex')}`)
const mailServer = await startMailServer(folder)
const mailer = createMailer({ url: mailServer.url, from: MAIL_FROM })
afterAll(async () => {
  mailer.close()
  await stop(folder, mailServer.running)
  rmSync(folder, { recursive: true, force: true })
})

function mailTo(to: string, given: Partial<Mail> = {}): Mail {
  return { to, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', language: 'en', ...given }
}

test.each([
  ['en', 'Verify your email address', 'Open the link below.'],
  ['am', 'የኢሜይል አድራሻዎን ያረጋግጡ', 'ከታች ያለውን አገናኝ ይክፈቱ።'],
] as const)('a mail in %s arrives as it was written', async (language, subject, text) => {
  const to = `${language}@player.example`
  await mailer.send(mailTo(to, { language, subject, text, html: `<p>${text}</p>` }))

  const mail = await waitForMail(folder, to, { subject })
  expect(mail.subject).toBe(subject)
  expect(mail.text?.trim()).toBe(text)
  expect(mail.html?.trim()).toBe(`<p>${text}</p>`)
  expect(mail.from).toMatchObject({ name: 'Edil', address: 'no-reply@edil.example' })
  expect(mail.to).toMatchObject([{ address: to }])
})

test('a mail has headers for its language, its automatic origin and its sender', async () => {
  await mailer.send(mailTo('headers@player.example', { language: 'am' }))
  const { headers, messageId } = await waitForMail(folder, 'headers@player.example')
  expect(headers).toContainEqual(expect.objectContaining({ key: 'content-language', value: 'am' }))
  expect(headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  expect(messageId).toMatch(/^<[0-9a-f-]{36}@edil\.example>$/)
})

test.each([
  ['a second line', 'victim@player.example\r\nBcc: other@player.example'],
  ['a command to the server', 'victim@player.example>\r\nRCPT TO:<other@player.example'],
  ['a list', 'victim@player.example, other@player.example'],
  ['a group', 'all: victim@player.example, other@player.example;'],
  ['a name before it', 'Other <other@player.example>'],
  ['a quoted name', '"other@player.example, x"@player.example'],
  ['a space', 'victim @player.example'],
  ['a zero byte', 'victim\0@player.example'],
  ['letters that only look Latin', 'vіctim@player.example'],
  ['nothing', ''],
])('refuses an address with %s', async (_case, to) => {
  const before = readdirSync(mailFolder(folder)).length
  await expect(mailer.send(mailTo(to))).rejects.toThrow(/no address$/)
  expect(readdirSync(mailFolder(folder))).toHaveLength(before)
})

test.each(['\r\n', '\n', '\r', '\u2028', '\0', '\r\n\r\n'])(
  'a subject with %j adds no header and no body',
  async (end) => {
    const to = `subject-${Buffer.from(end).toString('hex')}@player.example`
    await mailer.send(mailTo(to, { subject: `Hello${end}Bcc: other@player.example${end}X-Evil: yes` }))
    const mail = await waitForMail(folder, to)
    expect(mail.subject).toBe('Hello Bcc: other@player.example X-Evil: yes')
    expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil')
    expect(mail.text?.trim()).toBe('Hello')
    expect(await mailsTo(folder, 'other@player.example')).toEqual([])
  },
)

test('a line that holds one dot does not end the mail', async () => {
  const text = 'before\n.\nMAIL FROM:<other@player.example>\n..\nafter'
  await mailer.send(mailTo('dots@player.example', { text }))
  const mail = await waitForMail(folder, 'dots@player.example')
  expect(mail.text?.trim()).toBe(text)
})

test('accepts ordinary addresses', () => {
  const everyday = ['a@b.et', 'abebe.bikila+edil@mail.example', "o'hara@mail.example", 'x_1@sub.mail.example']
  expect(everyday.filter((address) => !isAddress(address))).toEqual([])
})

test('parses a sender with or without a name', () => {
  expect(parseSender('Edil <no-reply@edil.example>')).toEqual({ name: 'Edil', address: 'no-reply@edil.example' })
  expect(parseSender('no-reply@edil.example')).toEqual({ name: '', address: 'no-reply@edil.example' })
  expect(parseSender('Edil <no-reply@edil.example>, x@edil.example')).toBeUndefined()
})

test('fails at once when the server is unavailable', async () => {
  const away = createMailer({ url: `smtp://127.0.0.1:${await unusedPort()}`, from: MAIL_FROM })
  await expect(sendingTime(away)).resolves.toBeLessThan(1_000)
  away.close()
})

test('fails after the time limit when the server stays silent', async () => {
  const { url, close } = await smtpServer(() => undefined)
  const stuck = createMailer({ url, from: MAIL_FROM })
  await expect(sendingTime(stuck)).resolves.toBeLessThan(20_000)
  stuck.close()
  close()
})

test('an error contains no address, because errors are logged', async () => {
  const { url, close } = await smtpServer((line) =>
    line.startsWith('RCPT') ? `550 5.1.1 no such person: ${line}` : '250 yes',
  )
  const refused = createMailer({ url, from: MAIL_FROM })
  const error = await refused.send(mailTo('secret@player.example')).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ message: 'a mail was not sent: EENVELOPE 550' })
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret')
  refused.close()
  close()
})

test.each([
  ['the recipient', 'RCPT', '550 5.1.1 no such person', true],
  ['the recipient for now', 'RCPT', '450 4.2.0 greylisted', true],
  ['us', 'MAIL', '550 5.7.1 we do not take mail from you', false],
  ['to work', 'MAIL', '421 4.3.2 going down', false],
])('a server that refuses %s concerns the other mails or not', async (_what, command, answer, isAboutMail) => {
  const { url, close } = await smtpServer((line) => (line.startsWith(command) ? answer : '250 yes'))
  const sender = createMailer({ url, from: MAIL_FROM })
  const error = await sender.send(mailTo('a@player.example')).catch((reason: unknown) => reason)
  expect(error instanceof MailRefused).toBe(isAboutMail)
  sender.close()
  close()
})

test('sends no password to a server without encryption', async () => {
  const received: string[] = []
  const { url, close } = await smtpServer((line) => {
    received.push(line.split(' ')[0] ?? '')
    if (line === 'STARTTLS') return '502 what is that'
    return line.startsWith('EHLO') ? '250 AUTH PLAIN LOGIN' : '250 yes'
  })
  const guarded = createMailer({ url: url.replace('//', '//edil:secret@'), from: MAIL_FROM })
  await expect(guarded.send(mailTo('a@player.example'))).rejects.toThrow(/^a mail was not sent/)
  expect(received.filter(Boolean)).toEqual(['EHLO', 'STARTTLS'])
  guarded.close()
  close()
})

test('a stored mail is complete', () => {
  const names = readdirSync(mailFolder(folder))
  expect(names.filter((name) => !name.endsWith('.eml'))).toEqual([])
  expect(readFileSync(`${mailFolder(folder)}/${names[0]}`, 'utf8')).toMatch(/^Delivered-To: /)
})

async function sendingTime(sender: Mailer): Promise<number> {
  const startedAt = Date.now()
  await expect(sender.send(mailTo('a@player.example'))).rejects.toThrow(/^a mail was not sent: E/)
  return Date.now() - startedAt
}

/** A scripted SMTP server; without lines it does not even greet. */
async function smtpServer(answerTo: (line: string) => string | undefined) {
  const server = createServer((socket) => {
    const say = (text: string | undefined) => text && socket.write(`${text}\r\n`)
    socket.on('error', () => undefined)
    if (answerTo('') !== undefined) say('220 ready')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) say(answerTo(line))
    })
  })
  const port = await listen(server)
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

async function unusedPort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
