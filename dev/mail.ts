import { connect } from 'node:net'
import { join } from 'node:path'
import { mailFolder } from './mailbox.ts'
import { portOf } from './ports.ts'
import { type Folder, findRunning, launch, type Running, waitUntilReady } from './process.ts'

const NAME = 'mail'

/** The sender of every mail in development and in tests. */
export const MAIL_FROM = 'Edil <no-reply@edil.example>'

export type MailServer = { readonly running: Running; readonly url: string }

/** Accepts every mail and delivers none; dev/mailbox.ts reads them. */
export async function startMailServer(folder: Folder): Promise<MailServer> {
  const port = await portOf(folder, NAME, 2525)
  const args = [join(import.meta.dirname, 'mail-server.ts'), String(port), mailFolder(folder)]
  const running = findRunning(folder, NAME) ?? launch({ name: NAME, folder, command: process.execPath, args })
  await waitUntilReady(folder, running, () => greets(port))
  return { running, url: `smtp://127.0.0.1:${port}` }
}

function greets(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', (greeting) => {
      resolve(greeting.toString().startsWith('220'))
      socket.destroy()
    })
    socket.once('error', () => resolve(false))
  })
}
