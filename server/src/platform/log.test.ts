import { randomUUID } from 'node:crypto'
import { accountChannel } from '@edil/contract/channels'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

const ID = randomUUID()

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  const destination = {
    write(line: string) {
      text += line
    },
  }
  write(createLog('test', 'debug', destination))
  return text
}

test('the channel of a person is logged without the id', () => {
  const text = linesOf((log) => log.warn({ channel: accountChannel(ID) }, 'waits'))
  expect(text).toContain('"channel":"account/-"')
})

test('an error of the database is logged without the values in its detail', () => {
  const detail = 'Key (email)=(selam@example.com) already exists.'
  const error = Object.assign(new Error(`person ${ID} is staff`), { code: '23505', detail, cause: { detail } })
  const text = linesOf((log) => log.error({ err: error }, 'unexpected'))
  expect(text).toContain('"code":"23505"')
  expect(text).toContain('person - is staff')
  expect(text).not.toContain('selam')
  expect(text).not.toContain(ID)
})
