import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Structured lines with no personal data: no addresses, no query strings, no bodies, no cookies. Ids of people in channels and in
 * messages are replaced; of an error only its kind, message and stack are kept: PostgreSQL's has values in its detail.
 */
export function createLog(process: string, level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { process, pid: globalThis.process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: withoutValues, channel: withoutIds },
  }
  return destination ? pino(options, destination) : pino(options)
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

const withoutIds = (text: unknown) => (typeof text === 'string' ? text.replaceAll(UUID, '-') : text)

function withoutValues(error: unknown): unknown {
  // What is thrown and is no error could be anything, a row of a person included.
  if (!(error instanceof Error)) return typeof error
  const { message, stack, cause } = error
  const code = 'code' in error ? { code: error.code } : {}
  return {
    type: error.name,
    message: withoutIds(message),
    stack: withoutIds(stack),
    ...code,
    ...(cause === undefined ? {} : { cause: withoutValues(cause) }),
  }
}
