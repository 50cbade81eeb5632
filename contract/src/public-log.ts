import * as z from 'zod/mini'
import { EXAMPLE_LOG_ENTRY, logEntry } from './draws.ts'
import { endpoint } from './endpoint.ts'
import { fileBytes } from './fields.ts'

/** nginx also answers /log/checkpoint and /log/tile/…, the addresses of C2SP tlog-tiles: any program that knows them can read our log. */
export const showCheckpoint = endpoint({
  name: 'showCheckpoint',
  method: 'GET',
  path: '/api/log/checkpoint',
  summary: 'The newest checkpoint of the public log, with the cosignatures of the witnesses',
  tag: 'draws',
  access: 'everyone',
  response: fileBytes,
  responseMediaType: 'text/plain',
  example: new Uint8Array(),
  refusals: ['route_not_found'],
  publicCacheSeconds: 1,
})

export const showTile = endpoint({
  name: 'showTile',
  method: 'GET',
  path: '/api/log/tile',
  summary: 'Up to 256 hashes of one level of the public log, such as 0/x001/234 or 0/x001/235.p/17',
  tag: 'draws',
  access: 'everyone',
  query: z.strictObject({ path: z.string().check(z.maxLength(40)) }),
  response: fileBytes,
  responseMediaType: 'application/octet-stream',
  example: new Uint8Array(),
  refusals: ['route_not_found'],
  publicCacheSeconds: 86_400,
})

/** After a restore that lost entries, the log goes on under a new name. Verifiers know both. */
export const listRestarts = endpoint({
  name: 'listRestarts',
  method: 'GET',
  path: '/api/log/restarts',
  summary: 'When and why the public log got a new name, with the last checkpoint under the old one',
  tag: 'draws',
  access: 'everyone',
  response: z.object({ restarts: z.array(logEntry) }),
  example: { restarts: [{ ...EXAMPLE_LOG_ENTRY, action: 'log_restarted', subject: 'edil.example/log-2' }] },
  refusals: [],
  publicCacheSeconds: 60,
})
