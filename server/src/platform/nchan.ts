import { Agent, request } from 'node:http'
import type { Logger } from 'pino'

const TIMEOUT_MS = 3_000
const NO_MESSAGE = '0:0'

export type Channel = {
  /** Over all nodes. */
  readonly viewers: number
  /** The id that viewers see with the message. `null` when there was none lately. */
  readonly newestMessage: string | null
}

/** The live engine (Nchan), through the private address of any nginx node. */
export type Nchan = {
  readonly publish: (channel: string, body: string) => Promise<void>
  readonly look: (channel: string) => Promise<Channel>
  readonly close: () => void
}

export type NchanOptions = {
  /** The private addresses of the nginx nodes. */
  readonly publishUrls: readonly string[]
  readonly publishSecret: string
}

/** With a log, every publication is logged at debug level with Nchan's answer, which counts the subscribers reached. */
export function createNchan({ publishUrls, publishSecret }: NchanOptions, log?: Logger): Nchan {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  let preferred = 0

  /** Uses the node that answered last; when it fails, the others in turn. */
  async function ask(method: 'GET' | 'POST', channel: string, body?: string): Promise<Answer> {
    let lastError: unknown
    for (let attempt = 0; attempt < publishUrls.length; attempt += 1) {
      const index = (preferred + attempt) % publishUrls.length
      try {
        const url = `${publishUrls[index]}/publish/${channel}`
        const answer = await send(agent, { method, url, body, publishSecret })
        if (answer.status >= 500) throw new Error(`the live engine answered ${answer.status}`)
        preferred = index
        return answer
      } catch (error) {
        lastError = error
      }
    }
    throw lastError
  }

  return {
    async publish(channel, body) {
      const { status, text } = await ask('POST', channel, body)
      if (status !== 201 && status !== 202) throw new Error(`the live engine refused an event with ${status}`)
      log?.debug({ channel, answer: text }, 'published')
    },
    async look(channel) {
      const { status, text } = await ask('GET', channel)
      // 404: the channel has no subscribers and no recent messages.
      if (status === 404) return { viewers: 0, newestMessage: null }
      const found = JSON.parse(text) as { subscribers: number; last_message_id: string }
      return {
        viewers: found.subscribers,
        newestMessage: found.last_message_id === NO_MESSAGE ? null : found.last_message_id,
      }
    },
    close: () => agent.destroy(),
  }
}

type Answer = { readonly status: number; readonly text: string }

type Sent = {
  readonly method: string
  readonly url: string
  readonly body: string | undefined
  readonly publishSecret: string
}

function send(agent: Agent, { method, url, body, publishSecret }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      accept: 'text/json',
      'edil-publish-secret': publishSecret,
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    }
    const outgoing = request(url, { method, agent, headers, timeout: TIMEOUT_MS }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (chunk: string) => {
        text += chunk
      })
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text }))
      incoming.on('error', reject)
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('the live engine did not answer in time')))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
