import type { FastifyInstance } from 'fastify'

/** A NUL, or a half of a character outside of the first 65,536, as JSON.stringify writes them: with an even number of backslashes before. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/
const MAYBE = /\\u(?:0000|d[89a-f])/i

/**
 * Refuses texts that PostgreSQL cannot store or read back: NUL, and half of a surrogate pair. As json, which the audit log keeps, it
 * stores both and fails on reading them, so one hostile text would make the log unreadable.
 */
export function refuseUnstorableTexts(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    void parse(request, body, (error, value) => {
      const isUnstorable = !error && MAYBE.test(body) && UNSTORABLE.test(JSON.stringify(value))
      if (isUnstorable) done(Object.assign(new Error('a text that cannot be stored'), { statusCode: 400 }))
      else done(error, value)
    })
  })
}
