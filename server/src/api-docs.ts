import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** OpenAPI documentation at /api/docs, generated from the mounted endpoints. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  const examples = new Map<string, unknown>()
  app.addHook('onRoute', ({ config }) => {
    if (config?.endpoint) examples.set(config.endpoint.name, config.endpoint.example)
  })
  await app.register(swagger, {
    openapi: {
      // Swagger UI takes three times as long to read 3.1.
      openapi: '3.0.3',
      info: {
        title: 'Edil',
        version: '0.1.0',
        description:
          'Number games whose draws anyone can verify. Amounts are in santim (1/100 birr), times are UTC (ISO 8601).',
        license: { name: 'Apache-2.0' },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (swaggerDocument) => {
      if (!('openapiObject' in swaggerDocument)) throw new Error('the documentation is not of OpenAPI 3')
      const document = swaggerDocument.openapiObject as ApiDocument
      addExamples(document, examples)
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
type Operation = {
  operationId: string
  responses: Record<string, { content?: Record<string, { schema: unknown; example?: unknown }> }>
}

function addExamples({ paths }: ApiDocument, examples: ReadonlyMap<string, unknown>): void {
  for (const { operationId, responses } of Object.values(paths).flatMap(Object.values<Operation>)) {
    const answer = responses['200']?.content?.['application/json']
    if (answer) answer.example = examples.get(operationId)
  }
}

/** Every refusal has the same schema. Repeated at each response, it was four fifths of the document. */
function describeRefusalOnce({ paths, components }: ApiDocument): void {
  for (const { responses } of Object.values(paths).flatMap(Object.values<Operation>)) {
    for (const { content } of Object.values(responses)) {
      const refusal = content?.['application/problem+json']
      if (!refusal) continue
      components.schemas = { Problem: refusal.schema, ...components.schemas }
      refusal.schema = { $ref: '#/components/schemas/Problem' }
    }
  }
}
