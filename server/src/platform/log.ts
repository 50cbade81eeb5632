import { type Logger, pino } from 'pino'

/** Structured lines with no personal data: no addresses, no query strings, no bodies, no cookies. */
export function createLog(process: string, level: string): Logger {
  return pino({ level, base: { process, pid: globalThis.process.pid }, timestamp: pino.stdTimeFunctions.isoTime })
}
