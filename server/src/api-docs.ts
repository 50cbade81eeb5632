import type { Endpoint } from '@edil/contract/endpoint'
import type { Problem } from '@edil/contract/problem'
import { REFUSAL_CODES, REFUSALS, type RefusalCode } from '@edil/domain/refusal'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { API_GUIDE, describeAccess, GROUPS, needsSession } from './api-guide.ts'
import { BODY_EXAMPLES, PARAMETER_EXAMPLES } from './request-examples.ts'

/** OpenAPI documentation at /api/docs, generated from the mounted endpoints. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  const endpoints = new Map<string, Endpoint>()
  app.addHook('onRoute', ({ config }) => {
    if (config?.endpoint) endpoints.set(config.endpoint.name, config.endpoint)
  })
  await app.register(swagger, {
    openapi: {
      // Swagger UI takes three times as long to read 3.1.
      openapi: '3.0.3',
      info: {
        title: 'Edil API',
        version: '0.1.0',
        description: API_GUIDE,
        license: { name: 'Apache-2.0' },
      },
      tags: [...GROUPS],
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'edil.session_token',
            description: 'Set by `POST /api/session`. Over HTTPS its name is `__Secure-edil.session_token`.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (swaggerDocument) => {
      if (!('openapiObject' in swaggerDocument)) throw new Error('the documentation is not of OpenAPI 3')
      const document = swaggerDocument.openapiObject as ApiDocument
      for (const operation of operationsOf(document)) explain(operation, endpoints.get(operation.operationId))
      describeRefusalOnce(document)
      removeNamedPatterns(document.paths)
      return swaggerDocument.openapiObject
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // A hundred endpoints: the page opens with their groups.
    // This layout has no bar with the logo of the server's framework.
    uiConfig: { docExpansion: 'none', defaultModelsExpandDepth: 0, layout: 'BaseLayout' },
    theme: { title: 'Edil API' },
    // Swagger UI uses inline styles; scripts still come from our own files only.
    transformStaticCSP: (policy) =>
      policy
        .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
        .replace(/(base-uri|frame-ancestors) [^;]*/g, "$1 'none'"),
  })
}

type ApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas?: Record<string, unknown>; examples?: Record<string, unknown> }
}
type Content = Record<string, { schema: unknown; example?: unknown; examples?: Record<string, unknown> }>
type Operation = {
  operationId: string
  description?: string
  security?: readonly object[]
  parameters?: { name: string; in: string; example?: unknown }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

function operationsOf({ paths }: ApiDocument): Operation[] {
  return Object.values(paths).flatMap(Object.values<Operation>)
}

/** Who may call it, and examples of its parameters, body and response. */
function explain(operation: Operation, endpoint: Endpoint | undefined): void {
  if (!endpoint) throw new Error(`${operation.operationId} is not an endpoint of the contract`)
  operation.description = describeAccess(endpoint)
  if (needsSession(endpoint)) operation.security = [{ session: [] }]
  for (const parameter of operation.parameters ?? []) {
    if (parameter.in === 'path') parameter.example = PARAMETER_EXAMPLES[parameter.name]
  }
  const body = operation.requestBody?.content['application/json']
  if (body) body.example = BODY_EXAMPLES[endpoint.name]
  const success = operation.responses['200']
  if (success) success.description = 'Success'
  const answer = success?.content?.['application/json']
  if (answer) answer.example = endpoint.example
}

/**
 * Every refusal has the same schema, and each code the same example. Repeated at each response, they would be four fifths of the
 * document.
 */
function describeRefusalOnce(document: ApiDocument): void {
  const { components } = document
  components.examples = Object.fromEntries(REFUSAL_CODES.map((code) => [code, { value: exampleProblem(code) }]))
  for (const { responses } of operationsOf(document)) {
    for (const { description, content } of Object.values(responses)) {
      const refusal = content?.['application/problem+json']
      if (!refusal) continue
      components.schemas = { Problem: refusal.schema, ...components.schemas }
      refusal.schema = { $ref: '#/components/schemas/Problem' }
      // The description lists the codes.
      refusal.examples = Object.fromEntries(
        description.split(', ').map((code) => [code, { $ref: `#/components/examples/${code}` }]),
      )
    }
  }
}

function exampleProblem(code: RefusalCode): Problem {
  return { type: `about:blank#${code}`, ...REFUSALS[code], code, requestId: '9f0c2d7b5a3e4f108c6d2e1b7a905f34' }
}

/** A format such as `date-time` says what its regular expression would say again, in up to 300 characters. */
function removeNamedPatterns(part: unknown): void {
  if (typeof part !== 'object' || part === null) return
  if ('format' in part && 'pattern' in part) delete part.pattern
  Object.values(part).forEach(removeNamedPatterns)
}
