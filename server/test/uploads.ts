import type { FastifyInstance } from 'fastify'
import { type Browser, browse, type Reply } from './app.ts'
import { givenPerson, type PersonDifference } from './people.ts'
import { giveSession, giveTwoFactor } from './sessions.ts'
import type { World } from './world.ts'

/** A grey square of eight pixels: the smallest honest picture. */
export const SMALL_JPEG = Buffer.from(
  '/9j/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIAAgDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AAA//2Q==',
  'base64',
)

/** A signed-in player and the requests of an upload. */
export type Sender = {
  readonly id: string
  readonly browser: Browser
  readonly start: (size: number) => Promise<string>
  readonly uploadPart: (uploadId: string, offset: number, bytes: Uint8Array) => Promise<Reply>
  readonly received: (uploadId: string) => Promise<number>
  readonly complete: (uploadId: string) => Promise<Reply>
  /** All of it, in parts of this size, one after the other. */
  readonly upload: (bytes: Uint8Array, partBytes?: number) => Promise<string>
}

export async function givenSender(
  world: World,
  app: FastifyInstance,
  secret: string,
  different: PersonDifference = {},
): Promise<Sender> {
  const { id } = await givenPerson(world, { hasPassword: false, ...different })
  const browser = browse(app)
  if (different.role && different.role !== 'player') await giveTwoFactor(world.owner, id, secret)
  await giveSession(world.owner, browser, id, secret)
  return senderIn(browser, id)
}

/** The same person and session, in front of another process. */
export function elsewhere({ id, browser }: Sender, app: FastifyInstance): Sender {
  const there = browse(app)
  for (const [name, value] of browser.cookies) there.cookies.set(name, value)
  return senderIn(there, id)
}

function senderIn(browser: Browser, id: string): Sender {
  const start = async (size: number): Promise<string> => {
    const { body } = await browser.send('POST', '/api/uploads', { size })
    return body.uploadId
  }
  const uploadPart = (uploadId: string, offset: number, bytes: Uint8Array) =>
    browser.send('PUT', `/api/uploads/${uploadId}/parts/${offset}`, bytes)
  return {
    id,
    browser,
    start,
    uploadPart,
    received: async (uploadId) => (await browser.get(`/api/uploads/${uploadId}`)).body.received,
    complete: (uploadId) => browser.send('POST', `/api/uploads/${uploadId}/screenshot`),
    async upload(bytes, partBytes = 65_536) {
      const uploadId = await start(bytes.length)
      for (let at = 0; at < bytes.length; at += partBytes) {
        await uploadPart(uploadId, at, Buffer.from(bytes.subarray(at, at + partBytes)))
      }
      return uploadId
    },
  }
}
