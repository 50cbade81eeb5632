import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
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
      openapi: '3.1.0',
      info: {
        title: 'Edil',
        version: '0.1.0',
        description:
          'Number games whose draws anyone can verify. Amounts are in santim (1/100 birr), times are UTC (ISO 8601).',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => withExamples(document, examples),
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // Swagger UI uses inline styles; scripts still come from our own files only.
    transformStaticCSP: (policy) => policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
  })
}

type OpenApiDocument = ReturnType<NonNullable<FastifyDynamicSwaggerOptions['transformObject']>>
type Operation = {
  operationId?: string
  responses?: Record<string, { content?: Record<string, { example?: unknown }> }>
}

function withExamples(document: object, examples: ReadonlyMap<string, unknown>) {
  const { openapiObject } = document as { openapiObject: OpenApiDocument }
  for (const methods of Object.values(openapiObject.paths ?? {})) {
    for (const { operationId, responses } of Object.values(methods ?? {}) as Operation[]) {
      const answer = responses?.['200']?.content?.['application/json']
      if (answer && operationId) answer.example = examples.get(operationId)
    }
  }
  return openapiObject
}
