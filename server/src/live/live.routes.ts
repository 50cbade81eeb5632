import { accountChannel, REVIEW_CHANNEL } from '@edil/contract/channels'
import { checkChannelAccess, countViewers } from '@edil/contract/live'
import { refuseAccess, STAFF_PAGES } from '@edil/domain/access'
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

  mount(app, checkChannelAccess, async ({ query, caller }) => {
    if (query.channel === accountChannel(caller.personId)) return {}
    // The only other private channel that exists is the operators'.
    if (query.channel !== REVIEW_CHANNEL) throw new Refusal('not_allowed')
    const refusal = refuseAccess(STAFF_PAGES.today, caller)
    if (refusal) throw new Refusal(refusal)
    return {}
  })
}
