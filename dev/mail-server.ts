/** An SMTP server that delivers nothing and stores every mail as a file; dev/mail.ts starts it with a port and a folder. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

const SIZE_MAX = 1024 * 1024
const [port, folder = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const server = new SMTPServer({
  size: SIZE_MAX,
  disableReverseLookup: true,
  // Its built-in certificate is not valid for any host, and our mailer refuses it.
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, session, answer) {
    store(stream, session).then(() => answer(), answer)
  },
})
server.on('error', (error) => console.error(error.message))
server.listen(Number(port), '127.0.0.1', () => console.log(`storing mails in ${folder}`))

async function store(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
  const mail = await buffer(stream)
  if (stream.sizeExceeded) throw Object.assign(new Error('the mail is too big'), { responseCode: 552 })
  const delivered = envelope.rcptTo.map(({ address }) => `Delivered-To: ${address}\r\n`).join('')
  const name = `${new Date().toISOString()}-${randomUUID()}.eml`
  // Written under another name first, so that no reader sees half a mail.
  writeFileSync(join(folder, `${name}.part`), Buffer.concat([Buffer.from(delivered), mail]))
  renameSync(join(folder, `${name}.part`), join(folder, name))
}
