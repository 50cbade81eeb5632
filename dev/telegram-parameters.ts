import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** grammY sends files as multipart, everything else as JSON. */
export async function readParameters(request: IncomingMessage): Promise<Record<string, unknown>> {
  const type = request.headers['content-type'] ?? ''
  const bytes = await buffer(request)
  if (!type.startsWith('multipart/form-data')) return bytes.length === 0 ? {} : JSON.parse(bytes.toString())
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const parameters: Record<string, unknown> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string') parameters['photo'] = Buffer.from(await value.arrayBuffer())
    else if (!value.startsWith('attach://')) parameters[name] = value
  }
  return parameters
}

/** Which buttons a message shows, or takes away. */
export function keyboardOf(markup: unknown): 'contact' | 'removed' | undefined {
  if (typeof markup !== 'object' || markup === null) return undefined
  return 'remove_keyboard' in markup ? 'removed' : 'contact'
}
