import { countViewers } from '@edil/contract/live'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance } from 'fastify'
import { mount } from '../platform/http/mount.ts'
import type { Nchan } from '../platform/nchan.ts'

export function liveRoutes(app: FastifyInstance, { nchan }: { nchan: Nchan }): void {
  mount(app, countViewers, async ({ query }) => {
    try {
      return { channel: query.channel, viewers: (await nchan.look(query.channel)).viewers }
    } catch {
      throw new Refusal('service_unavailable')
    }
  })
}
