import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const health = z.object({ status: z.literal('ok') })

export const healthz = endpoint({
  name: 'healthz',
  method: 'GET',
  path: '/healthz',
  summary: 'The process is alive',
  tag: 'health',
  access: 'everyone',
  response: health,
  example: { status: 'ok' },
  refusals: [],
})

export const readyz = endpoint({
  name: 'readyz',
  method: 'GET',
  path: '/readyz',
  summary: 'The process can serve requests: the database responds, and the process is not stopping',
  tag: 'health',
  access: 'everyone',
  response: health,
  example: { status: 'ok' },
  refusals: [],
})
