import { expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { contractEndpoints } from '../../server/test/contract-endpoints.ts'
import { refusalsOf } from './endpoint.ts'

const endpoints = await contractEndpoints()

test('no two endpoints share a name, or a method and path', () => {
  expect(endpoints.length).toBeGreaterThan(70)
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
  expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length)
})

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  'the example of %s matches its schema',
  (_name, { response, example }) => {
    expect(example).toBeDefined()
    expect(safeParse(response, example)).toMatchObject({ success: true })
  },
)

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  'the path of %s names exactly its parameters',
  (_name, { path, params }) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(Object(params).def?.shape ?? {}).toSorted()).toEqual(named.toSorted())
  },
)

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s declares only refusals that do not follow from its definition',
  (_name, endpoint) => {
    const implied = refusalsOf({ ...endpoint, refusals: [] })
    expect(endpoint.refusals.filter((code) => implied.includes(code))).toEqual([])
  },
)

test('every query refuses arguments that it does not know', () => {
  const withQuery = endpoints.filter(({ query }) => query)
  expect(withQuery.length).toBeGreaterThan(10)
  const lenient = withQuery.filter(({ query }) => {
    const result = query && safeParse(query, { 'no-such-argument': '1' })
    return result?.success !== false || !result.error.issues.some(({ code }) => code === 'unrecognized_keys')
  })
  expect(lenient.map(({ name }) => name)).toEqual([])
})

test('an id in capitals is read as the same id', () => {
  const id = 'D61CC9F1-7255-4978-B770-3AB97B0CC370'
  const parameters = endpoints.flatMap(({ name, path, params }) =>
    [...path.matchAll(/:(\w+Id)\b/g)].map(([, parameter = '']) => ({
      name,
      parameter,
      schema: Object(params).def?.shape?.[parameter],
    })),
  )
  const read = parameters.flatMap(({ name, schema }) => {
    const result = safeParse(schema, id)
    return result.success ? [{ name, id: result.data }] : []
  })
  expect(read.length).toBeGreaterThan(30)
  expect(read.filter((each) => each.id !== id.toLowerCase())).toEqual([])
})
