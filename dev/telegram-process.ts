/** The local Telegram server as a process; dev/telegram.ts starts it with a port. */
import { serveTelegram } from './telegram-server.ts'

const { url } = await serveTelegram(Number(process.argv[2]))
console.log(`the channel is at ${url}`)
