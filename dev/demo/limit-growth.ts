import { existsSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { mailFolder } from '../mailbox.ts'
import type { Folder } from '../process.ts'

const MAILS_MAX = 500
const LOG_BYTES_MAX = 20 * 1024 * 1024

/** Simulated players cause mails and log lines without end: keeps the newest mails, and empties a log that has become large. */
export function limitGrowth(folder: Folder): void {
  const mails = mailFolder(folder)
  if (existsSync(mails)) {
    // Their names begin with the time.
    for (const name of readdirSync(mails).sort().slice(0, -MAILS_MAX)) rmSync(join(mails, name), { force: true })
  }
  const logs = join(folder, 'log')
  for (const name of readdirSync(logs)) {
    // The processes append, so they go on at the beginning of the emptied file.
    if (statSync(join(logs, name)).size > LOG_BYTES_MAX) truncateSync(join(logs, name))
  }
}
