import type { Logger } from 'pino'

const DEADLINE_MS = 10_000

/** On the first SIGTERM or SIGINT, runs `stop` and exits. After the deadline it logs an error and exits anyway. */
export function stopGracefully(log: Logger, finish: () => Promise<void>): void {
  let isStopping = false
  const stop = (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    const deadline = setTimeout(() => {
      log.error('did not finish in time')
      process.exit(1)
    }, DEADLINE_MS)
    deadline.unref()
    finish().then(
      () => {
        log.info('stopped')
        process.exit(0)
      },
      (error) => {
        log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
