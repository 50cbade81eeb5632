import type { Endpoint } from '@edil/contract/endpoint'
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
      return swaggerDocument.openapiObject
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // A hundred endpoints: the page opens with their groups.
    uiConfig: { docExpansion: 'none', defaultModelsExpandDepth: 0 },
    // Swagger UI uses inline styles; scripts still come from our own files only.
    transformStaticCSP: (policy) => policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
  })
}

type ApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas?: Record<string, unknown> }
}
type Content = Record<string, { schema: unknown; example?: unknown }>
type Operation = {
  operationId: string
  description?: string
  security?: readonly object[]
  parameters?: { name: string; in: string; example?: unknown }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
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
  const answer = operation.responses['200']?.content?.['application/json']
  if (answer) answer.example = endpoint.example
}

/** Every refusal has the same schema. Repeated at each response, it was four fifths of the document. */
function describeRefusalOnce(document: ApiDocument): void {
  for (const { responses } of operationsOf(document)) {
    for (const { content } of Object.values(responses)) {
      const refusal = content?.['application/problem+json']
      if (!refusal) continue
      document.components.schemas = { Problem: refusal.schema, ...document.components.schemas }
      refusal.schema = { $ref: '#/components/schemas/Problem' }
    }
  }
}
