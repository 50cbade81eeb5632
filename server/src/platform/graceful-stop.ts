import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'

const DEADLINE_MS = 10_000
/**
 * The library listens to these by default. With a listener, a process repeats a faulting instruction of native code (or
 * of WebAssembly) without end instead of crashing.
 */
const CRASHES: closeWithGrace.AllEvents[] = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV']

/**
 * On the first signal or uncaught error, runs `finish` and exits. Exits at once when the deadline has passed, and on a
 * second signal or error.
 */
export function stopGracefully(log: Logger, finish: () => Promise<void>): void {
  closeWithGrace({ delay: DEADLINE_MS, logger: log, skip: CRASHES }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'stopping after an uncaught error')
    else log.info({ signal }, 'stopping')
    await finish()
    log.info('stopped')
  })
}
