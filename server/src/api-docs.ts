import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** What /api/docs shows, made out of the very endpoints that are mounted. */
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
        description: 'Number games with a draw that nobody can choose and anybody can check. Amounts are in santim.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => withExamples(document, examples),
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // The page styles itself inline; scripts stay held to our own files.
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
