import { endpoint } from '@edil/contract/endpoint'
import { Refusal } from '@edil/domain/refusal'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mount } from './mount.ts'
import { answerProblems } from './problems.ts'

const showThing = endpoint({
  name: 'showThing',
  method: 'GET',
  path: '/api/thing',
  summary: 'An endpoint for this test',
  tag: 'test',
  access: 'everyone',
  response: z.object({}),
  example: {},
  refusals: ['game_closed'],
})

async function refuseWith(code: 'game_closed' | 'game_full') {
  const undeclared: string[] = []
  const app = fastify()
  app.setValidatorCompiler(() => (value) => ({ value }))
  app.setSerializerCompiler(() => JSON.stringify)
  answerProblems(app)
  app.decorate('authorize', async () => undefined)
  app.decorate('onUndeclaredRefusal', (refusal) => undeclared.push(refusal))
  mount(app, showThing, async () => {
    throw new Refusal(code)
  })
  const { statusCode } = await app.inject('/api/thing')
  return { statusCode, undeclared }
}

test('a declared refusal is not reported', async () => {
  expect(await refuseWith('game_closed')).toEqual({ statusCode: 409, undeclared: [] })
})

test('a refusal that the endpoint does not declare is reported, and fails every test that uses the application', async () => {
  expect(await refuseWith('game_full')).toEqual({ statusCode: 409, undeclared: ['GET /api/thing: game_full'] })
})
